import BeagleScenario

/// Looks at folders again and again, where the system does not tell of changes.
final class FolderScanner: FolderWatcher {
  let descriptor: Int32 = -1
  let pause: Int32 = 200
  private var folders: [String: [String: FileSystem.Version]] = [:]

  func add(_ folder: String) {
    if folders[folder] == nil { folders[folder] = Self.versions(in: folder) }
  }

  func changes() -> Set<String> {
    var changed: Set<String> = []
    for (folder, before) in folders {
      let now = Self.versions(in: folder)
      for name in Set(before.keys).union(now.keys) where before[name] != now[name] {
        changed.insert(FileSystem.join(folder, name))
      }
      folders[folder] = now
    }
    return changed
  }

  private static func versions(in folder: String) -> [String: FileSystem.Version] {
    let names = (try? FileSystem.names(in: folder)) ?? []
    return names.reduce(into: [:]) { $0[$1] = FileSystem.version(of: FileSystem.join(folder, $1)) }
  }
}

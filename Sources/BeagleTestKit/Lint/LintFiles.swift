import BeagleScenario

/// Finds the files that lint checks.
enum LintFiles {
  /// The files given, and all screens and scenarios, helpers included, in the folders given; in the order of paths.
  static func find(_ paths: [String]) throws(UsageError) -> [String] {
    var files: Set<String> = []
    for path in paths.map(PathArgument.shortened) {
      switch FileSystem.kind(of: path) {
      case .file: files.insert(path)
      case .folder: try add(below: path, to: &files)
      case .other: throw .unreadable(path: path, reason: "neither a file nor a folder")
      case nil: throw .unreadable(path: path, reason: SystemError.last(path).reason)
      }
    }
    return files.sorted(by: FileSystem.utf8Order)
  }

  private static func add(below folder: String, to files: inout Set<String>) throws(UsageError) {
    guard let listing = try? FileSystem.listing(of: folder) else { return }
    if let name = listing.unreadable.first(where: isChecked) {
      throw .unreadable(path: FileSystem.join(folder, name), reason: Discovery.noUTF8)
    }
    for name in listing.names where !name.hasPrefix(".") && name != "__snapshots__" && name != "_beagle.lua" {
      let path = FileSystem.join(folder, name)
      switch FileSystem.kind(of: path) {
      case .file where isChecked(name): files.insert(path)
      case .folder where !FileSystem.isLink(path): try add(below: path, to: &files)
      default: break
      }
    }
  }

  private static func isChecked(_ name: String) -> Bool { name.hasSuffix(".lua") || name.hasSuffix(".json") }
}

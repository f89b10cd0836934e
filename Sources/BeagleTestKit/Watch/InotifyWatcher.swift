#if os(Linux)
  import BeagleScenario
  import Glibc

  /// Hears of changes from Linux.
  final class InotifyWatcher: FolderWatcher {
    let descriptor: Int32
    let pause: Int32 = -1
    private var folders: [Int32: String] = [:]
    private var watched: Set<String> = []

    /// A watcher of nothing yet; nil where the system has no more of them.
    init?() {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    func add(_ folder: String) {
      guard watched.insert(folder).inserted else { return }
      let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
      let watch = inotify_add_watch(descriptor, folder, UInt32(events))
      if watch >= 0 { folders[watch] = folder } else { watched.remove(folder) }
    }

    func changes() -> Set<String> {
      var changed: Set<String> = []
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return changed }
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= count {
          let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self) }
          let start = offset + MemoryLayout<inotify_event>.size
          let end = start + Int(event.len)
          let name = String(decoding: buffer[start..<end].prefix { $0 != 0 }, as: UTF8.self)
          if let folder = folders[event.wd], !name.isEmpty { changed.insert(FileSystem.join(folder, name)) }
          if event.mask & UInt32(IN_IGNORED) != 0, let gone = folders.removeValue(forKey: event.wd) {
            watched.remove(gone)
          }
          offset = end
        }
      }
    }
  }
#endif

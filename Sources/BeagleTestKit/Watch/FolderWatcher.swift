/// Hears of changes to the files in folders.
protocol FolderWatcher: AnyObject {
  /// The open file that becomes readable when something changed; -1 where only looking again tells.
  var descriptor: Int32 { get }
  /// How many milliseconds may pass until `changes()` is asked again; -1 for any number.
  var pause: Int32 { get }

  /// Watches a folder as well, without those below it.
  func add(_ folder: String)

  /// The paths that changed since the last call.
  func changes() -> Set<String>
}

/// The kinds of watcher.
enum FolderWatchers {
  /// One that the system tells of changes; where it cannot, or has no more of them, one that looks itself.
  static func best() -> any FolderWatcher {
    #if os(Linux)
      if let watcher = InotifyWatcher() { return watcher }
    #endif
    return FolderScanner()
  }
}

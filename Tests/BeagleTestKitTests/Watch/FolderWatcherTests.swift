import BeagleScenario
import Testing

@testable import BeagleTestKit

/// What watchers hear of a folder's files.
@Suite struct FolderWatcherTests {
  /// The kinds of watcher.
  enum Kind: CaseIterable {
    case scanner
    case best

    func make() -> any FolderWatcher { self == .scanner ? FolderScanner() : FolderWatchers.best() }
  }

  @Test(arguments: Kind.allCases) func hearsOfFilesThatComeChangeAndGo(by kind: Kind) throws {
    let shell = Shell()
    let path = FileSystem.join(shell.folder, "work/home.json")
    let watcher = kind.make()
    watcher.add(FileSystem.join(shell.folder, "work"))
    #expect(watcher.changes() == [])
    // Written by a process of its own: while the file is open here, another test may hand it on to what it starts.
    #expect(shell.run("echo '{}' > home.json").status == 0)
    #expect(watcher.changes() == [path])
    #expect(watcher.changes() == [])
    #expect(shell.run("echo '{ }' > home.json").status == 0)
    #expect(watcher.changes() == [path])
    #expect(shell.run("rm home.json").status == 0)
    #expect(watcher.changes() == [path])
  }
}

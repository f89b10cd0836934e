/// What `beagle-test --help` prints.
enum RunHelp {
  /// The whole text.
  static var text: String {
    HelpText.render(usage: usage, about: about, options: RunOptions.all.map(\.descriptor))
  }

  private static let usage = [
    "beagle-test [run] [options] PATH...", "beagle-test merge [options] FILE...", "beagle-test lint [options] PATH...",
    "beagle-test show [options] RESULTS.json...", "beagle-test init [options] [DIR]",
    "beagle-test completions bash|zsh|fish|man",
  ]

  private static let about = [
    "Runs the scenarios in files, in folders (every *.lua below, but _*.lua and __snapshots__),",
    "or, as FILE:LINE, the test that stands there.",
  ]
}

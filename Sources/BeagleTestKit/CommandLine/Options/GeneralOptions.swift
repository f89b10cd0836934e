/// The options that every command has.
enum GeneralOptions {
  /// All of them.
  static var all: [Option<RunSettings>] {
    [
      .flag("--help", "h", group: .general, "Print this help") { $0.help = true },
      .flag("--version", nil, group: .general, "Print the version") { $0.version = true },
    ]
  }
}

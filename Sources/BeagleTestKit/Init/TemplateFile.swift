/// A file that `init` writes.
struct TemplateFile: Hashable {
  /// Its path below the folder given.
  let path: String
  /// Its text.
  let content: String
  /// Whether it is a program.
  var isExecutable = false
}

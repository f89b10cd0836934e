/// What `--help`, completions and the man page tell about an option.
struct OptionDescriptor: Hashable {
  /// How an option takes its value.
  enum Value: Hashable {
    /// It takes none.
    case none
    /// `--name VALUE` or `--name=VALUE`.
    case required(String)
    /// `--name` or `--name=VALUE`.
    case optional(String)
    /// `--name VALUE...`, up to the next option or `--`.
    case list(String)
  }

  /// What completions offer for a value.
  enum Completion: Hashable {
    /// Nothing in particular.
    case nothing
    /// Files.
    case files
    /// Folders.
    case folders
    /// One of these words.
    case words([String])
  }

  /// The heading below which it is told.
  enum Group: String, CaseIterable, Hashable {
    /// Which tests run.
    case selection = "Which tests"
    /// How they are run.
    case running = "How they run"
    /// What is told about them.
    case reports = "Reports"
    /// What scripts see and may do.
    case scenarios = "What scenarios may do"
    /// Everything else.
    case general = "General"
  }

  /// Its name, `--filter`.
  let name: String
  /// The letter that stands for it, if one does.
  let letter: Character?
  /// Its value.
  let value: Value
  /// What completions offer for the value.
  let completion: Completion
  /// Where it is told.
  let group: Group
  /// What it does, in a sentence.
  let summary: String

  /// The name with the value's placeholder: `--filter TEXT`.
  var usage: String {
    switch value {
    case .none: name
    case .required(let placeholder): "\(name) \(placeholder)"
    case .optional(let placeholder): "\(name)[=\(placeholder)]"
    case .list(let placeholder): "\(name) \(placeholder)..."
    }
  }
}

/// An option of a command whose arguments are read into `Settings`.
struct Option<Settings> {
  /// What is told about it.
  let descriptor: OptionDescriptor
  /// Puts the value, nil where there is none, into the settings.
  let apply: (inout Settings, String?) throws(UsageError) -> Void

  /// An option without a value.
  static func flag(
    _ name: String, _ letter: Character? = nil, group: OptionDescriptor.Group, _ summary: String,
    apply: @escaping (inout Settings) throws(UsageError) -> Void
  ) -> Option {
    let descriptor = OptionDescriptor(
      name: name, letter: letter, value: .none, completion: .nothing, group: group, summary: summary)
    return Option(descriptor: descriptor) { (settings, _) throws(UsageError) in try apply(&settings) }
  }

  /// An option with a value.
  static func value(
    _ name: String, _ letter: Character? = nil, _ placeholder: String, group: OptionDescriptor.Group, _ summary: String,
    completion: OptionDescriptor.Completion = .nothing,
    apply: @escaping (inout Settings, String) throws(UsageError) -> Void
  ) -> Option {
    let descriptor = OptionDescriptor(
      name: name, letter: letter, value: .required(placeholder), completion: completion, group: group, summary: summary)
    return Option(descriptor: descriptor) { (settings, value) throws(UsageError) in try apply(&settings, value ?? "") }
  }

  /// An option whose value may be left out.
  static func optionalValue(
    _ name: String, _ placeholder: String, group: OptionDescriptor.Group, _ summary: String,
    completion: OptionDescriptor.Completion = .nothing,
    apply: @escaping (inout Settings, String?) throws(UsageError) -> Void
  ) -> Option {
    let descriptor = OptionDescriptor(
      name: name, letter: nil, value: .optional(placeholder), completion: completion, group: group, summary: summary)
    return Option(descriptor: descriptor, apply: apply)
  }

  /// An option that takes all values up to the next option.
  static func list(
    _ name: String, _ placeholder: String, group: OptionDescriptor.Group, _ summary: String,
    completion: OptionDescriptor.Completion = .nothing,
    apply: @escaping (inout Settings, String) throws(UsageError) -> Void
  ) -> Option {
    let descriptor = OptionDescriptor(
      name: name, letter: nil, value: .list(placeholder), completion: completion, group: group, summary: summary)
    return Option(descriptor: descriptor) { (settings, value) throws(UsageError) in
      if let value { try apply(&settings, value) }
    }
  }
}

import BeagleScenario

/// Reads a command's arguments by its table of options.
struct ArgumentParser<Settings> {
  /// The options that there are.
  let options: [Option<Settings>]
  /// What is done with an argument that is no option.
  let positional: (inout Settings, String) throws(UsageError) -> Void

  /// Puts everything that `arguments` say into `settings`.
  func parse(_ arguments: [String], into settings: inout Settings) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        for path in rest { try positional(&settings, path) }
        return
      }
      if argument.hasPrefix("--") {
        try parseLong(argument, rest: &rest, into: &settings)
      } else if argument.hasPrefix("-") && argument != "-" {
        try parseLetters(argument, rest: &rest, into: &settings)
      } else {
        try positional(&settings, argument)
      }
    }
  }

  private func parseLong(
    _ argument: String, rest: inout ArraySlice<String>, into settings: inout Settings
  ) throws(UsageError) {
    let equals = argument.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = equals.map { String(argument[..<$0]) } ?? argument
    let value = equals.map { String(argument[argument.index(after: $0)...]) }
    guard let option = options.first(where: { $0.descriptor.name == name }) else {
      throw .unknownOption(name, nearest: nearest(to: name))
    }
    try apply(option, name: name, value: value, rest: &rest, into: &settings)
  }

  private func parseLetters(
    _ argument: String, rest: inout ArraySlice<String>, into settings: inout Settings
  ) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.descriptor.letter == letter }) else {
        let whole = "-\(argument)"
        let nearest = argument.count > 2 ? nearest(to: whole) : nil
        throw .unknownOption(argument.count > 2 ? argument : "-\(letter)", nearest: nearest)
      }
      var value: String?
      if option.descriptor.value != .none, !letters.isEmpty {
        value = String(letters)
        letters = ""
      }
      try apply(option, name: "-\(letter)", value: value, rest: &rest, into: &settings)
    }
  }

  private func apply(
    _ option: Option<Settings>, name: String, value: String?, rest: inout ArraySlice<String>,
    into settings: inout Settings
  ) throws(UsageError) {
    switch option.descriptor.value {
    case .none:
      if value != nil { throw .unexpectedValue(option: name) }
      try option.apply(&settings, nil)
    case .optional:
      try option.apply(&settings, value)
    case .required(let placeholder):
      guard let given = value ?? nextValue(&rest) else { throw .missingValue(option: name, placeholder: placeholder) }
      try option.apply(&settings, given)
    case .list(let placeholder):
      var given: [String] = value.map { [$0] } ?? []
      while let next = rest.first, !next.hasPrefix("-") {
        given.append(next)
        rest.removeFirst()
      }
      if given.isEmpty { throw .missingValue(option: name, placeholder: "\(placeholder)...") }
      for one in given { try option.apply(&settings, one) }
    }
  }

  private func nearest(to name: String) -> String? {
    if options.contains(where: { $0.descriptor.name == name }) { return name }
    let bare = options.map { String($0.descriptor.name.drop { $0 == "-" }) }
    return NearestNames.find(String(name.drop { $0 == "-" }), among: bare, limit: 1).first.map { "--" + $0 }
  }

  /// The next argument, unless it is an option: then the value before it was forgotten.
  private func nextValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, next != "--" else { return nil }
    let name = next.prefix { $0 != "=" }
    if options.contains(where: { $0.descriptor.name == name }) { return nil }
    return rest.popFirst()
  }
}

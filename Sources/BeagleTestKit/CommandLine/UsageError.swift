/// What is wrong with a command line, in words that lead to a right one.
enum UsageError: Error, Hashable {
  /// No option has this name.
  case unknownOption(String, nearest: String?)
  /// An option came without the value that it needs.
  case missingValue(option: String, placeholder: String)
  /// An option got a value, and takes none.
  case unexpectedValue(option: String)
  /// An option's value cannot be read.
  case invalidValue(option: String, value: String, expected: String)
  /// An option that may stand once came twice.
  case repeated(option: String)
  /// Two options that exclude each other.
  case conflict(String, String)
  /// An option or a variable that has no sense without another.
  case needs(String, other: String)
  /// The command got nothing to work on.
  case noPath(command: String, wants: String)
  /// Something stands where nothing belongs.
  case unexpectedArgument(String)
  /// A path of the command line where there is nothing, or nothing to be read.
  case unreadable(path: String, reason: String)
  /// A report that cannot be written where it is wanted.
  case unwritable(path: String, reason: String)
  /// A revision that git does not know, or a folder that git does not.
  case invalidRevision(String, reason: String)
  /// `FILE:LINE` where that file has no test.
  case noTestAtLine(file: String, line: Int, lines: [Int])
  /// Two scenarios whose recordings would take each other's place.
  case sameRecording(String, String)
  /// The runner's own additions cannot be used in any app.
  case unusableExtensions(String)
  /// Several errors about paths, all of them told.
  case several([UsageError])
}

extension UsageError: CustomStringConvertible {
  /// The message, without the program's name.
  var description: String {
    switch self {
    case .unknownOption(let name, let nearest?): "unknown option \(name); did you mean \(nearest)?"
    case .unknownOption(let name, nil): "unknown option \(name)"
    case .missingValue(let option, let placeholder): "\(option) needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option): "\(option) takes no value"
    case .invalidValue(let option, let value, let expected): "\(option): '\(value)' is not \(expected)"
    case .repeated(let option): "\(option) is given more than once"
    case .conflict(let one, let other): "\(one) and \(other) exclude each other"
    case .needs(let option, let other): "\(option) needs \(other)"
    case .noPath(let command, let wants): "\(command) needs \(wants)"
    case .unexpectedArgument(let argument): "unexpected argument '\(argument)'"
    case .unreadable(let path, let reason): "\(path.isEmpty ? "''" : path): \(reason)"
    case .unwritable(let path, let reason): "cannot write the report: \(path): \(reason)"
    case .invalidRevision(let revision, let reason): "--since \(revision): \(reason)"
    case .noTestAtLine(let file, let line, let lines): Self.noTest(file: file, line: line, lines: lines)
    case .sameRecording(let one, let other):
      "--record: \(one) and \(other) would be kept in one file; record them in runs apart, in other folders"
    case .unusableExtensions(let reason): reason
    case .several(let errors): errors.map(\.description).joined(separator: "\n")
    }
  }

  private static func noTest(file: String, line: Int, lines: [Int]) -> String {
    guard !lines.isEmpty else { return "\(file):\(line): this file declares no test" }
    let shown = lines.prefix(12).map(String.init).joined(separator: ", ")
    return "\(file):\(line): no test at this line; tests begin at \(shown)\(lines.count > 12 ? ", …" : "")"
  }
}

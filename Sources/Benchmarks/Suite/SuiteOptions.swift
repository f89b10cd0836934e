/// What `benchmarks generate` is asked for.
struct SuiteOptions {
  /// How flows are spread over files.
  enum Skew: String, CaseIterable {
    /// All files have as many.
    case even
    /// The file of rank n has an n-th of what the first has (Zipf's law), and none has none.
    case zipf
  }

  /// What the command line looks like.
  static let usage = "benchmarks generate --flows N [--files N] [--skew even|zipf] [--seed N] --into FOLDER"

  /// How many flows, each of them a test.
  var flows = 0
  /// Over how many files they are spread; nil for one in ten.
  var files: Int?
  /// How they are.
  var skew = Skew.even
  /// What everything that differs comes from.
  var seed: UInt64 = 1
  /// Where the suite goes.
  var folder = ""

  /// Reads the arguments after `generate`.
  init(_ arguments: [String]) throws {
    var rest: ArraySlice<String> = arguments[...]
    while let argument = rest.popFirst() {
      guard let value = rest.popFirst() else { throw BenchmarkError("\(argument) needs a value; \(Self.usage)") }
      switch argument {
      case "--flows": flows = try Self.count(value, of: argument)
      case "--files": files = try Self.count(value, of: argument)
      case "--into": folder = value
      case "--seed":
        guard let number = UInt64(value) else { throw BenchmarkError("--seed takes a whole number, not \(value)") }
        seed = number
      case "--skew":
        guard let known = Skew(rawValue: value) else { throw BenchmarkError("--skew is even or zipf, not \(value)") }
        skew = known
      default: throw BenchmarkError("unknown argument \(argument); \(Self.usage)")
      }
    }
    guard flows > 0, !folder.isEmpty else { throw BenchmarkError("--flows and --into are needed; \(Self.usage)") }
    guard fileCount <= flows else { throw BenchmarkError("\(fileCount) files are too many for \(flows) flows") }
  }

  /// How many files there are.
  var fileCount: Int { files ?? max(1, flows / 10) }

  private static func count(_ text: String, of option: String) throws -> Int {
    guard let number = Int(text), number > 0 else {
      throw BenchmarkError("\(option) takes a whole number above 0, not \(text)")
    }
    return number
  }
}

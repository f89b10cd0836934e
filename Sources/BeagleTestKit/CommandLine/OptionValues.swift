import BeagleSchema

/// Reads the values of options, each with an error that says what was expected.
enum OptionValues {
  /// A whole number of at least `minimum`.
  static func integer(_ text: String, option: String, minimum: Int) throws(UsageError) -> Int {
    guard let number = Int(text), number >= minimum else {
      throw .invalidValue(option: option, value: text, expected: "a whole number of at least \(minimum)")
    }
    return number
  }

  /// A number of seconds above zero.
  static func seconds(_ text: String, option: String) throws(UsageError) -> Double {
    guard let number = Double(text), number > 0, number.isFinite else {
      throw .invalidValue(option: option, value: text, expected: "a number of seconds above 0")
    }
    return number
  }

  /// A percentage.
  static func percentage(_ text: String, option: String) throws(UsageError) -> Double {
    guard let number = Double(text.hasSuffix("%") ? String(text.dropLast()) : text), (0...100).contains(number) else {
      throw .invalidValue(option: option, value: text, expected: "a percentage from 0 to 100")
    }
    return number
  }

  /// A seed: any whole number from 0 on that fits 64 bits.
  static func seed(_ text: String, option: String) throws(UsageError) -> UInt64 {
    guard let number = UInt64(text) else {
      throw .invalidValue(option: option, value: text, expected: "a whole number from 0 to \(UInt64.max)")
    }
    return number
  }

  /// One of a few words.
  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ text: String, option: String, of type: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: text) { return choice }
    throw .invalidValue(option: option, value: text, expected: "one of \(words(of: type).joined(separator: ", "))")
  }

  /// The words of a choice.
  static func words<Choice: CaseIterable & RawRepresentable<String>>(of type: Choice.Type) -> [String] {
    type.allCases.map(\.rawValue)
  }

  /// Platforms, with commas between them.
  static func platforms(_ text: String, option: String) throws(UsageError) -> [Platform] {
    var platforms: [Platform] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let platform: Platform = try choice(String(name), option: option)
      if !platforms.contains(platform) { platforms.append(platform) }
    }
    return platforms
  }

  /// `I/N`, the I-th of N parts counted from 1.
  static func shard(_ text: String, option: String) throws(UsageError) -> ShardNumber {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), count >= 1,
      (1...count).contains(number)
    else {
      throw .invalidValue(option: option, value: text, expected: "I/N with 1 <= I <= N, as 2/5")
    }
    return ShardNumber(index: number - 1, count: count)
  }

  /// `HOST` or `HOST:PORT`.
  static func host(_ text: String, option: String) throws(UsageError) -> String {
    let expected = "a host, or HOST:PORT, without scheme and path"
    let invalid = UsageError.invalidValue(option: option, value: text, expected: expected)
    if text.isEmpty || text.contains(where: { $0 == "/" || $0 == "@" || $0.isWhitespace }) { throw invalid }
    if !text.hasPrefix("["), let colon = text.lastIndex(of: ":"), text.firstIndex(of: ":") == colon {
      guard let port = Int(text[text.index(after: colon)...]), (1...65535).contains(port), colon != text.startIndex
      else { throw invalid }
    }
    return text
  }

  /// `NAME` or `NAME=FILE` of a report.
  static func reporter(_ text: String, option: String) throws(UsageError) -> ReporterRequest {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let kind: ReporterKind = try choice(String(parts.first ?? ""), option: option)
    guard parts.count == 2 else {
      return ReporterRequest(kind: kind, file: kind == .html ? "beagle-report.html" : nil)
    }
    if parts[1].isEmpty { throw .missingValue(option: "\(option) \(kind.rawValue)=", placeholder: "FILE") }
    return ReporterRequest(kind: kind, file: String(parts[1]))
  }
}

import BeagleScenario
import BeagleSchema

/// Checks files: first gathers what they say of each other, then judges each.
struct LintRun {
  /// What was found, by file and place.
  private(set) var findings: [LintFinding] = []
  /// How many files were looked at.
  private(set) var fileCount = 0

  /// Checks these files.
  init(files: [String]) {
    var facts = LintFacts()
    var screens: [(file: String, bytes: [UInt8])] = []
    var scenarios: [(file: String, bytes: [UInt8], tokens: [LuaToken])] = []
    for file in files {
      let bytes: [UInt8]
      do {
        bytes = try FileSystem.read(file)
      } catch {
        findings.append(LintFinding(rule: .syntax, file: file, line: 1, column: 1, message: error.reason))
        continue
      }
      if file.hasSuffix(".lua") {
        let tokens = LuaTokenizer.tokens(of: bytes)
        facts.gather(tokens, file: file)
        scenarios.append((file, bytes, tokens))
      } else {
        if let document = PlacedJSONParser.parse(bytes) { facts.gather(document, file: file) }
        screens.append((file, bytes))
      }
    }
    fileCount = files.count
    for (file, bytes) in screens { check(screen: bytes, file, facts) }
    for (file, bytes, tokens) in scenarios {
      var lint = ScenarioLint(file: file, facts: facts)
      lint.check(bytes, tokens: tokens)
      findings += lint.findings
    }
    findings += RouteLint.findings(facts)
    findings.sort()
  }

  /// Data that is no component is only parsed.
  private mutating func check(screen bytes: [UInt8], _ file: String, _ facts: LintFacts) {
    if let document = PlacedJSONParser.parse(bytes), document["_beagleComponent_"] == nil, isWellFormed(bytes) {
      return
    }
    var lint = ScreenLint(file: file, facts: facts)
    lint.check(bytes)
    findings += lint.findings
  }

  private func isWellFormed(_ bytes: [UInt8]) -> Bool { (try? DynamicObject(rawJSON: bytes)) != nil }
}

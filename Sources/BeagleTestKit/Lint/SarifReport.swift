import BeagleSchema

/// Findings in SARIF 2.1.0, for code scanning services.
enum SarifReport {
  /// The whole document.
  static func text(_ findings: [LintFinding]) -> String {
    let rules = LintRule.allCases.map { rule -> DynamicObject in
      ["id": .string(rule.rawValue), "shortDescription": ["text": .string(rule.summary)]]
    }
    let driver: DynamicObject = [
      "name": "beagle-test", "version": .string(BeagleTestVersion.current), "rules": .array(rules),
    ]
    let run: DynamicObject = [
      "tool": ["driver": driver], "columnKind": "unicodeCodePoints", "results": .array(findings.map(result)),
    ]
    let document: DynamicObject = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
    return JSONWriter(isPretty: true, endsLine: true).string(document)
  }

  private static func result(_ finding: LintFinding) -> DynamicObject {
    let region: DynamicObject = ["startLine": .int(finding.line), "startColumn": .int(finding.column)]
    let location: DynamicObject = [
      "physicalLocation": ["artifactLocation": ["uri": .string(uri(finding.file))], "region": region]
    ]
    return [
      "ruleId": .string(finding.rule.rawValue), "level": finding.rule == .questionable ? "note" : "warning",
      "message": ["text": .string(finding.message)], "locations": [location],
    ]
  }

  private static func uri(_ path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    let digits = Array("0123456789ABCDEF")
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain = Character(scalar).isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
      if isPlain || "/-._~".unicodeScalars.contains(scalar) {
        uri.unicodeScalars.append(scalar)
      } else {
        uri += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return uri
  }
}

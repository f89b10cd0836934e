extension [LuaToken] {
  /// Whether the text at `index` is a part of a longer one, by `..`.
  func isJoined(at index: Int) -> Bool {
    let before = index >= 2 && self[index - 1].text == "." && self[index - 2].text == "."
    let after = index + 2 < count && self[index + 1].text == "." && self[index + 2].text == "."
    return self[index].kind == .string && (before || after)
  }
}

extension LintFacts {
  /// Gathers the stubs, texts and names of a scenario.
  mutating func gather(_ tokens: [LuaToken], file: String) {
    hasScenarios = true
    var isRoute = false
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .name:
        names.insert(token.text)
        isRoute = ["stub", "fail"].contains(token.text) && index > 0 && tokens[index - 1].text == ":"
        if isRoute, index + 2 < tokens.count, tokens[index + 1].text == "(", tokens[index + 2].kind != .string {
          hasComputedStubs = true
        }
      case .symbol: if token.text != "(" { isRoute = false }
      case .string:
        if isRoute && tokens.isJoined(at: index) {
          hasComputedStubs = true
          texts.insert(token.text)
        } else if isRoute {
          let place = Address(url: token.text, file: file, line: token.line, column: token.column)
          stubs.append(Stub(route: token.text, place: place))
        } else {
          texts.insert(token.text)
        }
        isRoute = false
      }
    }
  }
}

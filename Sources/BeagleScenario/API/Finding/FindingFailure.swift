import Beagle
import BeagleSchema

/// Says what a search found instead of the one component that it was to find.
struct FindingFailure {
  let finder: Finder
  let query: ElementQuery

  private var place: String {
    if let element = finder.element { return "below \(element.label)" }
    let screen = finder.app.application.visibleScreen?.identifier ?? ""
    return "on the screen \(LuaLiteral.quoted(screen))"
  }

  private func subject(_ verb: String = "matches") -> String {
    switch query.condition {
    case .id(let id): "with the id \(LuaLiteral.quoted(id))"
    case .fields, .anything: "that \(verb) \(LuaLiteral.summary(of: query.shown))"
    case .predicate: "that the function accepts"
    }
  }

  /// The text for a search that found more than one.
  func several(_ found: [Found]) -> String {
    var lines = ["found \(found.count) components \(subject("match")) \(place), and one was expected"]
    lines += found.prefix(10).map { "  " + $0.line }
    if found.count > 10 { lines.append("  … and \(found.count - 10) more") }
    return lines.joined(separator: "\n")
  }

  /// The text for a search that found none.
  func none() throws -> String {
    var lines = ["found no component \(subject()) \(place)"]
    let near = try nearest()
    lines[0] += near.hint
    lines += near.lines
    lines += unknownKeys()
    lines += tree()
    lines += near.reasons
    return lines.joined(separator: "\n")
  }

  /// Says which keys of the pattern nothing has that was searched, and what they may have been meant for.
  private func unknownKeys() -> [String] {
    guard case .fields(let fields) = query.condition else { return [] }
    let names: Set<String> = ["component", "visible"]
    let unknown = fields.map(\.key).filter { key in
      !names.contains(key) && !finder.candidates.contains { $0.shown(key) != nil }
    }
    guard !unknown.isEmpty else { return [] }
    let platform = finder.app.platform
    let known = names.union(
      finder.candidates.flatMap { $0.node.definition?.properties(on: platform).map(\.name) ?? [] })
    return unknown.map { key in
      TreeAssertion.isLeftOut(key)
        ? TreeAssertion.leftOut
        : "nothing there has \(LuaLiteral.quoted(key))"
          + (known.contains(key) ? "" : NearestNames.hint(key, among: known))
    }
  }

  /// What is there, as an outline.
  func tree() -> [String] {
    if let element = finder.element {
      return ["it has:", TreeOutline.render(element.tree)]
    }
    guard let root = finder.app.application.visibleScreen?.root else { return [] }
    return ["the screen has:", TreeOutline.render(root.tree)]
  }

  /// What comes near, and why its properties have their values.
  private struct Nearest {
    var hint = ""
    var lines: [String] = []
    var reasons: [String] = []
  }

  private func nearest() throws -> Nearest {
    switch query.condition {
    case .id(let id): return Nearest(hint: NearestNames.hint(id, among: finder.candidates.compactMap(\.id)))
    case .fields(let fields): return try nearest(fields)
    case .anything, .predicate: return Nearest()
    }
  }

  /// The components that match most of the named keys, with what they have instead.
  private func nearest(_ fields: [Pattern.Field]) throws -> Nearest {
    var ranked: [(element: Element, score: Int, order: Int)] = []
    for (order, element) in finder.candidates.enumerated() {
      var score = 0
      for field in fields {
        let value = Found.element(element).shown(field.key)
        if try PatternMatcher.matches(value, field.pattern) {
          score += 100
        } else if case .text(let wanted) = field.pattern, case .string(let text)? = value,
          !NearestNames.find(wanted, among: [text]).isEmpty
        {
          score += 50
        }
      }
      if score > 0 { ranked.append((element, score, order)) }
    }
    ranked.sort { $0.score != $1.score ? $0.score > $1.score : $0.order < $1.order }
    guard let best = ranked.first?.score else { return Nearest() }
    let shown = ranked.filter { $0.score == best }.prefix(3)
    var lines = [shown.count == 1 ? "the nearest is" : "the nearest are"]
    for (element, _, _) in shown {
      lines.append("  " + Found.element(element).line)
      for field in fields {
        let differences = try PatternMatcher.differences(
          Found.element(element).shown(field.key), field.pattern, style: .tree, at: field.key)
        if !differences.isEmpty { lines.append(DifferenceText.render(differences, indent: 4)) }
      }
    }
    var reasons: [String] = []
    if shown.count == 1, let element = shown.first?.element {
      for field in fields where try !PatternMatcher.matches(Found.element(element).shown(field.key), field.pattern) {
        let explanation = try Explanation(of: field.key, element: element, app: finder.app)
        if !explanation.reads.isEmpty { reasons.append(explanation.shownText) }
      }
    }
    return Nearest(lines: lines, reasons: reasons)
  }
}

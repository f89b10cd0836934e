import BeagleScenario

/// The coverage for people: the whole, then a line per screen.
struct CoverageText {
  private static let plurals: [CoveragePoint.Kind: String] = [
    .component: "components", .action: "actions", .callback: "callbacks", .branch: "branches", .route: "routes",
    .state: "states",
  ]

  /// What is told.
  let map: CoverageMap
  /// Whether all that is not used is told as well.
  let isDetailed: Bool

  /// The lines.
  var lines: [String] {
    let total = map.total
    if total.total == 0 { return ["coverage: no screen was shown"] }
    let kinds = CoveragePoint.Kind.allCases.compactMap { kind -> String? in
      let share = map.share { $0.kind == kind }
      return share.total == 0 ? nil : "\(share.used)/\(share.total) \(Self.plurals[kind] ?? kind.rawValue)"
    }
    var lines = ["coverage: \(Self.percentage(total)) (\(kinds.joined(separator: ", ")))"]
    for (screen, points) in map.byScreen {
      var share = CoverageMap.Share()
      for point in points { share.count(point.isUsed) }
      let percentage = Self.percentage(share)
      lines.append("  \(String(repeating: " ", count: 5 - percentage.count))\(percentage)  \(screen)")
      guard isDetailed else { continue }
      lines += points.filter { !$0.isUsed }.map { "        not used: \($0.kind.rawValue) \($0.name) at \($0.place)" }
    }
    return lines
  }

  /// A share in per cent, rounded down, so that 100 % is all of it.
  static func percentage(_ share: CoverageMap.Share) -> String {
    let whole = share.total == 0 ? 100 : share.used * 100 / share.total
    return "\(whole) %"
  }
}

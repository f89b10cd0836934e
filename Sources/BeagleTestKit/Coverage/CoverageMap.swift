import BeagleScenario

/// What all scenarios together use of the screens they show.
struct CoverageMap: Hashable {
  /// How much of something is used.
  struct Share: Hashable {
    /// What is used.
    var used = 0
    /// What is there.
    var total = 0

    /// The share in per cent; of nothing, all.
    var percentage: Double { total == 0 ? 100 : Double(used) * 100 / Double(total) }

    /// Counts one more.
    mutating func count(_ isUsed: Bool) {
      total += 1
      if isUsed { used += 1 }
    }
  }

  private struct Key: Hashable {
    let kind: CoveragePoint.Kind
    let screen: String
    let place: String
  }

  private var indexes: [Key: Int] = [:]
  private(set) var points: [CoveragePoint] = []

  /// Adds what one run tells; a point is used when any run used it.
  mutating func add(_ more: [CoveragePoint]) {
    for point in more {
      let key = Key(kind: point.kind, screen: point.screen, place: point.place)
      if let index = indexes[key] {
        if point.isUsed { points[index].isUsed = true }
      } else {
        indexes[key] = points.count
        points.append(point)
      }
    }
  }

  /// The share of everything.
  var total: Share { share { _ in true } }

  /// The share of the points for which `isIncluded` holds.
  func share(_ isIncluded: (CoveragePoint) -> Bool) -> Share {
    var share = Share()
    for point in points where isIncluded(point) { share.count(point.isUsed) }
    return share
  }

  /// The screens, by name.
  var screens: [String] { Set(points.map(\.screen)).sorted(by: FileSystem.utf8Order) }

  /// The points of each screen, by name.
  var byScreen: [(screen: String, points: [CoveragePoint])] {
    let groups = Dictionary(grouping: points, by: \.screen)
    return screens.map { ($0, groups[$0] ?? []) }
  }
}

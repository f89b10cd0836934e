/// Finds the name that somebody probably meant.
enum NearestName {
  /// The candidate that `name` is the fewest edits away from, when these are few for its length.
  static func find(_ name: String, in candidates: [String]) -> String? {
    let limit = max(1, name.utf8.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(from: name, to: candidate)
      if distance <= limit && distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name ?? candidates.first { name.utf8.count >= 4 && $0.hasPrefix(name) }
  }

  /// How many insertions, removals, changes and swaps of neighbours lead from one text to the other.
  static func distance(from left: String, to right: String) -> Int {
    let left = Array(left.utf8)
    let right = Array(right.utf8)
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        let change = last[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}

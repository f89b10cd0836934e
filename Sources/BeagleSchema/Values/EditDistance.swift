/// How far two texts are apart.
package enum EditDistance {
  /// The edits that make one text of the other: a byte put in, left out, changed, or swapped with its neighbour.
  package static func between(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Int {
    let left = Array(left)
    let right = Array(right)
    if left.isEmpty || right.isEmpty { return left.count + right.count }
    var before = [Int](repeating: 0, count: right.count + 1)
    var above = Array(0...right.count)
    for row in 1...left.count {
      var current = [Int](repeating: row, count: right.count + 1)
      for column in 1...right.count {
        let cost = left[row - 1] == right[column - 1] ? 0 : 1
        var best = min(above[column] + 1, current[column - 1] + 1, above[column - 1] + cost)
        let swapped =
          row > 1 && column > 1 && left[row - 1] == right[column - 2] && left[row - 2] == right[column - 1]
        if swapped { best = min(best, before[column - 2] + 1) }
        current[column] = best
      }
      (before, above) = (above, current)
    }
    return above[right.count]
  }
}

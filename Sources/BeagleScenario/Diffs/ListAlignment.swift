/// Brings two lists side by side so that what they share stands together.
package enum ListAlignment {
  /// What becomes of one position.
  package enum Step: Hashable, Sendable {
    /// Both lists have an item there, equal or not.
    case pair(Int, Int)
    /// Only the first list has it.
    case missing(Int)
    /// Only the second list has it.
    case extra(Int)
  }

  /// Lists whose differing middles are longer than this together are compared position by position.
  private static let limit = 90_000

  /// The steps that lead through both lists.
  ///
  /// - Parameter same: whether the item of the first list equals the one of the second.
  package static func steps(_ left: Int, _ right: Int, same: (Int, Int) -> Bool) -> [Step] {
    var head = 0
    while head < left, head < right, same(head, head) { head += 1 }
    var tail = 0
    while tail < left - head, tail < right - head, same(left - 1 - tail, right - 1 - tail) { tail += 1 }
    var steps = (0..<head).map { Step.pair($0, $0) }
    let rows = left - head - tail
    let columns = right - head - tail
    if rows == columns || rows * columns > limit {
      steps += gap(head..<head + rows, head..<head + columns)
    } else {
      steps += aligned(head..<head + rows, head..<head + columns, same: same)
    }
    return steps + (0..<tail).reversed().map { .pair(left - 1 - $0, right - 1 - $0) }
  }

  /// Two runs without anything in common: item by item, then what is left over.
  private static func gap(_ left: Range<Int>, _ right: Range<Int>) -> [Step] {
    let pairs = zip(left, right).map { Step.pair($0, $1) }
    return pairs + left.dropFirst(pairs.count).map { .missing($0) } + right.dropFirst(pairs.count).map { .extra($0) }
  }

  private static func aligned(_ left: Range<Int>, _ right: Range<Int>, same: (Int, Int) -> Bool) -> [Step] {
    let width = right.count + 1
    var lengths = [Int](repeating: 0, count: (left.count + 1) * width)
    for row in stride(from: left.count - 1, through: 0, by: -1) {
      for column in stride(from: right.count - 1, through: 0, by: -1) {
        let here = row * width + column
        lengths[here] =
          same(left.lowerBound + row, right.lowerBound + column)
          ? lengths[here + width + 1] + 1 : max(lengths[here + width], lengths[here + 1])
      }
    }
    var steps: [Step] = []
    var (row, column) = (0, 0)
    var (rowStart, columnStart) = (0, 0)
    func flush() {
      steps += gap(
        left.lowerBound + rowStart..<left.lowerBound + row, right.lowerBound + columnStart..<right.lowerBound + column)
    }
    while row < left.count, column < right.count {
      if same(left.lowerBound + row, right.lowerBound + column) {
        flush()
        steps.append(.pair(left.lowerBound + row, right.lowerBound + column))
        (row, column) = (row + 1, column + 1)
        (rowStart, columnStart) = (row, column)
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    (row, column) = (left.count, right.count)
    flush()
    return steps
  }
}

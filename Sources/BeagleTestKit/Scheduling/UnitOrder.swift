/// What a worker is asked to do with one unit.
struct UnitOrder: Hashable {
  /// The unit's place in the plan.
  let unit: Int
  /// Which attempt this is, from 1.
  var attempt = 1
  /// Whether tests that are known already run too.
  var isWhole = false
  /// The places of the tests that this attempt is about; nil for all that the plan selects.
  var only: [Int]?
  /// The places of tests that are through, as a worker died after them.
  var done: [Int] = []
}

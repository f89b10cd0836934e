/// One test of a suite: a way through a shop, with what is bought on it.
struct SuiteFlow {
  /// The ways that there are; each is a function of the suite's `_journeys.lua`.
  enum Journey: String, CaseIterable {
    /// Buys, over five screens.
    case buy
    /// Asks for more than there is, and buys what there is.
    case all
    /// Fills the form in wrongly first.
    case correct
    /// Has the backend fail once, and tries again.
    case insist
    /// Gives up after a failure, and leaves.
    case give
    /// Looks at all goods, and buys none.
    case browse
    /// Buys over a slow network.
    case wait
  }

  private static let people = ["Ines", "Mo", "Ada", "Jun", "Olu", "Rafa", "Kim", "Lea"]

  /// The name of the test.
  let name: String
  /// The line of Lua that goes the way.
  let call: String

  /// The flow of this number, different in all that the generator decides.
  init(number: Int, of shop: SuiteShop, using generator: inout some RandomNumberGenerator) {
    let journey = Journey.allCases[Int.random(in: 0..<Journey.allCases.count, using: &generator)]
    let good = shop.goods[Int.random(in: 0..<shop.goods.count, using: &generator)]
    let count = Int.random(in: 1...good.stock, using: &generator)
    let person = Self.people[Int.random(in: 0..<8, using: &generator)]
    let zip = Int.random(in: 10_000...99_999, using: &generator)
    let tag = Int.random(in: 0..<20, using: &generator) == 0 ? " #smoke" : ""
    name = "flow \(number): \(person) and \(count) × \(good.name) (\(journey.rawValue))\(tag)"
    call =
      #"shop.\#(journey.rawValue) { good = \#(good.id), price = \#(good.price), stock = \#(good.stock), count = \#(count), name = "\#(person)", zip = "\#(zip)" }"#
  }
}

/// A `describe` of a scenario file, or the file itself: tests, blocks and hooks in the order of their declaration.
final class Block {
  /// What surrounds tests.
  enum Hook: String {
    case setup, teardown
    case lazySetup = "lazy_setup"
    case lazyTeardown = "lazy_teardown"
    case beforeEach = "before_each"
    case afterEach = "after_each"
  }

  /// What a block holds.
  enum Item {
    case block(Block)
    case test(DeclaredTest)
  }

  let name: String
  let lines: ScenarioTest.Lines
  /// Whether globals that its tests set are gone after it.
  let isInsulated: Bool
  private(set) weak var parent: Block?
  private(set) var items: [Item] = []
  private(set) var hooks: [Hook: [LuaFunction]] = [:]
  /// Whether its tests run in random order, and what the order starts from.
  var order: Order = .declared

  /// The order of a block's tests.
  enum Order {
    case declared
    case random(seed: UInt64?)
  }

  init(name: String, lines: ScenarioTest.Lines, isInsulated: Bool, parent: Block?) {
    self.name = name
    self.lines = lines
    self.isInsulated = isInsulated
    self.parent = parent
  }

  func add(_ block: Block) { items.append(.block(block)) }

  func add(_ test: DeclaredTest) { items.append(.test(test)) }

  func add(_ hook: Hook, _ function: LuaFunction) { hooks[hook, default: []].append(function) }

  /// The blocks from the file down to this one, the file itself left out.
  var chain: [Block] {
    guard let parent else { return [] }
    return parent.chain + [self]
  }

  /// The block and those around it, innermost first.
  var outward: [Block] { [self] + (parent?.outward ?? []) }

  /// All tests below, in the order of their declaration.
  var tests: [DeclaredTest] {
    items.flatMap { item in
      switch item {
      case .block(let block): block.tests
      case .test(let test): [test]
      }
    }
  }
}

/// A test as its file declared it.
final class DeclaredTest {
  let test: ScenarioTest
  /// What it does; nil for one that is pending.
  let body: LuaFunction?
  /// Why it is pending.
  let pendingReason: String?

  init(test: ScenarioTest, body: LuaFunction?, pendingReason: String? = nil) {
    self.test = test
    self.body = body
    self.pendingReason = pendingReason
  }
}

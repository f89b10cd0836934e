import Beagle
import BeagleSchema
import Testing

/// The rules of expressions §5.8.
@Suite struct GlobalContextTests {
  private let context: any GlobalContextProtocol = GlobalContext()

  @Test func writesAndReadsByPath() {
    #expect(context.get() == .empty)
    context.set(.dictionary(["b": .int(1)]))
    context.set(value: .string("x"), path: "a.b[1]")
    #expect(context.get(path: "a.b[1]") == .string("x"))
    #expect(context.get(path: "nope") == .empty)
    context.clear(path: "b")
    #expect(context.get(path: "b") == .empty)
    #expect(context.get() == .dictionary(["a": .dictionary(["b": .array([.empty, .string("x")])]), "b": .empty]))
    context.clear()
    #expect(context.get() == .empty)
  }

  @Test func badPathsChangeNothing() {
    context.set(.int(1))
    for path in ["", "a..b", "[", "a b"] {
      context.set(value: .int(2), path: path)
      context.clear(path: path)
      #expect(context.get(path: path) == .empty)
    }
    #expect(context.get() == .int(1))
  }

  @Test func everyWriteIsTold() {
    var told: [DynamicObject] = []
    let stop = context.context.observe { told.append($0.value) }
    context.set(.int(1))
    context.set(.int(1))
    context.clear()
    stop()
    context.set(.int(2))
    #expect(told == [.int(1), .int(1), .empty])
    #expect(context.isGlobal(id: "global"))
    #expect(!context.isGlobal(id: nil))
  }
}

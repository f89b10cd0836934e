import BeagleScenario
import BeagleSchema
import Testing

@Suite struct ChangeReportTests {
  private static func tree(_ total: String, extra: [DynamicObject] = []) -> DynamicObject {
    let text: DynamicObject = ["_beagleComponent_": "beagle:text", "id": "total", "text": .string(total)]
    return [
      "_beagleComponent_": "beagle:screenComponent",
      "child": ["_beagleComponent_": "beagle:container", "children": .array([text] + extra)],
    ]
  }

  private static func record(
    _ cart: DynamicObject, tree: DynamicObject, stacks: [[String]] = [["/home"]], dialog: DynamicObject? = nil
  ) -> ApplicationRecord {
    ApplicationRecord(
      stacks: stacks, screens: [.init(key: 1, identifier: "/home", isVisible: stacks == [["/home"]], tree: tree)],
      contexts: [.init(key: 7, id: "cart", owner: "$.child", value: cart)], dialog: dialog)
  }

  private func field(_ key: String, _ pattern: Pattern) -> Pattern { .object([.init(key: key, pattern: pattern)]) }

  private let report = ChangeReport(
    from: record(["total": 10, "items": [1, 2]], tree: tree("10")),
    to: record(["total": 12, "items": [1, 3]], tree: tree("12")),
    lists: ["actions": [.init(texts: ["setContext"], value: ["name": "setContext", "origin": "buy.onPress"])]])

  @Test func theTableIsReadyToPaste() {
    #expect(
      LuaLiteral(width: 60).text(of: report.table) == """
        {
          actions = { "setContext" },
          contexts = { ["cart.items[1]"] = 3, ["cart.total"] = 12 },
          tree = { total = { text = "12" } },
        }
        """)
  }

  @Test func whatIsNamedHolds() throws {
    let expected: [Pattern.Field] = [
      .init(key: "actions", pattern: .list([field("origin", .text("buy.onPress"))])),
      .init(key: "contexts", pattern: field("cart", Pattern(["total": 12, "items": [1, 3]]))),
      .init(key: "tree", pattern: field("total", field("text", .text("12")))),
    ]
    #expect(try report.differences(from: expected).isEmpty)
  }

  @Test func whatIsNotNamedMustNotHaveChanged() throws {
    let expected: [Pattern.Field] = [
      .init(key: "actions", pattern: .any),
      .init(
        key: "contexts",
        pattern: .object([
          .init(key: "cart.total", pattern: .int(13)), .init(key: "cart.count", pattern: .int(1)),
        ])),
    ]
    #expect(
      DifferenceText.render(try report.differences(from: expected)) == """
          contexts["cart.total"]
            - 13
            + 12
          contexts["cart.count"]
            - 1
            (it did not change; did you mean "cart.total"?)
          contexts["cart.items[1]"]
            + 3
          tree.total
            + { text = "12" }
        """)
  }

  @Test func componentsComeAndGo() throws {
    let note: DynamicObject = ["_beagleComponent_": "beagle:text", "text": "new"]
    let came = ChangeReport(
      from: Self.record(.empty, tree: Self.tree("1")), to: Self.record(.empty, tree: Self.tree("1", extra: [note])),
      lists: [:])
    #expect(
      LuaLiteral.line(of: came.table)
        == "{ tree = { [\"$.child.children[1]\"] = { _beagleComponent_ = \"beagle:text\", text = \"new\" } } }")
    let went = ChangeReport(
      from: Self.record(.empty, tree: Self.tree("1", extra: [note])), to: Self.record(.empty, tree: Self.tree("1")),
      lists: [:])
    #expect(LuaLiteral.line(of: went.table) == "{ tree = { [\"$.child.children[1]\"] = beagle.absent } }")
  }

  @Test func coveredScreensAreNamed() {
    let covered = ChangeReport(
      from: Self.record(.empty, tree: Self.tree("1")),
      to: Self.record(.empty, tree: Self.tree("2"), stacks: [["/home", "/cart"]], dialog: ["kind": "alert"]),
      lists: [:])
    #expect(
      LuaLiteral(width: 60).text(of: covered.table) == """
        {
          dialog = { kind = "alert" },
          stacks = { { "/home", "/cart" } },
          tree = { ["total on /home"] = { text = "2" } },
        }
        """)
  }
}

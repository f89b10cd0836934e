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

  @Test func contextsOfOneIdAreToldApart() throws {
    func record(_ values: [Int]) -> ApplicationRecord {
      ApplicationRecord(
        stacks: [], screens: [],
        contexts: [
          .init(key: 1, id: "cart", owner: "box", value: .int(values[0])),
          .init(key: 2, id: "cart", owner: "$.child", value: .int(values[1])),
          .init(key: 3, id: "note", owner: "box", coveredScreen: "/home", value: .int(values[2])),
          .init(key: 4, id: "navigationContext", owner: "$", coveredScreen: "/home", value: .int(values[3])),
          .init(key: 5, id: "navigationContext", owner: "$", value: .int(values[4])),
        ], dialog: nil)
    }
    let report = ChangeReport(from: record([1, 2, 3, 4, 5]), to: record([2, 3, 4, 4, 6]), lists: [:])
    #expect(
      LuaLiteral.line(of: report.table)
        == "{ contexts = { [\"cart@$.child\"] = 3, [\"cart@box\"] = 2, navigationContext = 6, note = 4 } }")
    let named = Pattern.object([
      .init(key: "cart@box", pattern: .int(2)), .init(key: "cart@$.child", pattern: .any),
      .init(key: "note on /home", pattern: .int(4)), .init(key: "navigationContext", pattern: .int(6)),
    ])
    #expect(try report.differences(from: [.init(key: "contexts", pattern: named)]).isEmpty)
  }
}

import Beagle
import BeagleSchema
import Foundation
import Testing

/// Two Swift types under one name: nothing that has such a pair works, and everybody is told why.
@Suite struct TypeClashTests {
  private enum Shop {
    struct Card: ServerDrivenComponent {}
    struct Pay: Action {}
  }

  private enum Bank {
    struct Card: ServerDrivenComponent {}
    struct Pay: Action {}
  }

  private final class Memory: LoggerProtocol {
    var lines: [String] = []
    func log(_ log: any LogType) { lines.append("\(log.level) \(log.category): \(log.message)") }
  }

  private static let text =
    "Two components are registered as \"custom:card\": BeagleTests.TypeClashTests.Shop.Card and "
    + "BeagleTests.TypeClashTests.Bank.Card. Give one of them a name of its own: "
    + "coder.register(component: BeagleTests.TypeClashTests.Bank.Card.self, named: \"…\")"

  private func registerCards(_ coder: any CoderProtocol) {
    coder.register(component: Shop.Card.self)
    coder.register(component: Bank.Card.self)
  }

  @Test func aCoderWithAClashRefusesToWork() throws {
    let coder = Coder()
    registerCards(coder)
    let clash = try #require(throws: TypeClash.self) { try coder.encode(value: Shop.Card()) }
    #expect(clash.key == "custom:card")
    #expect(clash.baseType == .component)
    #expect(clash.earlier == "BeagleTests.TypeClashTests.Shop.Card")
    #expect(clash.later == "BeagleTests.TypeClashTests.Bank.Card")
    #expect(clash.description == Self.text)
    #expect(clash.localizedDescription == Self.text)
    #expect(throws: clash) { let _: DynamicObject = try coder.decode(from: Data("{}".utf8)) }
  }

  @Test func actionsHaveNamesOfTheirOwn() throws {
    let coder = Coder()
    coder.register(action: Shop.Pay.self, named: "card")
    coder.register(component: Shop.Card.self)
    #expect(throws: Never.self) { try coder.encode(value: Shop.Card()) }
    coder.register(action: Bank.Pay.self, named: "Card")
    let clash = try #require(throws: TypeClash.self) { try coder.encode(value: Shop.Card()) }
    #expect(clash.baseType == .action)
    #expect(
      clash.description.hasPrefix("Two actions are registered as \"custom:card\": BeagleTests.TypeClashTests.Shop.Pay"))
    #expect(clash.description.contains("coder.register(action: "))
  }

  @Test func noApplicationStartsWithAClash() throws {
    let memory = Memory()
    let dependencies = BeagleDependencies()
    dependencies.logger = memory
    registerCards(dependencies.coder)
    let app = HeadlessApplication(config: BeagleConfiguration(dependencies))
    #expect(memory.lines == ["error Decoding: \(Self.text)"])
    #expect(throws: TypeClash.self) { try app.open(BeagleScreenViewController(Text("a"))) }
    #expect(throws: TypeClash.self) { try app.open(url: "/a") }
    #expect(throws: TypeClash.self) { try app.advance(by: 1) }
    #expect(throws: TypeClash.self) { try app.runDue() }
    #expect(app.stacks.isEmpty)
    #expect(app.network.requests.isEmpty)
  }

  @Test func aClashAfterTheStartEndsTheApplication() throws {
    let dependencies = BeagleDependencies()
    let app = HeadlessApplication(config: BeagleConfiguration(dependencies))
    try app.open(BeagleScreenViewController(Text("a")))
    registerCards(dependencies.coder)
    let clash = try #require(throws: TypeClash.self) { try app.back() }
    #expect(clash.description == Self.text)
  }
}

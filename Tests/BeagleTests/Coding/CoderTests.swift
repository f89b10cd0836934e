import Beagle
import BeagleSchema
import Foundation
import Testing

/// The rules of dependencies §2.
@Suite struct CoderTests {
  struct PriceTag: ServerDrivenComponent {
    var price = 3
  }

  struct Other: ServerDrivenComponent {}

  struct RingBell: Action {}

  struct Both: ServerDrivenComponent, Action {}

  struct Box<Content: Codable>: ServerDrivenComponent {}

  private final class Memory: LoggerProtocol {
    var names: [String] = []
    func log(_ log: any LogType) { names.append("\(log.level) \(log.name ?? "")") }
  }

  private let memory = Memory()

  private func coder() -> Coder {
    Coder(Resolver(logger: memory))
  }

  private struct Resolver: DependenciesContainerResolving {
    let logger: any LoggerProtocol

    func resolve<Dependency>() throws -> Dependency {
      guard let dependency = logger as? Dependency else {
        throw ContainerError.couldNotFindInstanceForType(type: String(describing: Dependency.self))
      }
      return dependency
    }
  }

  @Test func namesOfRegistrations() {
    let coder = coder()
    coder.register(type: PriceTag.self)
    coder.register(component: Other.self, named: "price-Tag")
    coder.register(action: RingBell.self)
    coder.register(type: Both.self, named: "")
    coder.register(type: Box<Int>.self)
    #expect(coder.name(for: PriceTag.self) == "custom:pricetag")
    #expect(coder.name(for: Other.self) == "custom:price-tag")
    #expect(coder.type(for: "CUSTOM:PriceTag", baseType: .component) is PriceTag.Type)
    #expect(coder.type(for: "custom:ringbell", baseType: .action) is RingBell.Type)
    #expect(coder.type(for: "custom:ringbell", baseType: .component) == nil)
    #expect(coder.type(for: "custom:", baseType: .action) is Both.Type)
    #expect(coder.type(for: "custom:", baseType: .component) == nil)
    #expect(coder.name(for: Box<Int>.self) == "custom:box<int>")
    #expect(memory.names.isEmpty)
  }

  @Test func oneTypeMayHaveSeveralNamesAndTheFirstStays() {
    let coder = coder()
    coder.register(type: PriceTag.self, named: "a")
    coder.register(type: PriceTag.self, named: "b")
    coder.register(type: Text.self, named: "words")
    #expect(coder.type(for: "custom:a", baseType: .component) is PriceTag.Type)
    #expect(coder.type(for: "custom:b", baseType: .component) is PriceTag.Type)
    #expect(coder.name(for: PriceTag.self) == "custom:a")
    #expect(coder.type(for: "custom:words", baseType: .component) is Text.Type)
    #expect(coder.name(for: Text.self) == "beagle:text")
    #expect(memory.names.isEmpty)
  }

  @Test func theSameTypeAgainIsWorthAWarning() throws {
    let coder = coder()
    coder.register(type: PriceTag.self)
    coder.register(component: PriceTag.self, named: "PRICETAG")
    #expect(memory.names == ["warning typeReplaced"])
    #expect(throws: Never.self) { try coder.encode(value: PriceTag()) }
  }

  @Test func decodesAndEncodes() throws {
    let coder = coder()
    coder.register(type: PriceTag.self)
    #expect(
      String(decoding: try coder.encode(value: PriceTag()), as: UTF8.self)
        == "{\"_beagleComponent_\":\"custom:pricetag\",\"price\":3}")
    let json = Data("{\"_beagleComponent_\":\"beagle:text\",\"text\":\"a\"}".utf8)
    let component: ComponentNode = try coder.decode(from: json)
    #expect(component.name == "text")
    let value: DynamicObject = try coder.decode(from: Data("[1]".utf8))
    #expect(value == .array([.int(1)]))
    let tag: PriceTag = try coder.decode(from: Data("{\"price\":4}".utf8))
    #expect(tag.price == 4)
    #expect(throws: SchemaError.self) { let _: ComponentNode = try coder.decode(from: Data("{}".utf8)) }
    #expect(memory.names == ["error decodingError"])
  }
}

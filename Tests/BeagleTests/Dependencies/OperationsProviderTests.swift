import Beagle
import Testing

/// Operations that an application brings along.
@Suite struct OperationsProviderTests {
  /// A provider of a team's own, beside Beagle's.
  private final class Calculator: OperationsProviderProtocol {
    private(set) var asked: [String] = []
    private var handlers: [String: OperationHandler] = [:]

    func register(operationId: String, handler: @escaping OperationHandler) { handlers[operationId] = handler }

    func handler(for operationId: String) -> OperationHandler? {
      asked.append(operationId)
      return handlers[operationId]
    }
  }

  private final class Silent: OperationsProviderProtocol {
    func register(operationId: String, handler: @escaping OperationHandler) {}
  }

  private final class Memory: LoggerProtocol {
    var names: [String] = []
    func log(_ log: any LogType) { names.append("\(log.level) \(log.name ?? "")") }
  }

  private func shown(_ text: String, by app: HeadlessApplication) throws -> DynamicObject? {
    try app.open(BeagleScreenViewController(Text("\(text)", id: "t")))
    return app.component("t")?["text"]
  }

  @Test func aProviderOfTheApplicationsOwnIsAsked() throws {
    let calculator = Calculator()
    let dependencies = BeagleDependencies()
    dependencies.operationsProvider = calculator
    let app = HeadlessApplication(config: BeagleConfiguration(dependencies))
    dependencies.operationsProvider.register(operationId: "twice") { .int(($0.first?.intValue ?? 0) * 2) }
    #expect(try shown("@{twice(21)}", by: app) == "42")
    #expect(calculator.asked == ["twice"])
    #expect(try shown("@{sum(1, 2)}", by: app) == "3")
    dependencies.operationsProvider.register(operationId: "sum") { _ in "replaced" }
    #expect(try shown("@{sum(1, 2)}", by: app) == "replaced")
  }

  @Test func aProviderThatGivesNothingLeavesBeaglesOwn() throws {
    let memory = Memory()
    let dependencies = BeagleDependencies()
    dependencies.logger = memory
    dependencies.operationsProvider = Silent()
    let app = HeadlessApplication(config: BeagleConfiguration(dependencies))
    dependencies.operationsProvider.register(operationId: "twice") { _ in 1 }
    #expect(try shown("@{sum(1, 2)}", by: app) == "3")
    #expect(try shown("@{twice(1)}", by: app) == "")
    #expect(memory.names == ["info notFound"])
  }

  @Test func otherPlatformsHaveTheApplicationsOperationsToo() throws {
    let dependencies = BeagleDependencies()
    let app = Application(platform: .android, configuration: BeagleConfiguration(dependencies))
    defer { app.dismantle() }
    dependencies.operationsProvider.register(operationId: "me") { _ in "it is" }
    try app.drive { app.open(.declarativeText(#"{"_beagleComponent_":"beagle:text","text":"@{me()}"}"#)) }
    #expect(app.visibleScreen?.root?.tree["child"]["text"] == "it is")
  }

  @Test func whatIsSaidOfRegistrationsReachesApplications() throws {
    let memory = Memory()
    let dependencies = BeagleDependencies()
    dependencies.logger = memory
    dependencies.operationsProvider.register(operationId: "no-name") { _ in .empty }
    dependencies.operationsProvider.register(operationId: "sum") { _ in .empty }
    _ = HeadlessApplication(config: BeagleConfiguration(dependencies))
    #expect(memory.names == ["error invalid", "info alreadyExists"])
  }
}

import Beagle
import Foundation
import Testing

/// The rules of dependencies §1.1.
@Suite struct InjectionTests {
  private final class Memory: LoggerProtocol {
    var messages: [String] = []
    func log(_ log: any LogType) { messages.append(log.message) }
  }

  private struct Client: NetworkClientProtocol {
    let name: String
    func executeRequest(_ request: Request, completion: @escaping RequestCompletion) -> (any RequestToken)? { nil }
  }

  private struct Named: UrlBuilderProtocol {
    var baseUrl: URL?
    func build(path: String) -> URL? { nil }
  }

  private func resolver(
    _ change: (inout BeagleDependenciesFactory) -> Void = { _ in }
  ) -> any DependenciesContainerResolving {
    var factory = BeagleDependenciesFactory()
    change(&factory)
    return Kept.configuration(factory).resolver
  }

  /// Configurations live as long as their applications; resolvers do not keep them.
  private enum Kept {
    static func configuration(_ factory: BeagleDependenciesFactory) -> BeagleConfiguration {
      BeagleConfiguration(dependencies: factory)
    }
  }

  private func resolves<Dependency>(_ type: Dependency.Type, from resolver: any DependenciesContainerResolving) -> Bool
  {
    do {
      let _: Dependency = try resolver.resolve()
      return true
    } catch {
      return false
    }
  }

  @Test func whatIsAlwaysThere() {
    let resolver = resolver()
    #expect(resolves((any CoderProtocol).self, from: resolver))
    #expect(resolves((any UrlBuilderProtocol).self, from: resolver))
    #expect(resolves((any ThemeProtocol).self, from: resolver))
    #expect(resolves((any ViewClientProtocol).self, from: resolver))
    #expect(resolves((any ImageDownloaderProtocol).self, from: resolver))
    #expect(resolves((any ImageProviderProtocol).self, from: resolver))
    #expect(resolves((any BundleProtocol).self, from: resolver))
    #expect(resolves((any GlobalContextProtocol).self, from: resolver))
    #expect(resolves((any PrefetchHelperProtocol).self, from: resolver))
    #expect(resolves((any LoggerProtocol).self, from: resolver))
    #expect(resolves((any NavigationProtocol).self, from: resolver))
    #expect(resolves((any OperationsProviderProtocol).self, from: resolver))
  }

  @Test func whatHasToBeSet() {
    let bare = resolver()
    #expect(!resolves((any NetworkClientProtocol).self, from: bare))
    #expect(!resolves((any AnalyticsProviderProtocol).self, from: bare))
    #expect(!resolves((any DeepLinkScreenManagerProtocol).self, from: bare))
    let set = resolver { $0.networkClient = Factory { _ in Client(name: "a") } }
    #expect(resolves((any NetworkClientProtocol).self, from: set))
  }

  @Test func whatIsUnknownFailsAndSaysSo() {
    let resolver = resolver()
    #expect(throws: ContainerError.couldNotFindInstanceForType(type: "Client")) {
      let _: Client = try resolver.resolve()
    }
    #expect(throws: ContainerError.couldNotFindInstanceForType(type: "UrlBuilder")) {
      let _: UrlBuilder = try resolver.resolve()
    }
    #expect(
      ContainerError.couldNotFindInstanceForType(type: "NetworkClientProtocol").localizedDescription
        == "Beagle has no NetworkClientProtocol: set `networkClient` of the dependencies before it is used")
    #expect(
      ContainerError.couldNotFindInstanceForType(type: "Int").localizedDescription
        == "Beagle has no Int: it is none of its dependencies")
  }

  @Test func aMissingDependencyEndsTheProgramAndSaysWhatToSet() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @Injected var client: any NetworkClientProtocol
      _ = client
    }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      said.contains("Beagle has no NetworkClientProtocol: set `networkClient` of the dependencies before it is used"))
  }

  @Test func injectedResolvesOnceAndCanBeReplaced() {
    var made = 0
    let resolver = resolver { factory in
      factory.theme = Factory { _ in
        made += 1
        return AppTheme()
      }
    }
    struct Holder {
      @Injected var theme: any ThemeProtocol
      @Injected var urlBuilder: any UrlBuilderProtocol
    }
    let holder = Holder(theme: Injected(resolver), urlBuilder: Injected(resolver))
    #expect(made == 0)
    _ = holder.theme
    _ = holder.theme
    #expect(made == 1)
    _ = Holder(theme: Injected(resolver), urlBuilder: Injected(resolver)).theme
    #expect(made == 2)
    holder.urlBuilder = Named()
    #expect(holder.urlBuilder is Named)
  }

  @Test func optionalInjectedIsNilUntilItCanBeResolved() {
    struct Holder {
      @OptionalInjected var client: (any NetworkClientProtocol)?
      @OptionalInjected var logger: (any LoggerProtocol)?
    }
    let bare = resolver()
    let holder = Holder(client: OptionalInjected(bare), logger: OptionalInjected(bare))
    #expect(holder.client == nil)
    #expect(holder.logger != nil)
    holder.client = Client(name: "own")
    #expect((holder.client as? Client)?.name == "own")
  }

  @Test func aFactoryThatAsksForItselfIsAnError() {
    let resolver = resolver { factory in
      factory.urlBuilder = Factory { resolver in
        let inner: (any UrlBuilderProtocol)? = try? resolver.resolve()
        #expect(inner == nil)
        return UrlBuilder()
      }
    }
    #expect(resolves((any UrlBuilderProtocol).self, from: resolver))
  }

  @Test func configurationsLiveSideBySide() throws {
    let memory = Memory()
    var first = BeagleDependenciesFactory()
    first.logger = Factory { _ in memory }
    let one = BeagleConfiguration(dependencies: first)
    let two = BeagleConfiguration(dependencies: BeagleDependenciesFactory())
    one.dependencies.globalContext.set(.int(1))
    #expect(two.dependencies.globalContext.get() == .empty)
    one.dependencies.operationsProvider.register(operationId: "sum") { _ in .empty }
    two.dependencies.operationsProvider.register(operationId: "sum") { _ in .empty }
    one.dependencies.operationsProvider.register(operationId: "a-b") { _ in .empty }
    #expect(memory.messages.count == 2)
    #expect(memory.messages.first == Log.customOperations(.alreadyExists).message)
    #expect(memory.messages.last == Log.customOperations(.invalid(name: "a-b")).message)
    let a: any ViewClientProtocol = try one.resolver.resolve()
    let b: any ViewClientProtocol = try one.resolver.resolve()
    #expect((a as? ViewClient) !== (b as? ViewClient))
    let x: any CoderProtocol = try one.resolver.resolve()
    #expect((x as? Coder) === (one.dependencies.coder as? Coder))
  }
}

import Beagle
import Foundation
import Testing

/// Tests of what is global run in processes of their own, as others read it meanwhile.
@Suite struct GlobalConfigurationTests {
  private final class Memory: LoggerProtocol {
    var messages: [String] = []
    func log(_ log: any LogType) { messages.append(log.message) }
  }

  @Test func setUpTakesTheValuesOfThatMoment() async {
    await #expect(processExitsWith: .success) {
      let (first, second) = (Memory(), Memory())
      let dependencies = BeagleDependencies()
      dependencies.logger = first
      BeagleConfigurator.setup(dependencies: dependencies)
      dependencies.logger = second
      Dependencies.logger.log(Log.customOperations(.notFound))
      #expect(first.messages.count == 1)
      #expect(second.messages.isEmpty)
      BeagleConfigurator.setup(dependencies: dependencies)
      Dependencies.logger.log(Log.customOperations(.notFound))
      #expect(second.messages.count == 1)
    }
  }

  @Test func objectsAreShared() async {
    await #expect(processExitsWith: .success) {
      let dependencies = BeagleDependencies()
      Beagle.dependencies = dependencies
      dependencies.globalContext.set(.string("x"))
      #expect(Dependencies.globalContext.get() == .string("x"))
      #expect((Beagle.dependencies.navigator as? Navigator) === (dependencies.navigation as? Navigator))
      BeagleConfigurator.setup(dependencies: BeagleDependencies())
      #expect(Dependencies.globalContext.get() == .empty)
    }
  }

  @Test func injectedKeepsWhatItHasResolved() async {
    await #expect(processExitsWith: .success) {
      struct Holder {
        @Injected var globalContext: any GlobalContextProtocol
      }
      BeagleConfigurator.setup(dependencies: BeagleDependencies())
      let (early, late) = (Holder(), Holder())
      early.globalContext.set(.int(1))
      BeagleConfigurator.setup(dependencies: BeagleDependencies())
      #expect(early.globalContext.get() == .int(1))
      #expect(late.globalContext.get() == .empty)
    }
  }

  @Test func copiesShareWhatIsSet() {
    let dependencies = BeagleDependencies()
    let copy = dependencies
    copy.urlBuilder.baseUrl = URL(string: "https://kelp.test")
    #expect(dependencies.urlBuilder.build(path: "/a")?.absoluteString == "https://kelp.test/a")
    dependencies.appBundle.bundle = Bundle(identifier: "myBundleId")
    #expect(copy.appBundle.bundle.bundleIdentifier == "myBundleId")
    dependencies.appBundle.bundle = nil
    #expect(copy.appBundle.bundle == .main)
  }
}

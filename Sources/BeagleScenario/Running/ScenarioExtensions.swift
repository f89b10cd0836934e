public import Beagle
import BeagleSchema

/// What a team's own runner adds to every app of every scenario: its Swift components, actions and dependencies.
public struct ScenarioExtensions: Sendable {
  /// Makes what sends requests over the network; it is told which addresses the run allows.
  public typealias LiveClient =
    @Sendable (_ isAllowed: @escaping @Sendable (String) -> Bool) -> any NetworkClientProtocol

  /// No addition.
  public static let none = ScenarioExtensions()

  private let setUp: (@Sendable (BeagleDependencies) -> Void)?
  private let liveClient: LiveClient?

  /// No addition but what sends requests of apps that are launched with `network = "live"`.
  public init(liveClient: LiveClient? = nil) {
    setUp = nil
    self.liveClient = liveClient
  }

  /// Additions that are made anew for each app, as the app's own delegate would on a device.
  ///
  /// The network client that is set up sends what no stub answers of apps that are launched with `network = "live"`,
  /// unless `liveClient` is given; other apps never reach it.
  public init(liveClient: LiveClient? = nil, _ setUp: @escaping @Sendable (BeagleDependencies) -> Void) {
    self.setUp = setUp
    self.liveClient = liveClient
  }

  /// Why no app can be launched with the additions, which are made once to find out; nil where any can.
  package var problem: String? { (dependencies?.coder as? Coder)?.clash?.description }

  /// A fresh app with the additions.
  ///
  /// - Throws: the first two types that are registered under one name.
  func makeApplication(platform: Platform, baseURL: String?) throws(TypeClash) -> Application {
    guard let dependencies else { return Application(platform: platform, baseURL: baseURL) }
    let configuration = BeagleConfiguration(dependencies)
    if let clash = configuration.clash { throw clash }
    return Application(platform: platform, baseURL: baseURL, configuration: configuration)
  }

  /// Where the components that are added hold others, by their names in lower case.
  var slots: [String: String] {
    guard let coder = dependencies?.coder as? Coder else { return [:] }
    var slots: [String: String] = [:]
    for definition in coder.registry.allComponents where !definition.wireName.hasPrefix("beagle:") {
      slots[definition.wireName.lowercased()] = definition.slot.key ?? "none"
    }
    return slots
  }

  /// What sends requests over the network; nil where nobody was given.
  func makeLiveClient(isAllowed: @escaping @Sendable (String) -> Bool) -> (any NetworkClientProtocol)? {
    liveClient?(isAllowed) ?? dependencies?.networkClient
  }

  private var dependencies: BeagleDependencies? {
    guard let setUp else { return nil }
    let dependencies = BeagleDependencies()
    setUp(dependencies)
    return dependencies
  }
}

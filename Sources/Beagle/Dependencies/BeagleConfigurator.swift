internal import Locking

/// Sets up the global configuration.
///
/// Mirrors `BeagleConfigurator` of Beagle iOS.
public enum BeagleConfigurator {
  /// Makes the present values of `dependencies` the global configuration.
  ///
  /// What has resolved a dependency before keeps it; what comes later gets the new one.
  public static func setup(dependencies: BeagleDependencies) {
    GlobalSettings.shared.set(dependencies)
  }
}

/// The configuration of everything that names none.
///
/// Mirrors `GlobalConfiguration` of Beagle iOS. Before any set-up it has Beagle's own dependencies and no client. While
/// an application runs that has a configuration of its own, that one is global to the code that it runs.
public var GlobalConfiguration: BeagleConfiguration {
  CurrentConfiguration.running?.configuration ?? GlobalSettings.shared.configuration
}

/// The configuration of the application that runs on this thread.
///
/// Unchecked, as an application never leaves its thread while it runs.
struct CurrentConfiguration: @unchecked Sendable {
  @TaskLocal static var running: CurrentConfiguration?

  let configuration: BeagleConfiguration
}

extension Application {
  /// Runs `body` with the application's configuration as the global one.
  func asCurrent(_ body: () -> Void) {
    guard let configuration else { return body() }
    CurrentConfiguration.$running.withValue(CurrentConfiguration(configuration: configuration), operation: body)
  }
}

/// The dependencies of the global configuration.
///
/// Mirrors `Dependencies` of Beagle iOS.
public var Dependencies: any BeagleEnviromentProtocol { GlobalConfiguration.dependencies }

/// The dependencies of the global configuration; assigning sets it up, as in Beagle iOS 1.x.
public var dependencies: BeagleDependencies {
  get { GlobalSettings.shared.dependencies }
  set { BeagleConfigurator.setup(dependencies: newValue) }
}

/// What is global.
///
/// Unchecked, as the lock guards the references; the objects behind them belong to the thread of their application.
private final class GlobalSettings: @unchecked Sendable {
  static let shared = GlobalSettings()

  private let lock = Lock()
  private var current: (dependencies: BeagleDependencies, configuration: BeagleConfiguration)?

  var configuration: BeagleConfiguration { lock.withLock { present().configuration } }
  var dependencies: BeagleDependencies { lock.withLock { present().dependencies } }

  func set(_ dependencies: BeagleDependencies) {
    let configuration = BeagleConfiguration(dependencies)
    lock.withLock { current = (dependencies, configuration) }
  }

  private func present() -> (dependencies: BeagleDependencies, configuration: BeagleConfiguration) {
    if let current { return current }
    let initial = (BeagleDependencies(), BeagleConfiguration(dependencies: BeagleDependenciesFactory()))
    current = initial
    return initial
  }
}

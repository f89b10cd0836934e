/// A dependency that is resolved when it is first used, and then kept.
///
/// Mirrors `Injected` of Beagle iOS. Reading one that cannot be resolved ends the program, as the documentation says;
/// `OptionalInjected` is for dependencies that may be missing.
@propertyWrapper
public final class Injected<Dependency> {
  private let resolver: (any DependenciesContainerResolving)?
  private var dependency: Dependency?

  /// A dependency of the configuration that is global when it is first used.
  public init() { resolver = nil }

  /// A dependency that `resolver` gives.
  public init(_ resolver: any DependenciesContainerResolving) { self.resolver = resolver }

  /// The dependency; assigning replaces it.
  public var wrappedValue: Dependency {
    get {
      if let dependency { return dependency }
      do {
        let resolved: Dependency = try (resolver ?? GlobalConfiguration.resolver).resolve()
        dependency = resolved
        return resolved
      } catch {
        fatalError((error as? ContainerError)?.localizedDescription ?? String(describing: error))
      }
    }
    set { dependency = newValue }
  }
}

/// A dependency that is resolved when it is first used, and nil as long as it cannot be.
///
/// Mirrors `OptionalInjected` of Beagle iOS.
@propertyWrapper
public final class OptionalInjected<Dependency> {
  private let resolver: (any DependenciesContainerResolving)?
  private var dependency: Dependency?

  /// A dependency of the configuration that is global when it is used.
  public init() { resolver = nil }

  /// A dependency that `resolver` gives.
  public init(_ resolver: any DependenciesContainerResolving) { self.resolver = resolver }

  /// The dependency; assigning replaces it.
  public var wrappedValue: Dependency? {
    get {
      if dependency == nil { dependency = (resolver ?? GlobalConfiguration.resolver).find(Dependency.self) }
      return dependency
    }
    set { dependency = newValue }
  }
}

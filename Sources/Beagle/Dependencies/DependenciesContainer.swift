/// Gives the dependencies of a configuration by their protocols.
///
/// Mirrors `DependenciesContainerResolving` of Beagle iOS.
public protocol DependenciesContainerResolving {
  /// The dependency of exactly this type.
  ///
  /// - Throws: `ContainerError` where there is none.
  func resolve<Dependency>() throws -> Dependency
}

extension DependenciesContainerResolving {
  /// The dependency of exactly this type; nil where there is none.
  func find<Dependency>(_ type: Dependency.Type) -> Dependency? {
    do {
      let dependency: Dependency = try resolve()
      return dependency
    } catch {
      return nil
    }
  }
}

/// The dependencies of one configuration, each under the bare name of its protocol.
///
/// Mirrors `DependenciesContainer` of Beagle iOS.
final class DependenciesContainer: DependenciesContainerResolving {
  private enum Entry {
    /// Made at the first request and kept.
    case lazy(() -> Any)
    /// Made at every request.
    case factory(() -> Any)
    case instance(Any)
  }

  /// The container as the dependencies know it that it keeps.
  var shared: any DependenciesContainerResolving { Shared(container: self) }

  /// Does not keep the container, which keeps whoever has it.
  private struct Shared: DependenciesContainerResolving {
    weak let container: DependenciesContainer?

    func resolve<Dependency>() throws -> Dependency {
      guard let container else {
        throw ContainerError.couldNotFindInstanceForType(type: String(describing: Dependency.self))
      }
      return try container.resolve()
    }
  }

  private var entries: [String: Entry] = [:]
  private var beingMade: Set<String> = []

  func register<Dependency>(_ type: Dependency.Type, keeps: Bool, _ make: @escaping () -> Dependency) {
    entries[String(describing: type)] = keeps ? .lazy(make) : .factory(make)
  }

  func resolve<Dependency>() throws -> Dependency {
    let key = String(describing: Dependency.self)
    guard let entry = entries[key] else { throw ContainerError.couldNotFindInstanceForType(type: key) }
    guard let dependency = try instance(of: entry, key: key) as? Dependency else {
      throw ContainerError.couldNotCastInstanceToRequestedType(type: key)
    }
    return dependency
  }

  private func instance(of entry: Entry, key: String) throws -> Any {
    switch entry {
    case .instance(let instance): return instance
    case .factory(let make): return try guarded(key, make)
    case .lazy(let make):
      let instance = try guarded(key, make)
      entries[key] = .instance(instance)
      return instance
    }
  }

  /// A factory that asks for its own type would never end.
  private func guarded(_ key: String, _ make: () -> Any) throws -> Any {
    guard beingMade.insert(key).inserted else { throw ContainerError.couldNotFindInstanceForType(type: key) }
    defer { beingMade.remove(key) }
    return make()
  }
}

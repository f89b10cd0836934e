#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Knows the types of an application's documents.
///
/// Mirrors `CoderProtocol` of Beagle iOS.
public protocol CoderProtocol {
  /// Adds a component or an action under `custom:` and a name; nil stands for the type's own name.
  func register<Value: BeagleCodable>(type: Value.Type, named: String?)

  /// The value of a document.
  func decode<Value>(from data: Data) throws -> Value

  /// The document of a value.
  func encode<Value: BeagleCodable>(value: Value) throws -> Data

  /// The name that a type was registered under first.
  func name(for type: any BeagleCodable.Type) -> String?

  /// The type of a name on the wire, in whatever case.
  func type(for name: String, baseType: Coder.BaseType) -> (any BeagleCodable.Type)?
}

extension CoderProtocol {
  /// Adds a component or an action under its own name.
  public func register<Value: BeagleCodable>(type: Value.Type) { register(type: type, named: nil) }

  /// Adds a component; the spelling of Beagle 1.x.
  public func register<Value: ServerDrivenComponent>(component: Value.Type, named name: String? = nil) {
    register(type: component, named: name)
  }

  /// Adds an action; the spelling of Beagle 1.x.
  public func register<Value: Action>(action: Value.Type, named name: String? = nil) {
    register(type: action, named: name)
  }
}

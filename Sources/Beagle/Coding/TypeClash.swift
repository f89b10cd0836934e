#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Two Swift types of an application under one name, of which documents could only ever mean one.
///
/// A coder that holds such a pair decodes and encodes nothing, and no application with it starts.
public struct TypeClash: Error, Hashable, Sendable {
  /// The name on the wire, in lower case.
  public let key: String
  /// Whether the types are components or actions.
  public let baseType: Coder.BaseType
  /// The type that had the name, with its module and the types around it.
  public let earlier: String
  /// The type that was registered under the same name afterwards, likewise.
  public let later: String

  init(
    key: String, baseType: Coder.BaseType, earlier: any BeagleCodable.Type, later: any BeagleCodable.Type
  ) {
    self.key = key
    self.baseType = baseType
    self.earlier = Self.fullName(of: earlier)
    self.later = Self.fullName(of: later)
  }

  /// The name of a type without the marks that Swift puts into those of private ones.
  private static func fullName(of type: any BeagleCodable.Type) -> String {
    String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
  }
}

extension TypeClash: LocalizedError, CustomStringConvertible {
  /// Both types, their name, and what to do.
  public var description: String {
    let kind = baseType == .action ? "actions" : "components"
    let verb = baseType == .action ? "action" : "component"
    return "Two \(kind) are registered as \"\(key)\": \(earlier) and \(later). Give one of them a name of its own: "
      + "coder.register(\(verb): \(later).self, named: \"…\")"
  }

  /// The same as `description`.
  public var errorDescription: String? { description }
}

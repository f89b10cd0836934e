#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why a dependency could not be resolved.
///
/// Mirrors `ContainerError` of Beagle iOS.
public enum ContainerError: Error, Hashable, Sendable {
  /// Nothing is registered for the type.
  case couldNotFindInstanceForType(type: String)
  /// What is registered for the type's name is of another type.
  case couldNotCastInstanceToRequestedType(type: String)
}

extension ContainerError: LocalizedError {
  /// The text, with what to do about it.
  public var localizedDescription: String {
    switch self {
    case .couldNotFindInstanceForType(let type):
      if let property = Self.properties[type] {
        "Beagle has no \(type): set `\(property)` of the dependencies before it is used"
      } else {
        "Beagle has no \(type): it is none of its dependencies"
      }
    case .couldNotCastInstanceToRequestedType(let type):
      "Beagle's \(type) is not of the type that was asked for"
    }
  }

  /// The text, with what to do about it.
  public var errorDescription: String? { localizedDescription }

  private static let properties = [
    "NetworkClientProtocol": "networkClient", "AnalyticsProviderProtocol": "analyticsProvider",
    "Analytics": "analytics",
    "DeepLinkScreenManagerProtocol": "deepLinkHandler", "LoggerProtocol": "logger",
  ]
}

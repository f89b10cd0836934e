#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The environment's variables, as a value so that tests can make one.
package struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?

  /// The variables of this process.
  package static let process = Environment { name in getenv(name).map { String(cString: $0) } }

  /// An environment of just these variables.
  package init(_ variables: [String: String]) { lookUp = { variables[$0] } }

  private init(lookUp: @escaping @Sendable (String) -> String?) { self.lookUp = lookUp }

  /// The value of `name`, if it is set.
  package subscript(name: String) -> String? { lookUp(name) }

  /// The value of `name` where it is set to something.
  package func nonEmpty(_ name: String) -> String? {
    guard let value = self[name], !value.isEmpty else { return nil }
    return value
  }

  /// Whether this is continuous integration: `CI` is set, and not to `false`.
  package var isCI: Bool { nonEmpty("CI").map { $0 != "false" } ?? false }
}

/// Where a navigation action goes.
///
/// Mirrors `Route` of Beagle iOS.
public enum RouteNode: Sendable {
  /// A screen that stands in the action itself.
  case local(LocalRoute)
  /// A screen that is fetched.
  case remote(RemoteRoute)
}

/// A screen that stands in a navigation action.
public final class LocalRoute: Sendable {
  /// The screen; always a screenComponent.
  public let screen: ComponentNode
  /// The keys in wire order, the ones that are not read included.
  package let fields: [Field]

  /// A route to `screen`.
  public convenience init(screen: ComponentNode) {
    self.init(screen: screen, fields: [Field("screen", .component(screen))])
  }

  package init(screen: ComponentNode, fields: [Field]) {
    self.screen = screen
    self.fields = fields
  }
}

/// A screen that a navigation action fetches.
///
/// Mirrors `Route.NewPath` of Beagle iOS.
public final class RemoteRoute: Sendable {
  /// The address: a text or an expression.
  public let url: DynamicObject
  /// Whether the screen is fetched as soon as the action is on screen.
  public let shouldPrefetch: Bool
  /// What is shown when the address cannot be reached; always a screenComponent.
  public let fallback: ComponentNode?
  /// What the request carries besides the address.
  public let additionalData: HTTPAdditionalData?
  /// The keys in wire order, the ones that are not read included.
  package let fields: [Field]

  package init(
    url: DynamicObject, shouldPrefetch: Bool, fallback: ComponentNode?, additionalData: HTTPAdditionalData?,
    fields: [Field]
  ) {
    self.url = url
    self.shouldPrefetch = shouldPrefetch
    self.fallback = fallback
    self.additionalData = additionalData
    self.fields = fields
  }
}

/// What the request of a remote route carries.
///
/// Mirrors `HttpAdditionalData` of Beagle iOS.
public struct HTTPAdditionalData: Sendable {
  /// The method, upper case; nil means GET.
  public let method: String?
  /// The headers as written, in their order.
  public let headers: [(name: String, value: String)]
  /// The body, sent as written.
  public let body: DynamicObject?

  /// Data of these parts.
  public init(method: String? = nil, headers: [(name: String, value: String)] = [], body: DynamicObject? = nil) {
    self.method = method
    self.headers = headers
    self.body = body
  }
}

/// What a navigation action writes into the target's `navigationContext`.
///
/// Mirrors `NavigationContext` of Beagle iOS.
public struct NavigationContextNode: Sendable {
  /// Where in the context; nil for the whole of it.
  public let path: Path?
  /// What is written: evaluated from where the action runs.
  public let value: DynamicObject
  /// The keys in wire order, the ones that are not read included.
  package let fields: [Field]

  package init(path: Path?, value: DynamicObject, fields: [Field]) {
    self.path = path
    self.value = value
    self.fields = fields
  }
}

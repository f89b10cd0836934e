import BeagleSchema

/// Goes to a screen, back from one, or out of the application.
///
/// Mirrors `Navigate` of Beagle iOS: one type for the nine navigation actions of documents.
public enum Navigate: Action, RuntimeAction, NamesItself {
  /// Leaves the application for an address.
  case openExternalURL(Expression<String>, analytics: ActionAnalyticsConfig? = nil)
  /// Opens a screen of the application's own.
  case openNativeRoute(OpenNativeRoute, analytics: ActionAnalyticsConfig? = nil)
  /// Replaces all stacks by one screen.
  case resetApplication(
    Route, controllerId: String? = nil, navigationContext: NavigationContext? = nil,
    analytics: ActionAnalyticsConfig? = nil)
  /// Replaces the stack by one screen.
  case resetStack(Route, navigationContext: NavigationContext? = nil, analytics: ActionAnalyticsConfig? = nil)
  /// Shows a screen in a new stack.
  case pushStack(
    Route, controllerId: String? = nil, navigationContext: NavigationContext? = nil,
    analytics: ActionAnalyticsConfig? = nil)
  /// Closes the stack.
  case popStack(navigationContext: NavigationContext? = nil, analytics: ActionAnalyticsConfig? = nil)
  /// Shows a screen on top of the stack.
  case pushView(Route, navigationContext: NavigationContext? = nil, analytics: ActionAnalyticsConfig? = nil)
  /// Goes back one screen.
  case popView(navigationContext: NavigationContext? = nil, analytics: ActionAnalyticsConfig? = nil)
  /// Goes back to a screen of the stack.
  case popToView(
    Expression<String>, navigationContext: NavigationContext? = nil, analytics: ActionAnalyticsConfig? = nil)

  /// A screen of the application's own.
  public struct OpenNativeRoute: Codable, Hashable, Sendable {
    /// The path of the screen.
    public var route: Expression<String>
    /// What it is told.
    public var data: [String: String]?
    /// Whether it replaces everything.
    public var shouldResetApplication: Bool

    /// The screen at `route`.
    public init(route: Expression<String>, data: [String: String]? = nil, shouldResetApplication: Bool = false) {
      self.route = route
      self.data = data
      self.shouldResetApplication = shouldResetApplication
    }
  }

  /// Opens a screen of the application's own.
  public static func openNativeRoute(
    _ route: Expression<String>, data: [String: String]? = nil, shouldResetApplication: Bool = false
  ) -> Navigate {
    .openNativeRoute(
      OpenNativeRoute(route: route, data: data, shouldResetApplication: shouldResetApplication), analytics: nil)
  }

  /// Whether and with what the action is recorded.
  public var analytics: ActionAnalyticsConfig? { fields.analytics }
}

extension Navigate: Codable {
  /// The keys of all nine, each of which uses some.
  private struct Fields: Codable {
    var _beagleAction_: String
    var url: Expression<String>?
    var route: AnyRoute?
    var data: [String: String]?
    var shouldResetApplication: Bool?
    var controllerId: String?
    var navigationContext: NavigationContext?
    var analytics: ActionAnalyticsConfig?
  }

  /// A route of either kind: a text or an object.
  private enum AnyRoute: Codable {
    case text(Expression<String>)
    case object(Route)

    init(from decoder: any Decoder) throws {
      do {
        self = .text(try Expression<String>(from: decoder))
      } catch {
        self = .object(try Route(from: decoder))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let text): try text.encode(to: encoder)
      case .object(let route): try route.encode(to: encoder)
      }
    }
  }

  private var fields: Fields {
    func fields(
      _ name: String, _ route: AnyRoute? = nil, _ context: NavigationContext? = nil,
      _ analytics: ActionAnalyticsConfig?
    ) -> Fields {
      Fields(_beagleAction_: "beagle:" + name, route: route, navigationContext: context, analytics: analytics)
    }
    switch self {
    case .openExternalURL(let url, let analytics):
      var result = fields("openExternalURL", nil, nil, analytics)
      result.url = url
      return result
    case .openNativeRoute(let native, let analytics):
      var result = fields("openNativeRoute", .text(native.route), nil, analytics)
      result.data = native.data
      result.shouldResetApplication = native.shouldResetApplication
      return result
    case .resetApplication(let route, let controllerId, let context, let analytics):
      var result = fields("resetApplication", .object(route), context, analytics)
      result.controllerId = controllerId
      return result
    case .pushStack(let route, let controllerId, let context, let analytics):
      var result = fields("pushStack", .object(route), context, analytics)
      result.controllerId = controllerId
      return result
    case .resetStack(let route, let context, let analytics):
      return fields("resetStack", .object(route), context, analytics)
    case .pushView(let route, let context, let analytics):
      return fields("pushView", .object(route), context, analytics)
    case .popStack(let context, let analytics): return fields("popStack", nil, context, analytics)
    case .popView(let context, let analytics): return fields("popView", nil, context, analytics)
    case .popToView(let route, let context, let analytics):
      return fields("popToView", .text(route), context, analytics)
    }
  }

  /// Writes the action with its name.
  public func encode(to encoder: any Encoder) throws { try fields.encode(to: encoder) }

  /// Reads any of the nine.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(from: decoder)
    let (context, analytics) = (fields.navigationContext, fields.analytics)
    switch (fields._beagleAction_.lowercased(), fields.route) {
    case ("beagle:openexternalurl", _):
      self = .openExternalURL(try Self.need(fields.url, "url", decoder), analytics: analytics)
    case ("beagle:opennativeroute", .text(let route)?):
      self = .openNativeRoute(
        OpenNativeRoute(
          route: route, data: fields.data, shouldResetApplication: fields.shouldResetApplication ?? false),
        analytics: analytics)
    case ("beagle:resetapplication", .object(let route)?):
      self = .resetApplication(
        route, controllerId: fields.controllerId, navigationContext: context, analytics: analytics)
    case ("beagle:pushstack", .object(let route)?):
      self = .pushStack(route, controllerId: fields.controllerId, navigationContext: context, analytics: analytics)
    case ("beagle:resetstack", .object(let route)?):
      self = .resetStack(route, navigationContext: context, analytics: analytics)
    case ("beagle:pushview", .object(let route)?):
      self = .pushView(route, navigationContext: context, analytics: analytics)
    case ("beagle:popstack", _): self = .popStack(navigationContext: context, analytics: analytics)
    case ("beagle:popview", _): self = .popView(navigationContext: context, analytics: analytics)
    case ("beagle:poptoview", .text(let route)?):
      self = .popToView(route, navigationContext: context, analytics: analytics)
    default:
      let _: Route = try Self.need(nil, "route", decoder)
      self = .popView()
    }
  }

  private static func need<Value>(_ value: Value?, _ key: String, _ decoder: any Decoder) throws -> Value {
    if let value { return value }
    throw DecodingError.keyNotFound(
      DocumentKey(stringValue: key),
      DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "\(key) is missing."))
  }
}

import BeagleSchema

/// Where a screen comes from.
///
/// Mirrors `ScreenType` of Beagle iOS.
public enum ScreenType {
  /// A screen that is fetched.
  case remote(Remote)
  /// A screen that is written in Swift.
  case declarative(Screen)
  /// A screen that is given as a document.
  case declarativeText(String)

  /// A screen that is fetched.
  public struct Remote {
    /// The address.
    public var url: String
    /// What is shown when the address cannot be reached.
    public var fallback: Screen?
    /// What the request carries besides.
    public var additionalData: HttpAdditionalData?

    /// The screen at `url`.
    public init(url: String, fallback: Screen? = nil, additionalData: HttpAdditionalData? = nil) {
      self.url = url
      self.fallback = fallback
      self.additionalData = additionalData
    }
  }
}

extension ScreenType {
  /// The same in the form that an application shows; what cannot be encoded is logged there.
  func source(in application: Application) -> ScreenSource {
    switch self {
    case .remote(let remote):
      var fallback: ComponentNode?
      if case .declarative(let node)? = remote.fallback.map({ Self.source(of: $0, in: application) }) {
        fallback = node
      }
      return .remote(
        RemoteScreen(url: remote.url, fallback: fallback, additionalData: remote.additionalData))
    case .declarative(let screen): return Self.source(of: screen, in: application)
    case .declarativeText(let text): return .declarativeText(text)
    }
  }

  /// A screen as the runtime shows it; one that does not decode is shown as its text, so that its error is told.
  private static func source(of screen: Screen, in application: Application) -> ScreenSource {
    let coder: any CoderProtocol = application.configuration?.dependencies.coder ?? Coder(logger: { nil })
    do {
      let document: DynamicObject = try coder.document(of: screen)
      let registry: SchemaRegistry = (coder as? Coder)?.registry ?? .standard
      do {
        return .declarative(try ScreenDecoder(registry: registry).decodeComponent(document).node.asScreen)
      } catch {
        return .declarativeText(JSONWriter.compact.string(document))
      }
    } catch {
      application.log.log(Log.decode(.decodingError(type: String(describing: error))))
      return .declarativeText("\(error)")
    }
  }

  /// What the runtime shows, in the form that applications know; nil for a native screen.
  init?(_ source: ScreenSource, _ coder: any CoderProtocol) {
    switch source {
    case .native: return nil
    case .declarativeText(let text): self = .declarativeText(text)
    case .declarative(let node):
      self =
        Screen(node, coder).map { .declarative($0) }
        ?? .declarativeText(JSONWriter.compact.string(node.wireForm))
    case .remote(let remote):
      self = .remote(
        Remote(
          url: remote.url, fallback: remote.fallback.flatMap { Screen($0, coder) },
          additionalData: remote.additionalData))
    }
  }
}

extension Screen {
  /// The screen that a component of a document is; nil where a type in it has another form.
  init?(_ node: ComponentNode, _ coder: any CoderProtocol) {
    let settings = DocumentDecoder.Settings(coder: coder, keepsDocuments: false)
    do {
      try self.init(from: DocumentDecoder(node.asScreen.wireForm, settings: settings))
    } catch {
      return nil
    }
  }
}

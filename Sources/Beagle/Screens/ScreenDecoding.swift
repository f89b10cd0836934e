package import BeagleSchema

/// Decodes screens for one application, with the types that it has registered.
package final class ScreenDecoding {
  /// The component and action types that screens may use; a change does not touch what was decoded before.
  package var registry: SchemaRegistry {
    didSet { version += 1 }
  }

  /// Decodes in place of the runtime where an application has a coder of its own making.
  var coder: (any CoderProtocol)?

  private let platform: Platform
  private let log: RuntimeLog
  private var version = 0

  init(registry: SchemaRegistry, platform: Platform, log: RuntimeLog) {
    self.registry = registry
    self.platform = platform
    self.log = log
  }

  /// The component in the body of an answer; a body is decoded once, however often it is answered.
  func component(of body: ResponseBody) -> Result<ComponentNode, any Error> {
    if let coder { return Result { try coder.component(of: body) } }
    let decoded: DecodedBody
    if let kept = body.decoded as? DecodedBody, kept.platform == platform, kept.version == version {
      decoded = kept
    } else {
      decoded = DecodedBody(
        platform: platform, version: version,
        result: Self.result { () throws(SchemaError) in
          try ScreenDecoder(registry: self.registry, platform: self.platform).decodeComponent(json: body.bytes)
        })
      body.decoded = decoded
    }
    switch decoded.result {
    case .success(let screen):
      return .success(reported(screen))
    case .failure(let error):
      log.log(Log.decode(.decodingError(type: error.description)))
      return .failure(error)
    }
  }

  /// One value as a component; its texts are unescaped once more.
  package func component(of value: DynamicObject) -> Result<ComponentNode, SchemaError> {
    Self.result { () throws(SchemaError) in
      self.reported(try ScreenDecoder(registry: self.registry, platform: self.platform).decodeComponent(value))
    }
  }

  /// One action or a list of them.
  ///
  /// - Throws: `SchemaError` for what is no action.
  package func actions(of value: DynamicObject) throws(SchemaError) -> [ActionNode] {
    let decoder = ScreenDecoder(registry: registry, platform: platform)
    if case .dictionary = value { return [reported(try decoder.decodeAction(value))] }
    return reported(try decoder.decodeActions(value))
  }

  private static func result<T>(_ body: () throws(SchemaError) -> T) -> Result<T, SchemaError> {
    do throws(SchemaError) { return .success(try body()) } catch { return .failure(error) }
  }

  /// The body of an answer as a value; nil when it is not JSON.
  func value(of body: ResponseBody) -> DynamicObject? {
    body.bytes.isEmpty ? nil : try? DynamicObject(json: body.bytes, on: platform)
  }

  /// What was decoded, once its warnings are logged.
  private func reported<Node>(_ decoded: ScreenDecoder.Decoded<Node>) -> Node {
    for warning in decoded.warnings where warning.isLogged {
      log.add(.decoding, .warning, name: warning.kind.rawValue, "\(warning.path): \(warning.message)")
    }
    return decoded.node
  }
}

/// What one body was decoded into, with what the decoding depends on.
private struct DecodedBody: Sendable {
  let platform: Platform
  let version: Int
  let result: Result<ScreenDecoder.Decoded<ComponentNode>, SchemaError>
}

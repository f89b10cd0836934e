import BeagleSchema
internal import Locking

/// What documents may say of one component or action type that an application has written in Swift.
///
/// The properties are those that the type's own decoding asks for. Where it cannot be made up to its end without a
/// document, the first document that decodes completes them. Unchecked, as the lock guards what changes.
final class SwiftTypeSchema: @unchecked Sendable {
  private let type: any BeagleCodable.Type
  private let wireName: String
  private let lock = Lock()
  private var properties: [PropertyDefinition]
  private var isComplete: Bool
  private var plainComponent: ComponentDefinition?
  private var plainAction: ActionDefinition?

  init(_ type: any BeagleCodable.Type, wireName: String) {
    self.type = type
    self.wireName = wireName
    (properties, isComplete) = PropertyRecorder.probe(type)
  }

  /// The component type, each component of which the Swift type checks.
  var component: ComponentDefinition {
    makeComponent { [self] (object, path) throws(SchemaError) in
      try check(object, path)
      return lock.withLock {
        let definition = plainComponent ?? makeComponent(nil)
        plainComponent = definition
        return definition
      }
    }
  }

  /// The action type, each action of which the Swift type checks.
  var action: ActionDefinition {
    makeAction { [self] (object, path) throws(SchemaError) in
      try check(object, path)
      return lock.withLock {
        let definition = plainAction ?? makeAction(nil)
        plainAction = definition
        return definition
      }
    }
  }

  private func makeComponent(_ refinement: ComponentDefinition.Refinement?) -> ComponentDefinition {
    var mixins = Mixins()
    var own: [PropertyDefinition] = []
    for property in properties {
      switch (property.name, property.kind) {
      case ("id", .string): mixins.insert(.id)
      case ("style", .object): mixins.insert(.style)
      case ("accessibility", .object): mixins.insert(.accessibility)
      case ("context", .context): mixins.insert(.context)
      case ("onInit", .actions): mixins.insert(.onInit)
      default: own.append(stateful(property))
      }
    }
    return ComponentDefinition(wireName, mixins: mixins, properties: own, refinement: refinement)
  }

  private func makeAction(_ refinement: ActionDefinition.Refinement?) -> ActionDefinition {
    ActionDefinition(wireName, properties: properties.filter { $0.name != "analytics" }, refinement: refinement)
  }

  private func stateful(_ property: PropertyDefinition) -> PropertyDefinition {
    guard let names = (type as? any StatefulComponent.Type)?.statefulProperties, names.contains(property.name) else {
      return property
    }
    return PropertyDefinition(property.name, property.kind, requiredOn: property.requiredOn, isStateful: true)
  }

  /// Decodes the Swift type, and learns of keys that could not be found out before.
  private func check(_ object: DynamicObject, _ path: String) throws(SchemaError) {
    let recorder: PropertyRecorder? = lock.withLock { isComplete ? nil : PropertyRecorder() }
    let settings = DocumentDecoder.Settings(coder: nil, keepsDocuments: true)
    do {
      _ = try type.init(from: DocumentDecoder(object, settings: settings, recorder: recorder))
    } catch {
      throw SchemaError(error, at: path, typeName: wireName)
    }
    guard let recorder else { return }
    lock.withLock {
      properties = recorder.properties
      isComplete = true
    }
  }
}

extension SchemaError {
  /// What a Swift type's own decoding has to say, as an error with a place.
  init(_ error: any Error, at path: String, typeName: String) {
    guard let error = error as? DecodingError else {
      self.init(
        .typeMismatch, path: path, expected: typeName, found: "what its own decoding refuses: \(error)",
        typeName: typeName)
      return
    }
    let kind: SchemaError.Kind
    let context: DecodingError.Context
    var keys: [any CodingKey] = []
    switch error {
    case .keyNotFound(let key, let given): (kind, context, keys) = (.missingField, given, [key])
    case .valueNotFound(_, let given): (kind, context) = (.nullValue, given)
    case .dataCorrupted(let given):
      let isExpression = given.debugDescription == "Expression cannot be decoded"
      (kind, context) = (isExpression ? .invalidExpressionValue : .invalidEnum, given)
    case .typeMismatch(_, let given): (kind, context) = (.typeMismatch, given)
    @unknown default: (kind, context) = (.typeMismatch, DecodingError.Context(codingPath: [], debugDescription: ""))
    }
    let place = (context.codingPath + keys).reduce(path) { place, key in
      place + (key.intValue.map { "[\($0)]" } ?? JSONPath.step(key.stringValue))
    }
    self.init(
      kind, path: place, expected: "a value for \(typeName)", found: context.debugDescription, typeName: typeName)
  }
}

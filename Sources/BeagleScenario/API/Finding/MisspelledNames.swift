import Beagle
import BeagleSchema

/// Finds the slip in a pattern by which it can match nothing, which would look like a component that is not there.
///
/// Only what is next to a known name is a slip: an app may have keys and components of its own.
struct MisspelledNames {
  let finder: Finder

  /// Fails where `query` names what no component ever has.
  func refuse(_ query: ElementQuery) throws(LuaFault) {
    guard case .fields(let fields) = query.condition else { return }
    for field in fields {
      if let text = slip(in: field, of: fields) { throw LuaFault(text) }
    }
  }

  private func slip(in field: Pattern.Field, of fields: [Pattern.Field]) -> String? {
    if field.key == ComponentDefinition.typeKey { return type(field.pattern) }
    if Self.keys.contains(field.key) || hasForeignType(fields) || isThere(field.key) { return nil }
    let known = Self.keys.union(registry.allComponents.flatMap { $0.properties.filter(\.isShown).map(\.name) })
    if known.contains(field.key) { return nil }
    if TreeAssertion.isLeftOut(field.key) {
      if case .absent = field.pattern { return nil }
      return "no component has the key \(LuaLiteral.quoted(field.key)) \(TreeAssertion.leftOut)"
    }
    guard let near = neighbour(of: field.key, among: known) else { return nil }
    return "no component has the key \(LuaLiteral.quoted(field.key)); did you mean \(LuaLiteral.quoted(near))?"
  }

  /// The slip in a component's type.
  private func type(_ pattern: Pattern) -> String? {
    guard case .text(let wireName) = pattern, registry.component(named: wireName)?.wireName != wireName,
      !finder.candidates.contains(where: { $0.node.wireName == wireName }),
      let near = neighbour(of: wireName, among: registry.allComponents.map(\.wireName))
    else { return nil }
    return "there is no component type \(LuaLiteral.quoted(wireName)); did you mean \(LuaLiteral.quoted(near))?"
  }

  private var registry: SchemaRegistry { finder.app.application.decoding.registry }

  private func isForeign(_ wireName: String) -> Bool {
    registry.component(named: wireName) == nil && wireName != "navigationBarItem"
  }

  /// Whether the pattern names a component type about whose keys nothing is known.
  private func hasForeignType(_ fields: [Pattern.Field]) -> Bool {
    fields.contains { field in
      guard field.key == ComponentDefinition.typeKey, case .text(let name) = field.pattern else { return false }
      return isForeign(name)
    }
  }

  /// Whether a component that is searched has the key, which the wire may have given it.
  private func isThere(_ key: String) -> Bool { finder.candidates.contains { Found.element($0).shown(key) != nil } }

  /// The known name of which `name` is one slip away: a letter, its case, an underscore.
  private func neighbour(of name: String, among known: some Sequence<String>) -> String? {
    guard name.utf8.count > 2 else { return nil }
    let wanted = Self.folded(name)
    return known.sorted().first { candidate in
      let other = Self.folded(candidate)
      return candidate.utf8.count > 2 && EditDistance.between(wanted, other) <= 1
    }
  }

  private static func folded(_ text: String) -> [UInt8] {
    text.lowercased().utf8.filter { $0 != UInt8(ascii: "_") }
  }

  /// What a pattern may ask of Beagle's own components.
  private static let keys: Set<String> = {
    var keys: Set<String> = [
      ComponentDefinition.typeKey, "component", "visible", "child", "children", "image", "state", "unknown",
      "errorVisible",
    ]
    for component in SchemaRegistry.standard.allComponents {
      for property in component.properties(on: .web) + component.properties(on: .android) where property.isShown {
        keys.insert(property.name)
      }
    }
    return keys
  }()
}

extension PropertyDefinition {
  /// Whether the resulting tree may have the property: it holds no actions and no declared contexts.
  fileprivate var isShown: Bool {
    switch kind {
    case .actions, .context: false
    default: true
    }
  }
}

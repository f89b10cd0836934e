package import BeagleSchema

/// Whether an action is recorded, and what of it.
///
/// Mirrors `ActionAttributes` and `RecordFactory` of Beagle iOS.
package struct AnalyticsRule: Hashable, Sendable {
  /// The names of the attributes to record.
  package let attributes: [String]
  /// More entries, taken as they are.
  package let additionalEntries: DynamicDictionary

  /// What the action and the configuration say together; nil for no record.
  ///
  /// - Parameters:
  ///   - analytics: What the action says; nil where it says nothing.
  ///   - configured: The attributes that the configuration names for the action; nil where it does not name it.
  ///   - objectReplacesConfig: Whether an object without `attributes` stands for none instead of the configured ones.
  package init?(_ analytics: ActionAnalytics?, configured: [String]?, objectReplacesConfig: Bool = true) {
    switch (analytics, configured) {
    case (.disabled?, _), (nil, nil): return nil
    case (nil, let configured?):
      self.init(attributes: configured)
    case (.enabled?, let configured):
      self.init(attributes: configured ?? [])
    case (.detailed(let details)?, let configured):
      let fallback = objectReplacesConfig ? [] : configured ?? []
      self.init(attributes: details.attributes ?? fallback, additionalEntries: details.additionalEntries ?? [:])
    }
  }

  private init(attributes: [String], additionalEntries: DynamicDictionary = [:]) {
    self.attributes = attributes
    self.additionalEntries = additionalEntries
  }

  /// The attributes with their values in an evaluated action.
  ///
  /// A name is a path of keys, and the whole of it is the key in the record. What is not there is left out.
  ///
  /// - Parameter keepsNulls: Whether null is recorded, and names may go through positions, as Beagle Web has it.
  package func values(in properties: DynamicDictionary, keepsNulls: Bool = false) -> DynamicDictionary {
    var result = DynamicDictionary()
    for name in attributes {
      guard let path = Path(parsing: name), path.nodes.first != .key("analytics") else { continue }
      guard let value = DynamicObject.dictionary(properties).found(at: path, throughPositions: keepsNulls) else {
        continue
      }
      if keepsNulls || !value.isNull { result[name] = value }
    }
    return result
  }
}

extension DynamicObject {
  /// The value at `path`; nil where it leads nowhere, or through a position that is not wanted.
  fileprivate func found(at path: Path, throughPositions: Bool) -> DynamicObject? {
    var current: DynamicObject = self
    for node in path.nodes {
      switch (current, node) {
      case (.dictionary(let object), .key(let key)):
        guard let value = object[key] else { return nil }
        current = value
      case (.array(let elements), .index(let index)) where throughPositions && elements.indices.contains(index):
        current = elements[index]
      default: return nil
      }
    }
    return current
  }
}

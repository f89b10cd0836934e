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
  /// A name is a path of keys, and the whole of it is the key in the record. What is not there, is null, or would have
  /// to be found by its position is left out.
  package func values(in properties: DynamicDictionary) -> DynamicDictionary {
    var result = DynamicDictionary()
    for name in attributes {
      let keys = name.split(separator: ".", omittingEmptySubsequences: false)
      guard keys.first != "analytics" else { continue }
      var value: DynamicObject? = .dictionary(properties)
      for key in keys {
        guard case .dictionary(let object)? = value else {
          value = nil
          break
        }
        value = object[String(key)]
      }
      if let value, value != .empty { result[name] = value }
    }
    return result
  }
}

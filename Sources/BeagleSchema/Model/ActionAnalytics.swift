/// Whether and with what an action is recorded.
///
/// Mirrors `ActionAnalyticsConfig` of Beagle iOS.
public enum ActionAnalytics: Sendable {
  /// `false`: never recorded.
  case disabled
  /// `true`: always recorded, with the attributes that the app's configuration names.
  case enabled
  /// An object: always recorded, with these.
  indirect case detailed(ActionAnalyticsDetails)
}

/// What the record of an action holds.
public struct ActionAnalyticsDetails: Sendable {
  /// The attributes of the action to record; nil where the key is absent.
  public let attributes: [String]?
  /// More entries for the record, taken as they are.
  public let additionalEntries: DynamicDictionary?
  /// The keys in wire order, the ones that are not read included.
  package let fields: [Field]

  package init(attributes: [String]?, additionalEntries: DynamicDictionary?, fields: [Field]) {
    self.attributes = attributes
    self.additionalEntries = additionalEntries
    self.fields = fields
  }
}

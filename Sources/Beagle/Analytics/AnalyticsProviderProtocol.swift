/// Takes the records of screens and actions.
///
/// Mirrors `AnalyticsProviderProtocol` of Beagle iOS.
public protocol AnalyticsProviderProtocol {
  /// What is recorded; asked for at every event.
  func getConfig() -> AnalyticsConfig

  /// Takes one record.
  func createRecord(_ record: AnalyticsRecord)
}

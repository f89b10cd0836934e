/// What can happen instead of an ordinary result when a default operation runs.
enum OperationIncident: Error {
  /// The device would trap or never return: null and an error.
  case trap(String)
  /// The operation throws on its platform: the whole expression is null.
  case failure(String)
  /// The result of JavaScript that is no value at all.
  case undefined
  /// A result that surprises: it stands, and a warning tells why.
  case quirk(DynamicObject, String)
}

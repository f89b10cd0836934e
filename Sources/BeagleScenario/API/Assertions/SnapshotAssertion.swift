import Beagle
import BeagleSchema

/// `assert.snapshot`.
enum SnapshotAssertion {
  static func check(_ call: LuaCall, of session: ScenarioSession) throws -> String? {
    guard call.isString(2) else { throw call.fault(2, expected: "the snapshot's name") }
    let name = try call.string(2)
    if name.isEmpty { throw call.fault(2, "a snapshot's name is empty") }
    let (value, platform) = try subject(call)
    switch session.snapshots.check(value, name: name, platform: platform, decode: { try DynamicObject(rawJSON: $0) }) {
    case .matched, .written: return nil
    case .failed(let text): return text
    case .differs(let path, let differences):
      return "the value differs from the snapshot \(path) (- snapshot, + actual)\n"
        + DifferenceText.render(differences) + "\n(--update-snapshots writes it anew)"
    }
  }

  private static func subject(_ call: LuaCall) throws -> (DynamicObject, Platform?) {
    if let app = call.optionalObject(1, as: AppHandle.self) {
      guard let root = app.application.visibleScreen?.root else {
        throw LuaFault(assertion: "assert.snapshot: " + app.missingContent)
      }
      return (root.tree, app.platform)
    }
    if let element = call.optionalObject(1, as: ElementHandle.self) {
      try element.requireThere()
      return (element.element.tree, element.app.platform)
    }
    if call.isNil(1) { throw call.fault(1, expected: "an app, an element or a value") }
    return (try ComparisonHost.encodable(call, 1), nil)
  }
}

import BeagleSchema

struct JSONError: Error {}
enum JSONBridge {
  static func decode(_ bytes: [UInt8]) throws -> DynamicObject { throw JSONError() }
  static func encode(_ value: DynamicObject) -> String { SnapshotText.render(value) }
}

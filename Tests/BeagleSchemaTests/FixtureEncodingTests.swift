import BeagleSchema
import Foundation
import Testing

/// Every screen of the scenarios decodes, and encodes back to an equal document: decoding §6.
@Suite struct FixtureEncodingTests {
  private static let folder: URL = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("scenarios/screens")

  static let screens: [String] = (FileManager.default.subpaths(atPath: folder.path) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  @Test func allScreensAreThere() { #expect(Self.screens.count >= 37) }

  @Test(arguments: screens) func decodesAndEncodesBack(_ name: String) throws {
    let json: [UInt8] = Array(try Data(contentsOf: Self.folder.appendingPathComponent(name)))
    let decoded = try ScreenDecoder().decodeComponent(json: json)
    let document = try DynamicObject(rawJSON: json)
    #expect(decoded.node.wireForm == document)
    let encoded: [UInt8] = JSONWriter.compact.bytes(decoded.node.wireForm)
    #expect(try ScreenDecoder().decodeComponent(json: encoded).node.wireForm == document)
  }
}

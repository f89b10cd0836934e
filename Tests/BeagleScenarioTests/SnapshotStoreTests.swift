import BeagleScenario
import BeagleSchema
import Foundation
import Testing

@Suite struct SnapshotStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  private func store(
    _ platform: Platform = .ios, isCI: Bool = false, updates: Bool = false, updatesShared: Bool = true
  ) -> SnapshotStore {
    SnapshotStore(
      scenario: folder + "/shop.lua", files: ScenarioFiles(scenario: folder + "/shop.lua", root: folder),
      platform: platform, isCI: isCI, updates: updates, updatesShared: updatesShared)
  }

  private func check(_ store: SnapshotStore, _ value: DynamicObject, _ name: String = "cart") -> String {
    switch store.check(value, name: name, decode: { try DynamicObject(rawJSON: $0) }) {
    case .matched: "matched"
    case .written: "written"
    case .failed(let text): text.replacingOccurrences(of: folder, with: "")
    case .differs(let path, let differences):
      path.replacingOccurrences(of: folder, with: "") + "\n" + DifferenceText.render(differences)
    }
  }

  private func put(_ text: String, _ name: String) throws {
    let path = folder + "/__snapshots__/shop/" + name
    try FileManager.default.createDirectory(
      atPath: folder + "/__snapshots__/shop", withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test func isWrittenOnceAndComparedThen() throws {
    #expect(check(store(), ["b": 1.0, "a": [.empty]]) == "written")
    let text = try String(contentsOfFile: folder + "/__snapshots__/shop/cart.json", encoding: .utf8)
    #expect(text == "{\n  \"a\": [\n    null\n  ],\n  \"b\": 1.0\n}\n")
    #expect(check(store(isCI: true), ["a": [.empty], "b": 1]) == "matched")
    #expect(
      check(store(), ["a": [1], "b": 1]) == """
        /__snapshots__/shop/cart.json
          $.a[0]
            - beagle.null
            + 1
        """)
    #expect(check(store(updates: true), ["a": 2]) == "written")
    #expect(check(store(), ["a": 2]) == "matched")
  }

  @Test func isNeverWrittenInCI() {
    #expect(
      check(store(isCI: true), 1) == "there is no snapshot /__snapshots__/shop/cart.json, and in CI none is written")
  }

  @Test func thePlatformsOwnWins() throws {
    try put("1", "cart.json")
    try put("2", "cart.ios.json")
    #expect(check(store(), 2) == "matched")
    let used = store()
    _ = check(used, 2)
    #expect(used.used.map { $0.replacingOccurrences(of: folder, with: "") } == ["/__snapshots__/shop/cart.ios.json"])
  }

  @Test func otherPlatformsThanTheFirstAreUpdatedInFilesOfTheirOwn() {
    #expect(check(store(updates: true), 1) == "written")
    #expect(check(store(.android, updates: true, updatesShared: false), 2) == "written")
    #expect(check(store(.web, updates: true, updatesShared: false), 1) == "matched")
    #expect(check(store(.web, updates: true, updatesShared: false), 3, "only on the web") == "written")
    for (platform, value) in [(Platform.ios, 1), (.android, 2), (.web, 1)] {
      #expect(check(store(platform, isCI: true), .int(value)) == "matched")
    }
    let names = try? FileSystem.names(in: folder + "/__snapshots__/shop")
    #expect(names == ["cart.android.json", "cart.json", "only on the web.json"])
  }

  @Test func oddNamesAndBrokenFilesAreNamed() throws {
    #expect(SnapshotStore.fileName("a/b: ü 1.x-_") == "a_b_ ü 1.x-_")
    try put("{", "cart.json")
    #expect(check(store(), 1).hasPrefix("the snapshot /__snapshots__/shop/cart.json is not JSON: line 1"))
  }
}

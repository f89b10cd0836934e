import BeagleScenario
import Foundation
import Testing

/// What a scenario says it found is what it found, whatever is there before or after.
@Suite struct ScenarioDependencyTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  private func put(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: root + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: root + "/" + path, withDestinationPath: target)
  }

  /// Runs a scenario; `between` is done after each of its tests.
  private func found(
    by text: String, isCI: Bool = false, between: () throws -> Void = {}
  ) throws -> (states: [String: FileState], failures: [String]) {
    try put(text, "suite/shop.lua")
    var options = ScenarioOptions(root: root + "/suite")
    options.isCI = isCI
    let scenario = Scenario(file: root + "/suite/shop.lua", options: options, extensions: .none)
    _ = try scenario.declare { _ in }
    var failures: [String] = []
    scenario.run({ _ in true }) { event in
      guard case .testEnded(let result) = event else { return .proceed }
      failures += result.failures.map { $0.message.replacingOccurrences(of: root + "/suite/", with: "") }
      do { try between() } catch { failures.append("\(error)") }
      return .proceed
    }
    var states: [String: FileState] = [:]
    for dependency in scenario.dependencies {
      states[dependency.path.replacingOccurrences(of: root + "/suite", with: ".")] = dependency.state
    }
    return (states, failures)
  }

  private func file(_ text: String) -> FileState { .file(Array(text.utf8)) }

  @Test func theScenarioIsWhatWasCompiled() throws {
    let text = #"it("one", function() end)"#
    let states = try found(by: text) { try put("changed", "suite/shop.lua") }.states
    #expect(states == ["./shop.lua": file(text)])
  }

  @Test func aFileIsReadOnceUnderAllItsNames() throws {
    try put("1", "suite/x.json")
    let text = """
      it("one", function() assert.equal(1, beagle.file("x.json")) end)
      it("two", function() assert.equal(1, beagle.file("./x.json")) assert.equal("1", beagle.text(".//x.json")) end)
      """
    let (states, failures) = try found(by: text) { try put("2", "suite/x.json") }
    #expect(failures == [])
    #expect(states["./x.json"] == file("1"))
  }

  @Test func whatIsMadeBetweenTestsIsChanging() throws {
    let text = """
      it("one", function() assert.is_false((pcall(beagle.file, "x.json"))) end)
      it("two", function() assert.equal(1, beagle.file("x.json")) end)
      """
    let (states, failures) = try found(by: text) { try put("1", "suite/x.json") }
    #expect(failures == [])
    #expect(states["./x.json"] == .changing)
    // The names that the message of the first test could tell of.
    #expect(states["."] == .folder(["shop.lua"]))
  }

  @Test func aSnapshotThatChangesBetweenTestsIsChanging() throws {
    try put("1", "suite/__snapshots__/shop/x.json")
    let text = """
      it("one", function() assert.snapshot(1, "x") end)
      it("two", function() assert.snapshot(2, "x") end)
      """
    let (states, failures) = try found(by: text) { try put("2", "suite/__snapshots__/shop/x.json") }
    #expect(failures == [])
    #expect(states["./__snapshots__/shop/x.json"] == .changing)
    #expect(states["./__snapshots__/shop/x.ios.json"] == .absent)
  }

  @Test(arguments: [true, false]) func aMissingSnapshotIsWhatIsWrittenOrAbsent(isCI: Bool) throws {
    let states = try found(by: #"it("one", function() assert.snapshot(1, "x") end)"#, isCI: isCI).states
    #expect(states["./__snapshots__/shop/x.json"] == (isCI ? .absent : file("1\n")))
    #expect(states["./__snapshots__/shop/x.ios.json"] == .absent)
  }

  @Test func namesOutsideTheRootAreNotTold() throws {
    try put("secret", "outside/passwords.json")
    try put("", "suite/shop.lua")
    try link("suite/out", to: root + "/outside")
    let (states, failures) = try found(by: #"it("one", function() beagle.file("out/password.json") end)"#)
    #expect(failures.count == 1 && failures.allSatisfy { !$0.contains("passwords") }, "\(failures)")
    #expect(states["./out"] == .refused)
  }

  @Test func aLookAtAnyTimeFindsTheSame() throws {
    try put("1", "suite/x.json")
    try put("1", "suite/folder/y.json")
    try put("1", "outside/z.json")
    try put("1", "outside/snapshot.json")
    try put("1", "suite/__snapshots__/shop/own.json")
    try link("suite/inside.json", to: "x.json")
    try link("suite/outside.json", to: root + "/outside/z.json")
    try link("suite/dangling.json", to: "nowhere.json")
    try link("suite/__snapshots__/shop/linked.json", to: root + "/outside/snapshot.json")
    #expect(mkfifo(root + "/suite/pipe", 0o666) == 0)
    let names =
      ["x", "inside", "outside", "dangling", "missing"].map { $0 + ".json" } + ["folder", "pipe", "folder/x"]
    let tried = names.map { #"pcall(beagle.file, "\#($0)")"# }.joined(separator: " ")
    let states = try found(
      by: #"it("one", function() \#(tried) assert.snapshot(1, "own") assert.snapshot(1, "linked") end)"#
    ).states
    let files = ScenarioFiles(scenario: root + "/suite/shop.lua", root: root + "/suite")
    for (path, state) in states { #expect(files.state(of: root + "/suite/" + path.dropFirst(2)) == state, "\(path)") }
    #expect(states["./x.json"] == file("1") && states["./inside.json"] == file("1"))
    #expect(states["./outside.json"] == .refused)
    #expect(states["./dangling.json"] == .absent && states["./missing.json"] == .absent)
    #expect(states["./folder"] == .folder(["y.json"]) && states["./pipe"] == .unreadable)
    #expect(states["./__snapshots__/shop/linked.json"] == file("1"))
  }
}

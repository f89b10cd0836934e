import BeagleScenario
import Foundation
import Testing

@Suite struct ScenarioFilesTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  private func put(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: root + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private func message(_ files: ScenarioFiles, _ path: String) -> String {
    do {
      return String(decoding: try files.read(path).bytes, as: UTF8.self)
    } catch {
      return error.message.replacingOccurrences(of: root, with: "")
    }
  }

  @Test func areLookedForBesideAndAboveUpToTheRoot() throws {
    try put("beside", "suites/a/x.json")
    try put("above", "suites/y.json")
    try put("outside", "z.json")
    let files = ScenarioFiles(scenario: root + "/suites/a/s.lua", root: root + "/suites")
    #expect(message(files, "x.json") == "beside")
    #expect(message(files, "./y.json") == "above")
    #expect(message(files, "z.json").hasPrefix("no file \"z.json\""))
    let missing = files.dependencies.filter { !$0.exists }.map { $0.path.replacingOccurrences(of: root, with: "") }
    #expect(missing == ["/suites/a/y.json", "/suites/a/z.json", "/suites/z.json"])
  }

  @Test(arguments: ["/etc/passwd", "../x", "a/../../x", "", "a\0b"])
  func refusesWhatLeadsOut(_ path: String) {
    let files = ScenarioFiles(scenario: root + "/s.lua", root: root)
    #expect(throws: ScenarioFiles.Refusal.self) { try files.read(path) }
  }

  @Test func refusesLinksOutOfTheRootButThoseOfRunfiles() throws {
    try put("secret", "outside/secret.json")
    try put("", "inside/s.lua")
    try FileManager.default.createSymbolicLink(
      atPath: root + "/inside/link.json", withDestinationPath: root + "/outside/secret.json")
    let plain = ScenarioFiles(scenario: root + "/inside/s.lua", root: root + "/inside")
    #expect(message(plain, "link.json") == "\"link.json\" is a link out of the scenarios' folder")
    let runfiles = ScenarioFiles(
      scenario: root + "/inside/s.lua", root: root + "/inside", runfiles: root + "/inside")
    #expect(message(runfiles, "link.json") == "secret")
  }
}

import BeagleNetworking
import BeagleScenario
import Foundation
import Testing

/// Scenarios whose apps may go out, and what they leave to be replayed.
@Suite struct LiveScenarioTests {
  private let folder = NSTemporaryDirectory() + "live-" + UUID().uuidString

  private func run(
    _ script: String, hosts: [String], records: Bool = false, extensions: ScenarioExtensions
  ) throws -> [TestResult] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = folder + "/live.lua"
    try Data(script.utf8).write(to: URL(filePath: file))
    var options = ScenarioOptions(root: folder)
    options.allowedHosts = hosts
    if records { options.recordDirectory = folder }
    let scenario = Scenario(file: file, options: options, extensions: extensions)
    _ = try scenario.declare { _ in }
    var results: [TestResult] = []
    scenario.run({ _ in true }) { event in
      if case .testEnded(let result) = event { results.append(result) }
      return .proceed
    }
    return results
  }

  private let live = ScenarioExtensions(liveClient: { NetworkClient(isAllowed: $0) })

  private func server() throws -> LoopbackServer {
    try LoopbackServer { ask in
      switch ask.path {
      case "/home":
        [.answer(#"{"_beagleComponent_":"beagle:text","text":"live"}"#, headers: ["Set-Cookie: a=b", "X-Kept: yes"])]
      default: [.answer("gone", status: "410 Gone")]
      }
    }
  }

  private let script = """
    local app = beagle.launch { base_url = "%@", network = "live" }
    %@
    app:open("/home")
    assert.tree(app, { child = { text = "live" } })
    app:open("/gone")
    assert.equal("Gone", app.error_view.message)
    assert.equal(0, app.now)
    """

  @Test func answersComeFromTheNetworkAndAreReplayed() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var running: LoopbackServer? = try server()
    let base = try #require(running).url("")
    let host = String(base.dropFirst("http://".count))
    let recorded = try run(
      String(format: script, base, #"app.network:replay "live.json""#), hosts: [host], records: true, extensions: live)
    #expect(recorded.map(\.failures) == [[]])
    let recording = try String(contentsOfFile: folder + "/live.json", encoding: .utf8)
    #expect(recording.contains("X-Kept") && !recording.lowercased().contains("cookie"))
    running = nil
    let replayed = try run(
      String(format: script, base, #"app.network:replay "live.json""#), hosts: [], extensions: live)
    #expect(replayed.map(\.failures) == [[]])
  }

  @Test func otherHostsAreRefused() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let running = try server()
    let results = try run(
      String(format: script, running.url(""), ""), hosts: ["kelp.test"], extensions: live)
    #expect(results.first?.failures.first?.message.contains("--allow-net") == true || results.first?.status == .failed)
    let without = try run(String(format: script, running.url(""), ""), hosts: ["127.0.0.1"], extensions: .none)
    #expect(without.first?.failures.first?.message.contains("needs a network client") == true)
  }
}

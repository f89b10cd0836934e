import Beagle
import BeagleScenario
import Foundation
import Testing

/// The code of the documentation's articles: it compiles here, does what the articles say, and is what they show.
@Suite struct DocumentationTests {
  private static let root: String = {
    var path = URL(filePath: #filePath)
    for _ in 0..<3 { path.deleteLastPathComponent() }
    return path.path()
  }()

  /// The articles of all catalogues.
  private static let articles: [String] = {
    let files = FileManager.default.enumerator(atPath: root + "Sources")?.compactMap { $0 as? String } ?? []
    return files.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted().map { "Sources/" + $0 }
  }()

  /// The text of the compiled code that articles may show, without indentation.
  private static let compiled: [[String]] = {
    ["Tests/DocumentationTests/Snippets", "Sources/RunnerExample", "Sources/AtlasExample"].flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root + folder)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.compactMap { name in
        (try? String(contentsOfFile: root + folder + "/" + name, encoding: .utf8)).map(lines)
      }
    }
  }()

  private static func lines(_ text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func blocks(_ language: String, in article: String) throws -> [String] {
    let text = try String(contentsOfFile: root + article, encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  @Test(arguments: articles) func swiftCodeIsCompiled(article: String) throws {
    for block in try Self.blocks("swift", in: article) {
      let wanted = Self.lines(block)
      let isCompiled = Self.compiled.contains { file in
        guard file.count >= wanted.count else { return false }
        return (0...(file.count - wanted.count)).contains { Array(file[$0..<($0 + wanted.count)]) == wanted }
      }
      #expect(isCompiled, "this code is in no compiled file:\n\(block)")
    }
  }

  @Test(arguments: articles) func scenariosPass(article: String) throws {
    let code = try Self.blocks("lua", in: article).joined(separator: "\n\n")
    guard !code.isEmpty else { return }
    let file = NSTemporaryDirectory() + UUID().uuidString + ".lua"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try Data(code.utf8).write(to: URL(filePath: file))
    let scenario = Scenario(file: file, options: ScenarioOptions(root: NSTemporaryDirectory()), extensions: .none)
    _ = try scenario.declare { _ in }
    var count = 0
    scenario.run({ _ in true }) { event in
      if case .testEnded(let result) = event {
        count += 1
        #expect(result.failures.map(\.message) == [])
      }
      return .proceed
    }
    #expect(count > 0)
  }

  @Test func theCodeDoesWhatItSays() throws {
    #expect(runAtlasInline() == 1)
    #expect(try runAnApplication() == "Hello BO")
    #expect(try registerACustomComponent() == 4)
    let profile = try showComponentsInANativeScreen()
    #expect(profile.balance == "12.50")
    #expect(profile.states == ["started", "started", "started", "success", "finished"])
    let login = try writeScreensInSwift()
    #expect(login.sent.map(\.body) == [["user": "ana"]])
    #expect(login.document.hasPrefix(#"{"_beagleComponent_":"beagle:screenComponent""#))
    let decoded = try decodeAScreen()
    #expect(decoded.reads == ["user"])
    #expect(decoded.place == "$.text")
    #expect(try askARealServer("http://127.0.0.1:1") == [.connectionRefused])
  }
}

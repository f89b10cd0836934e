import Beagle
import Foundation
import Testing

@testable import Beagle

@Suite struct UrlBuilderTests {
  @Test func everyRowOfTheTable() throws {
    let table = try TextTable("urls.txt")
    #expect(table.rows.count >= 60)
    for row in table.rows {
      let (base, path) = (row.cells[0], row.cells[1])
      let expected = row.cells[2] == "nil" ? nil : row.cells[2]
      let builder = base == "-" ? UrlBuilder() : UrlBuilder(baseText: base)
      #expect(builder.build(text: path) == expected, "\(table.name):\(row.line)")
      #expect(builder.build(path: path)?.absoluteString == expected, "\(table.name):\(row.line), as URL")
    }
  }

  @Test(arguments: [Platform.android, .web])
  func everyRowOfTheOtherPlatforms(platform: Platform) throws {
    let table = try TextTable("urls-\(platform.rawValue).txt")
    for row in table.rows {
      let (base, path) = (row.cells[0], row.cells[1])
      let builder = UrlBuilder(baseText: base == "-" ? nil : base, platform: platform)
      #expect(builder.build(text: path) == (row.cells[2] == "nil" ? nil : row.cells[2]), "\(table.name):\(row.line)")
    }
  }

  @Test func baseCanBeSetLater() {
    let builder = UrlBuilder()
    builder.baseUrl = URL(string: "https://kelp.test/")
    #expect(builder.build(text: "/menu") == "https://kelp.test/menu")
    builder.baseUrl = nil
    #expect(builder.build(text: "/menu") == "/menu")
  }

  @Test func customBuildersAreAskedForUrls() {
    struct Fixed: UrlBuilderProtocol {
      var baseUrl: URL?
      func build(path: String) -> URL? { URL(string: "https://fixed.test" + path) }
    }
    let builder: any UrlBuilderProtocol = Fixed()
    #expect(builder.address(for: "/x") == "https://fixed.test/x")
  }

  /// The parser stands in for Foundation's: over ASCII texts both have to agree, escapes in an address literal aside.
  @Test func agreesWithFoundation() {
    let pieces = [
      "/", "//", "a", "B", "0", "?", "#", "%", "%20", "%zz", "[", "]", "@", ":", "http:", "https://", "h.test", " ",
      "\\",
      "<", "=", "&", "80", ".", "-", "_", "+", "~",
    ]
    var seed: UInt64 = 42
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<20_000 {
      var text = random(3) == 0 ? "https://" : ""
      for _ in 0..<(1 + random(7)) { text += pieces[random(pieces.count)] }
      if text.contains("//[") && text.contains("%") { continue }
      let ours = URLTextParser.parse(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
      #expect(ours == URL(string: text)?.absoluteString, "\(text)")
    }
  }
}

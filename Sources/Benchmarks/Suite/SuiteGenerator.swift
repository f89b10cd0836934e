import BeagleTestKit
import Foundation

/// Writes a suite as large as wanted: shops with screens of their own, and flows of several screens through them.
///
/// The same options give the same files, byte for byte, on every machine.
struct SuiteGenerator {
  /// How many files share the screens of one shop.
  private static let filesPerShop = 25

  /// What is asked for.
  let options: SuiteOptions

  /// Writes the suite.
  func write() throws {
    let counts = FlowSpread.counts(flows: options.flows, files: options.fileCount, skew: options.skew)
    var generator = SeededGenerator(seed: options.seed)
    let places = Array(counts.indices).shuffled(using: &generator)
    let shops = (0..<(counts.count + Self.filesPerShop - 1) / Self.filesPerShop).map { number in
      SuiteShop(number: number, using: &generator)
    }
    try write(SuiteScripts.journeys, to: "_journeys.lua")
    for shop in shops {
      for (name, screen) in shop.screens { try write(screen, to: "screens/\(shop.name)/\(name).json") }
    }
    var first = 1
    for (file, place) in places.enumerated() {
      let shop = shops[file / Self.filesPerShop]
      let flows = (first..<first + counts[place]).map { SuiteFlow(number: $0, of: shop, using: &generator) }
      first += flows.count
      try write(SuiteScripts.file(of: flows, in: shop), to: "flows/\(shop.name)/\(Self.fileName(file)).lua")
    }
  }

  private static func fileName(_ number: Int) -> String { "flows" + "\(100_000 + number)".dropFirst() }

  private func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: options.folder).appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

import BeagleScenario
import BeagleSchema
import Testing

@testable import BeagleTestKit

/// How runs are split: every test in exactly one part, parts equal in number or in time.
@Suite struct ShardTests {
  private static func units(_ count: Int, platforms: [Platform] = [.ios]) -> [RunUnit] {
    var units: [RunUnit] = []
    for index in 0..<count {
      let file = ScenarioFile(path: "f\(10000 + index).lua", root: ".", lines: [])
      for platform in platforms {
        units.append(RunUnit(index: units.count, file: file, platform: platform, namesPlatform: platforms.count > 1))
      }
    }
    return units
  }

  @Test(arguments: [1, 2, 3, 7]) func takesFilesInTurn(count: Int) {
    let units = Self.units(20)
    var seen: [String] = []
    for index in 0..<count {
      let part = FileShards(shard: ShardNumber(index: index, count: count), durations: nil).split(units)
      #expect(abs(part.count - 20 / count) <= 1)
      seen += part.map(\.file.path)
    }
    #expect(seen.sorted() == units.map(\.file.path))
  }

  @Test func keepsThePlatformsOfAFileTogether() {
    let part = FileShards(shard: ShardNumber(index: 0, count: 2), durations: nil)
      .split(Self.units(4, platforms: [.ios, .web]))
    #expect(part.map(\.file.path) == ["f10000.lua", "f10000.lua", "f10002.lua", "f10002.lua"])
  }

  @Test func balancesASkewedSuite() {
    let units = Self.units(10_000)
    var durations = TestDurations()
    for (rank, unit) in units.enumerated() {
      // A file of rank n has as many tests as 2,000 / n, each as long as any other.
      for test in 0..<max(1, 2000 / (rank + 1)) {
        durations.add(.init(name: "t\(test)", platform: .ios, seconds: 0.5), file: unit.file.path)
      }
    }
    var loads: [Double] = []
    var tests = 0
    for index in 0..<32 {
      let part = FileShards(shard: ShardNumber(index: index, count: 32), durations: durations).split(units)
      var load = 0.0
      for unit in part {
        for entry in durations.files[unit.file.path] ?? [] {
          guard unit.part.contains(ScenarioTest(fullName: entry.name, line: 1)) else { continue }
          load += entry.seconds
          tests += 1
        }
      }
      loads.append(load)
    }
    let mean = loads.reduce(0, +) / 32
    #expect(tests == durations.files.values.reduce(0) { $0 + $1.count })
    #expect((loads.max() ?? 0) <= mean * 1.1)
  }

  @Test func givesTestsOfASplitFileThatNobodyKnowsToOnePart() {
    let units = Self.units(8)
    var durations = TestDurations()
    for unit in units { durations.add(.init(name: "t", platform: .ios, seconds: 1), file: unit.file.path) }
    for test in 0..<50 {
      durations.add(.init(name: "long \(test)", platform: .ios, seconds: 5), file: units[3].file.path)
    }
    let new = ScenarioTest(fullName: "new", line: 1)
    let parts = (0..<4).map { index in
      FileShards(shard: ShardNumber(index: index, count: 4), durations: durations).split(units)
        .filter { $0.file.path == units[3].file.path && $0.part.contains(new) }.count
    }
    #expect(parts.reduce(0, +) == 1)
  }

  @Test func takesWhatNobodyKnowsAtTheMedian() {
    let units = Self.units(5)
    var durations = TestDurations()
    for (unit, seconds) in zip(units, [1.0, 3, 8]) {
      durations.add(.init(name: "t", platform: .ios, seconds: seconds), file: unit.file.path)
    }
    // 8 1 | 3 3 3, as the two that are unknown count 3 each.
    let parts = (0..<2).map { index in
      FileShards(shard: ShardNumber(index: index, count: 2), durations: durations).split(units).map(\.file.path)
    }
    #expect(parts == [["f10000.lua", "f10002.lua"], ["f10001.lua", "f10003.lua", "f10004.lua"]])
  }

  @Test func losesNoTestByAnOldFile() {
    let units = Self.units(400)
    var generator = SeededGenerator(seed: 7)
    var durations = TestDurations()
    var declared: [String: [String]] = [:]
    for unit in units {
      let names = (0..<Int.random(in: 1...60, using: &generator)).map { "t\($0)" }
      declared[unit.file.path] = names
      // Some are new, some have gone since, some files are not known at all.
      if Int.random(in: 0..<3, using: &generator) == 0 { continue }
      for name in names + ["gone"] where Int.random(in: 0..<4, using: &generator) > 0 {
        let seconds = Double.random(in: -1...50, using: &generator)
        durations.add(.init(name: name, platform: .ios, seconds: seconds), file: unit.file.path)
      }
    }
    var runs: [String: Int] = [:]
    for index in 0..<32 {
      for unit in FileShards(shard: ShardNumber(index: index, count: 32), durations: durations).split(units) {
        for name in declared[unit.file.path] ?? [] where unit.part.contains(ScenarioTest(fullName: name, line: 1)) {
          runs["\(unit.file.path): \(name)", default: 0] += 1
        }
      }
    }
    #expect(runs.count == declared.values.reduce(0) { $0 + $1.count })
    #expect(runs.values.allSatisfy { $0 == 1 })
  }

  @Test func packsTheLongestFirst() {
    #expect(LongestFirst.pack([1, 5, 3, 3], parts: 2) == [0, 0, 1, 1])
    #expect(LongestFirst.pack([], parts: 3) == [])
    #expect(LongestFirst.pack([0, 0, 0], parts: 3) == [0, 1, 2])
  }
}

import BeagleScenario
import Testing

@testable import BeagleTestKit

/// What the runner and its workers write to each other comes out as it went in.
@Suite struct FrameTests {
  private static let test = ScenarioTest(
    fullName: "signs in #é", line: 3, lastLine: 9, blocks: [.init(first: 1, last: 20)], tags: ["é"])

  @Test func carriesOrders() throws {
    for order in [
      UnitOrder(unit: 0), UnitOrder(unit: 70_000, attempt: 3, isWhole: true, only: [1, 5], done: [2, 1_000_000_000]),
    ] {
      var writer = FrameWriter()
      writer.writeFrame(order)
      var inbox = ArraySlice(writer.bytes)
      var frame = try #require(FrameReader.takeFrame(from: &inbox))
      #expect(try frame.order() == order)
      #expect(inbox.isEmpty)
    }
  }

  @Test func carriesResults() throws {
    var result = TestResult(test: Self.test, status: .error)
    result.failures = [.init(message: "a\nb", file: "x.lua", line: 4, traceback: ["x.lua:4: in f", ""])]
    result.output = "out\n"
    result.duration = 0.125
    result.fingerprint = "f"
    result.ways = [.init(from: nil, action: "open", to: "/a"), .init(from: "/a", action: "back", to: "", count: 2)]
    result.trace = "{}"
    var writer = FrameWriter()
    writer.writeFrame(.started(place: 7, Self.test))
    writer.writeFrame(.ended(result))
    var inbox = ArraySlice(writer.bytes)
    var first = try #require(FrameReader.takeFrame(from: &inbox))
    guard case .started(let place, let started) = try first.message(running: nil) else {
      Issue.record("no beginning")
      return
    }
    #expect(place == 7)
    #expect(started == Self.test)
    var second = try #require(FrameReader.takeFrame(from: &inbox))
    guard case .ended(let ended) = try second.message(running: started) else {
      Issue.record("no end")
      return
    }
    #expect(ended == result)
  }

  @Test func waitsForWholeFrames() {
    var writer = FrameWriter()
    writer.writeFrame(.output("hello"))
    for count in 0..<writer.bytes.count {
      var inbox = writer.bytes.prefix(count)
      let frame = FrameReader.takeFrame(from: &inbox)
      #expect(frame == nil)
      #expect(inbox.count == count)
    }
  }

  @Test func refusesNonsense() {
    for bytes: [UInt8] in [
      [], [255], [2, 200, 200], [0x80, 0x80], Array(repeating: 0x80, count: 20), [6, 255, 255, 3],
    ] {
      var frame = FrameReader(ArraySlice(bytes))
      #expect(throws: FrameReader.Torn.self) { try frame.message(running: Self.test) }
    }
  }

  @Test(arguments: [0, 1, -1, 63, 64, -64, -65, Int.max, Int.min]) func carriesNumbers(number: Int) throws {
    var writer = FrameWriter()
    writer.begin()
    writer.write(number)
    writer.end()
    var inbox = ArraySlice(writer.bytes)
    var frame = try #require(FrameReader.takeFrame(from: &inbox))
    #expect(try frame.integer() == number)
  }
}

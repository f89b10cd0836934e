#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is on the machine to compare with: the same work done by other programs.
enum Peers {
  /// One peer: the program it needs, and what it runs there; the program prints nanoseconds of a unit.
  struct Peer {
    let name: String
    let program: String
    let arguments: [String]
    /// The benchmark of ours that does the same.
    let ours: String
  }

  static let all: [Peer] = [
    Peer(
      name: "node JSON.parse, 2 MB screen", program: "node",
      arguments: ["-e", nodeParse], ours: "decode/2MB screen"),
    Peer(
      name: "lua5.4, 1,000 closures with one comparison", program: "lua5.4",
      arguments: ["-e", luaClosures], ours: "scenario/1000 it"),
    Peer(
      name: "busted, 1,000 it with one assertion", program: "busted",
      arguments: [], ours: "scenario/1000 it"),
  ]

  /// A line for each peer: the ratio of our time to its, or that it is not there.
  static func table(beside report: Report) -> String {
    all.map { peer in
      guard let ours = report.measurements.first(where: { $0.name == peer.ours }) else {
        return "\(peer.name): skipped, \(peer.ours) was not measured"
      }
      guard let path = find(peer.program) else { return "\(peer.name): skipped, \(peer.program) is not installed" }
      guard let theirs = peer.program == "busted" ? runBusted(path) : run(path, peer.arguments) else {
        return "\(peer.name): skipped, \(peer.program) gave no figure"
      }
      return "\(peer.name): \(Figures.time(theirs)), ours \(Figures.time(ours.median)), "
        + "ratio \(Figures.ratio(ours.median / theirs))"
    }.joined(separator: "\n")
  }

  private static var nodeParse: String {
    """
    const text = require("fs").readFileSync(0, "utf8");
    const times = [];
    for (let i = 0; i < 30; i++) {
      const begin = process.hrtime.bigint();
      JSON.parse(text);
      times.push(Number(process.hrtime.bigint() - begin));
    }
    times.sort((a, b) => a - b);
    console.log(times[15]);
    """
  }

  private static let luaClosures = """
    local times = {}
    for run = 1, 30 do
      local begin = os.clock()
      local list = {}
      for i = 1, 1000 do list[i] = function() assert(i == i) end end
      for i = 1, 1000 do pcall(list[i]) end
      times[run] = os.clock() - begin
    end
    table.sort(times)
    print(times[15] * 1e9)
    """

  private static func find(_ program: String) -> String? {
    guard let path = getenv("PATH") else { return nil }
    return String(cString: path).split(separator: ":").map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }

  private static func run(_ path: String, _ arguments: [String]) -> Double? {
    let input: String = path.hasSuffix("node") ? ScreenGenerator.screen(components: 14_000, bound: 1_000) : ""
    guard let file = TemporaryFile(input) else { return nil }
    let quoted: String = arguments.map { "'" + $0 + "'" }.joined(separator: " ")
    return Double(output(of: "\(path) \(quoted) < \(file.path)").split(separator: "\n").first ?? "")
  }

  private static func runBusted(_ path: String) -> Double? {
    let tests: String = (1...1000).map { "it('t\($0)', function() assert.equal(1, 1) end)" }.joined(separator: "\n")
    guard let file = TemporaryFile("describe('t', function()\n\(tests)\nend)", suffix: "_spec.lua") else { return nil }
    let begin: ContinuousClock.Instant = .now
    _ = output(of: "\(path) \(file.path)")
    return (ContinuousClock.now - begin) / .nanoseconds(1)
  }

  private static func output(of command: String) -> String {
    guard let pipe = popen(command, "r") else { return "" }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A file that is there as long as its owner is.
final class TemporaryFile {
  let path: String

  init?(_ content: String, suffix: String = ".json") {
    var template: [CChar] = Array("/tmp/benchmarksXXXXXX\(suffix)".utf8CString)
    let descriptor: Int32 = mkstemps(&template, Int32(suffix.utf8.count))
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var bytes: ArraySlice<UInt8> = Array(content.utf8)[...]
    while !bytes.isEmpty {
      let written: Int = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard written > 0 else { return nil }
      bytes = bytes.dropFirst(written)
    }
  }

  deinit { unlink(path) }
}

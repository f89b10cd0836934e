import BeagleScenario
import BeagleSchema

/// What `.beagle-test/` keeps of earlier runs: what failed last, how long tests took, and what each file read.
///
/// It is a file of JSON lines: the first tells of the last run, every other one of a scenario file on a platform. A run
/// replaces the lines of those that it ran and leaves the others.
struct RunRecord {
  /// What is kept of one scenario file on one platform.
  struct Entry: Hashable {
    /// The file.
    let file: String
    /// The platform.
    let platform: Platform
    /// What the run was told besides, as `RunCircumstances` has it.
    let circumstances: String
    /// The files that it read, snapshots included.
    var dependencies: [String] = []
    /// The files that it looked for in vain.
    var missing: [String] = []
    /// Whether not all that it may read is known, as not all of its tests ran to their end.
    var isPartial = false
    /// A hash of all that it read as that was; nil where it is not known.
    var state: String?
    /// How long its tests took.
    var durations: [TestDurations.Entry] = []

    /// All files whose change, or coming into being, could change what it does.
    var inputs: [String] { [file] + dependencies + missing }
  }

  /// Where it is kept, below the working directory.
  static let path = ".beagle-test/last-run.jsonl"
  /// What a run locks while it changes the record.
  static let lock = ".beagle-test/lock"
  private static let format = "beagle-test record"
  private static let version = 2

  /// What failed in the last run: `path: full name`.
  private(set) var failed: [String] = []
  private var lines: [Line] = []

  /// The record at `path`; nil where there is none that can be read.
  static func read(_ path: String = RunRecord.path) -> RunRecord? {
    guard let bytes = try? FileSystem.read(path) else { return nil }
    var lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard !lines.isEmpty, let head = try? DynamicObject(rawJSON: Array(lines.removeFirst())),
      head["format"].text == format, head["version"].integer == version
    else { return nil }
    return RunRecord(failed: head["failed"].texts, lines: lines.map { Line(bytes: $0) })
  }

  /// A record of nothing.
  init() {}

  private init(failed: [String], lines: [Line]) {
    self.failed = failed
    self.lines = lines
  }

  /// What is kept of each scenario file.
  var entries: [Entry] {
    lines.compactMap { line in (try? DynamicObject(rawJSON: Array(line.bytes))).flatMap(Entry.init(json:)) }
  }

  /// Whether a test of `file` failed in the last run.
  func hasFailed(_ file: String) -> Bool { failed.contains { $0.hasPrefix("\(file): ") } }

  /// Takes over what a run told.
  mutating func update(failed: [String], lines new: [Line]) {
    self.failed = failed
    let replaced = Set(new.map(\.start))
    lines.removeAll { line in line.start.map { replaced.contains($0) } ?? true }
    lines += new
  }

  /// Makes the folder of the record, which git is told to ignore.
  static func makeFolder() throws(SystemError) {
    guard let folder = FileSystem.folder(of: path), FileSystem.kind(of: folder) == nil else { return }
    try FileSystem.makeFolders(folder)
    try WholeFile.write(Array("*\n".utf8), to: FileSystem.join(folder, ".gitignore"))
  }

  /// Writes the record into its folder.
  func write(_ path: String = RunRecord.path) throws(SystemError) {
    var head = JSONObject()
    head.set("format", Self.format)
    head.set("version", Self.version)
    head.set("failed", .array(failed.map { .string($0) }))
    try WholeFile.write(to: path) { (descriptor) throws(SystemError) in
      let output = OutputChannel(descriptor: descriptor, name: path)
      output.writeLine(JSONWriter.compact.string(head.value))
      for line in lines {
        output.write(bytes: line.bytes)
        output.writeLine()
      }
      output.flush()
      if let failure = output.failure { throw failure }
    }
  }
}

extension RunRecord {
  /// What is kept of one scenario file on one platform, as it is written.
  struct Line {
    /// The JSON of an entry.
    let bytes: ArraySlice<UInt8>

    /// A line that was read.
    init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    /// The line of an entry.
    init(_ entry: Entry) { bytes = ArraySlice(JSONWriter.compact.bytes(entry.json)) }

    /// The beginning that tells its file and platform; no text inside the line holds what ends it.
    var start: ArraySlice<UInt8>? {
      let next = Array(#","circumstances":"#.utf8)
      guard bytes.count >= next.count else { return nil }
      for place in bytes.startIndex...(bytes.endIndex - next.count) where bytes[place] == next[0] {
        if bytes[place..<(place + next.count)].elementsEqual(next) { return bytes[..<place] }
      }
      return nil
    }
  }
}

extension RunRecord.Entry {
  /// The entry as JSON, the file and the platform first.
  var json: DynamicObject {
    var object = JSONObject()
    object.set("file", file)
    object.set("platform", platform.rawValue)
    object.set("circumstances", circumstances)
    object.set("dependencies", .array(dependencies.map { .string($0) }))
    object.setSome("missing", missing)
    if isPartial { object.set("partial", true) }
    object.setSome("state", state)
    let tests = durations.map { entry -> DynamicObject in
      var test = JSONObject()
      test.set("name", entry.name)
      test.set(seconds: "seconds", entry.seconds)
      return test.value
    }
    object.set("tests", .array(tests))
    return object.value
  }

  /// The entry that a line tells of.
  init?(json: DynamicObject) {
    guard let file = json["file"].text, let platform = json["platform"].text.flatMap(Platform.init(rawValue:)),
      let circumstances = json["circumstances"].text
    else { return nil }
    self.init(
      file: file, platform: platform, circumstances: circumstances, dependencies: json["dependencies"].texts,
      missing: json["missing"].texts)
    isPartial = json["partial"].flag ?? false
    state = json["state"].text
    durations = json["tests"].elements.compactMap { test in
      test["name"].text.map {
        TestDurations.Entry(name: $0, platform: platform, seconds: test["seconds"].number ?? 0)
      }
    }
  }
}

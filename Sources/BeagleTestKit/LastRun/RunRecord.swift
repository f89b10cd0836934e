import BeagleSchema

/// What `.beagle-test/` keeps of earlier runs: what failed last, how long tests took, and what each file read.
///
/// It is a file of JSON lines: the first tells of the last run, every other one of a scenario file. A run replaces the
/// lines of the files that it ran and leaves the others.
struct RunRecord {
  /// What is kept of one scenario file.
  struct Entry: Hashable {
    /// The file.
    let file: String
    /// The files that it read, snapshots included.
    var dependencies: [String] = []
    /// The files that it looked for in vain.
    var missing: [String] = []
    /// Whether not all that it may read is known, as not all of its tests ran to their end.
    var isPartial = false
    /// How long its tests took.
    var durations: [TestDurations.Entry] = []

    /// All files whose change, or coming into being, could change what it does.
    var inputs: [String] { [file] + dependencies + missing }
  }

  /// Where it is kept, below the working directory.
  static let path = ".beagle-test/last-run.jsonl"
  private static let format = "beagle-test record"
  private static let version = 1

  /// What failed in the last run: `path: full name`.
  private(set) var failed: [String] = []
  private var lines: [ArraySlice<UInt8>] = []

  /// The record at `path`; nil where there is none that can be read.
  static func read(_ path: String = RunRecord.path) -> RunRecord? {
    guard let bytes = try? FileSystem.read(path) else { return nil }
    var lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard !lines.isEmpty, let head = try? DynamicObject(rawJSON: Array(lines.removeFirst())),
      head["format"].text == format, head["version"].integer == version
    else { return nil }
    return RunRecord(failed: head["failed"].texts, lines: lines)
  }

  /// A record of nothing.
  init() {}

  private init(failed: [String], lines: [ArraySlice<UInt8>]) {
    self.failed = failed
    self.lines = lines
  }

  /// What is kept of each scenario file.
  var entries: [Entry] {
    lines.compactMap { line in (try? DynamicObject(rawJSON: Array(line))).flatMap(Entry.init(json:)) }
  }

  /// Whether a test of `file` failed in the last run.
  func hasFailed(_ file: String) -> Bool { failed.contains { $0.hasPrefix("\(file): ") } }

  /// Takes over what a run told.
  mutating func update(failed: [String], entries: [Entry]) {
    self.failed = failed
    let replaced = Set(entries.map { Array(Self.start(of: $0.file)) })
    lines.removeAll { line in
      guard let end = line.firstIndex(of: UInt8(ascii: ",")) else { return true }
      if replaced.contains(Array(line[...end])) { return true }
      // A name with a comma in it is longer than its first part.
      return replaced.contains { $0.count > end - line.startIndex + 1 && line.starts(with: $0) }
    }
    lines += entries.map { ArraySlice(JSONWriter.compact.bytes($0.json)) }
  }

  /// Writes the record, and its folder, which git is told to ignore.
  func write(_ path: String = RunRecord.path) throws(SystemError) {
    let folder = FileSystem.folder(of: path) ?? "."
    if FileSystem.kind(of: folder) == nil {
      try FileSystem.makeFolders(folder)
      try WholeFile.write(Array("*\n".utf8), to: FileSystem.join(folder, ".gitignore"))
    }
    var head = JSONObject()
    head.set("format", Self.format)
    head.set("version", Self.version)
    head.set("failed", .array(failed.map { .string($0) }))
    var bytes = JSONWriter.compact.bytes(head.value)
    bytes.append(UInt8(ascii: "\n"))
    for line in lines {
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    try WholeFile.write(bytes, to: path)
  }

  private static func start(of file: String) -> [UInt8] {
    JSONWriter.compact.bytes(.dictionary(["file": .string(file)])).dropLast() + [UInt8(ascii: ",")]
  }
}

extension RunRecord.Entry {
  /// The entry as JSON, the file first.
  var json: DynamicObject {
    var object = JSONObject()
    object.set("file", file)
    object.set("dependencies", .array(dependencies.map { .string($0) }))
    object.setSome("missing", missing)
    if isPartial { object.set("partial", true) }
    let tests = durations.map { entry -> DynamicObject in
      var test = JSONObject()
      test.set("name", entry.name)
      test.set("platform", entry.platform.rawValue)
      test.set(seconds: "seconds", entry.seconds)
      return test.value
    }
    object.set("tests", .array(tests))
    return object.value
  }

  /// The entry that a line tells of.
  init?(json: DynamicObject) {
    guard let file = json["file"].text else { return nil }
    self.init(file: file, dependencies: json["dependencies"].texts, missing: json["missing"].texts)
    isPartial = json["partial"].flag ?? false
    durations = json["tests"].elements.compactMap { test in
      guard let name = test["name"].text, let platform = test["platform"].text.flatMap(Platform.init(rawValue:)) else {
        return nil
      }
      return TestDurations.Entry(name: name, platform: platform, seconds: test["seconds"].number ?? 0)
    }
  }
}

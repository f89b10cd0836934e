package import BeagleSchema

/// The snapshots of one scenario file: where they are, and whether values still equal them.
package final class SnapshotStore {
  /// What comparing a value came to.
  package enum Outcome {
    /// The value equals the snapshot.
    case matched
    /// There was none, or it was to be updated: the value is the snapshot now.
    case written
    /// The two part.
    case differs(path: String, [Difference])
    /// Nothing could be compared; the text tells why.
    case failed(String)
  }

  private let folder: String
  private let files: ScenarioFiles
  private let platform: Platform
  private let isCI: Bool
  private let updates: Bool
  private let updatesShared: Bool
  private var written: [String: DynamicObject] = [:]
  /// The files that were compared or written, in the order of first use.
  package private(set) var used: [String] = []

  /// The snapshots of the scenario at `scenario`.
  ///
  /// - Parameters:
  ///   - files: hears what is found of them.
  ///   - updatesShared: whether updating changes those without a platform in their names, or makes the platform's own.
  package init(
    scenario: String, files: ScenarioFiles, platform: Platform, isCI: Bool, updates: Bool, updatesShared: Bool = true
  ) {
    folder = Self.folder(of: scenario)
    self.files = files
    self.platform = platform
    self.isCI = isCI
    self.updates = updates
    self.updatesShared = updatesShared
  }

  /// The folder that holds the snapshots of a scenario.
  package static func folder(of scenario: String) -> String {
    let name = FileSystem.name(of: scenario)
    let stem = name.hasSuffix(".lua") ? String(name.dropLast(4)) : name
    return FileSystem.join(FileSystem.folder(of: scenario) ?? "", "__snapshots__/" + stem)
  }

  /// `name` as part of a file's name.
  package static func fileName(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isKept =
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || " ._-".unicodeScalars.contains(scalar)
      result.append(isKept ? scalar : "_")
    }
    return String(result)
  }

  /// Compares `value` with the snapshot `name`, and writes it where that is asked for.
  ///
  /// - Parameter platform: the app's own, where it differs from the run's.
  package func check(
    _ value: DynamicObject, name: String, platform: Platform? = nil,
    decode: ([UInt8]) throws -> DynamicObject
  ) -> Outcome {
    let plain = folder + "/" + Self.fileName(name) + ".json"
    let special = folder + "/" + Self.fileName(name) + "." + (platform ?? self.platform).rawValue + ".json"
    let isOwn = FileSystem.exists(special) || updates && !updatesShared && !isKept(value, plain, decode)
    let path = isOwn ? special : plain
    if path == plain { files.note(special, .absent) }
    if !used.contains(path) { used.append(path) }
    let exists = FileSystem.exists(path)
    if let earlier = written[path] {
      let differences = Self.differences(earlier, value)
      return differences.isEmpty ? .matched : .differs(path: path, differences)
    }
    guard exists || !isCI || updates else {
      files.note(path, .absent)
      return .failed("there is no snapshot \(path), and in CI none is written")
    }
    if !exists || updates { return write(value, to: path, decode: decode) }
    return compare(value, with: path, decode: decode)
  }

  /// Whether the snapshot at `path`, which other platforms have too, may stay: it is equal, or there is none yet.
  private func isKept(
    _ value: DynamicObject, _ path: String, _ decode: ([UInt8]) throws -> DynamicObject
  ) -> Bool {
    guard FileSystem.exists(path), written[path] == nil else { return true }
    guard let kept = try? decode(files.readOwn(path)) else { return false }
    return Self.differences(kept, value).isEmpty
  }

  private func write(
    _ value: DynamicObject, to path: String, decode: ([UInt8]) throws -> DynamicObject
  ) -> Outcome {
    let text = JSONWriter.pretty.bytes(value)
    written[path] = value
    // The next run compares with what is written now, which must come to the same.
    let isStable = (try? decode(text)).map { Self.differences($0, value).isEmpty } ?? false
    files.note(path, isStable ? .file(text) : .changing)
    if let old = try? FileSystem.read(path), old == text { return .matched }
    do {
      try FileSystem.makeFolders(folder)
      try WholeFile.write(text, to: path)
      return .written
    } catch {
      files.note(path, .changing)
      return .failed("cannot write the snapshot \(path): \(error.reason)")
    }
  }

  private func compare(
    _ value: DynamicObject, with path: String, decode: ([UInt8]) throws -> DynamicObject
  ) -> Outcome {
    let bytes: [UInt8]
    do { bytes = try files.readOwn(path) } catch {
      return .failed("cannot read the snapshot \(path): \(error.reason)")
    }
    do {
      let differences = Self.differences(try decode(bytes), value)
      return differences.isEmpty ? .matched : .differs(path: path, differences)
    } catch {
      return .failed("the snapshot \(path) is not JSON: \(error)")
    }
  }

  private static func differences(_ expected: DynamicObject, _ actual: DynamicObject) -> [Difference] {
    Difference.between(expected: ScenarioValue(expected), actual: ScenarioValue(actual), style: .tree)
  }
}

public import BeagleSchema

/// How the scenarios of one file are run: what the command line's options say to the scenario layer.
public struct ScenarioOptions: Hashable, Sendable {
  /// Real time that one test may take, in seconds; what the file does outside its tests has as much.
  public var timeout: Double
  /// Bytes that the file's Lua heap may take.
  public var memoryLimit: Int
  /// Bytes by which the process may grow for what the file has outside of its Lua heap, its apps above all; without a
  /// value any number.
  ///
  /// The growth is the whole process's: it is only for a process that does nothing else meanwhile.
  public var hostMemoryLimit: Int?
  /// Whether snapshots are written where they differ.
  public var updateSnapshots: Bool
  /// Whether the run is in continuous integration, where a missing snapshot fails.
  public var isCI: Bool
  /// What `math.random`, `randomize` and `shuffle` start from.
  public var seed: UInt64
  /// Whether the tests run in random order; those of a block stay together.
  public var shuffle: Bool
  /// The platform whose profile an app follows that names none.
  public var platform: Platform
  /// Whether snapshots without a platform in their names are updated; a run of several platforms does so for the first.
  public var updatesSharedSnapshots: Bool
  /// What `beagle.env` holds.
  public var environment: [String: String]
  /// The folder above which no file is looked for.
  public var root: String
  /// Hosts (`host` or `host:port`) that `network = "live"` may reach.
  public var allowedHosts: [String]
  /// Where live answers are kept, if they are.
  public var recordDirectory: String?
  /// Whether results carry a fingerprint, by which repeated runs are compared.
  public var takesFingerprints: Bool
  /// Whether `ScenarioExecuting.coverage` is gathered.
  public var measuresCoverage: Bool
  /// Whether results carry the trace of what happened.
  public var trace: TraceRetention

  /// The options of a run that was told nothing, for files below `root`.
  public init(root: String = ".") {
    timeout = 30
    memoryLimit = 256 << 20
    updateSnapshots = false
    isCI = false
    seed = 1
    shuffle = false
    platform = .ios
    updatesSharedSnapshots = true
    environment = [:]
    self.root = root
    allowedHosts = []
    recordDirectory = nil
    takesFingerprints = false
    measuresCoverage = false
    trace = .none
  }
}

/// Of which tests a trace is kept.
public enum TraceRetention: String, Hashable, Sendable {
  /// Of no test; nothing is recorded.
  case none
  /// Of the tests that did not pass.
  case failed
  /// Of all.
  case all
}

import BeagleScenario
import BeagleSchema

/// Everything that the arguments of `run` say.
struct RunSettings {
  /// When colours are used.
  enum Color: String, CaseIterable, Hashable {
    /// On a terminal, unless `NO_COLOR` is set.
    case auto
    /// Everywhere.
    case always
    /// Nowhere.
    case never
  }

  /// The files and folders given, `FILE:LINE` included.
  var paths: [String] = []

  /// Texts of which one must be in `path: full name`.
  var filters: [String] = []
  /// Tags of which a test must have one.
  var tags: [String] = []
  /// Tags of which a test must have none.
  var excludedTags: [String] = []
  /// Whether tests are only listed.
  var list = false
  /// The platforms that each scenario runs for.
  var platforms: [Platform] = []
  /// Which part of the tests is run.
  var shard: ShardNumber?
  /// A results file whose durations balance the shards.
  var timings: String?
  /// The git revision since which changed files count.
  var since: String?
  /// Files that count as changed.
  var changed: [String] = []
  /// Whether only what failed in the last run is run.
  var lastFailed = false
  /// Where results of unchanged tests are kept.
  var cache: String?

  /// How many worker processes; nil for one per core.
  var jobs: Int?
  /// Whether the order is random.
  var shuffle = false
  /// What randomness starts from, where it was said.
  var seed: UInt64?
  /// Whether the first failure ends the run.
  var failFast = false
  /// How often a failed test is run again.
  var retries = 0
  /// How often each test is run.
  var repetitions = 1
  /// Whether a flaky test fails the run.
  var failOnFlaky = false
  /// Seconds that one test may take.
  var timeout = 30.0
  /// MiB that the Lua heap may take.
  var memory = 256
  /// Whether a run without tests is fine.
  var passWithNoTests = false
  /// Whether the run is repeated for what changes.
  var watch = false

  /// The reports asked for.
  var reporters: [ReporterRequest] = []
  /// Whose traces reports keep.
  var trace: TraceChoice = .failed
  /// Whether coverage is measured.
  var coverage = false
  /// Where coverage goes as JSON.
  var coverageFile: String?
  /// The percentage below which coverage fails the run.
  var coverageMinimum: Double?
  /// When colours are used.
  var color: Color = .auto
  /// Whether only failures and the summary are told.
  var quiet = false
  /// Whether every test is told, with its output.
  var verbose = false

  /// Whether snapshots are written.
  var updateSnapshots = false
  /// Hosts that live networking may reach.
  var allowedHosts: [String] = []
  /// Where live answers are kept.
  var recordDirectory: String?
  /// What scripts get as `beagle.env`; nil for the value of the environment.
  var environment: [String: String?] = [:]

  /// Whether help is asked for.
  var help = false
  /// Whether the version is asked for.
  var version = false
}

/// Whose traces reports keep.
enum TraceChoice: String, CaseIterable, Hashable {
  /// Those of failed tests.
  case failed
  /// All.
  case on
  /// None.
  case off
}

/// One of equal parts of a run.
struct ShardNumber: Hashable {
  /// Which part, from 0.
  let index: Int
  /// How many parts there are.
  let count: Int
}

/// A report that was asked for.
struct ReporterRequest: Hashable {
  /// Its kind.
  let kind: ReporterKind
  /// The file it goes to; nil for standard output.
  let file: String?
}

/// The kinds of reports that there are.
enum ReporterKind: String, CaseIterable, Hashable {
  /// For people, in full.
  case pretty
  /// For people, a character a test.
  case dot
  /// The Test Anything Protocol, version 14.
  case tap
  /// The XML that CI servers read.
  case junit
  /// Line-delimited events, and a document.
  case json
  /// Annotations of GitHub's workflow commands.
  case github
  /// One page that shows every test and what it did.
  case html
}

extension RunSettings {
  /// The options that choose among the tests of the paths, as they were given.
  var narrowing: [String] {
    filters.map { "--filter \(ShellWord.quoted($0))" } + tags.map { "--tag \(ShellWord.quoted($0))" }
      + excludedTags.map { "--exclude-tag \(ShellWord.quoted($0))" } + (lastFailed ? ["--last-failed"] : [])
  }

  /// Whose traces the scenarios have to keep: nobody's where no report would show them.
  var traceRetention: TraceRetention {
    guard reporters.contains(where: { $0.kind == .json || $0.kind == .html }) else { return .none }
    return switch trace {
    case .failed: .failed
    case .on: .all
    case .off: .none
    }
  }
}

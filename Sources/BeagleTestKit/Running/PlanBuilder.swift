import BeagleScenario
import BeagleSchema

/// Turns what the arguments say into the plan of a run.
struct PlanBuilder {
  /// What randomness starts from when nobody says.
  static let defaultSeed: UInt64 = 1

  /// What the arguments say.
  let settings: RunSettings
  /// What a team's own runner adds.
  let extensions: ScenarioExtensions
  /// The variables around.
  let environment: Environment

  /// What randomness starts from: what was said, or of a random order anything, or always the same.
  let seed: UInt64

  /// A builder for these settings.
  init(settings: RunSettings, extensions: ScenarioExtensions, environment: Environment) {
    self.settings = settings
    self.extensions = extensions
    self.environment = environment
    seed = settings.seed ?? (settings.shuffle ? UInt64.random(in: 0...UInt64(UInt32.max)) : Self.defaultSeed)
  }

  /// The plan for `files`.
  func plan(_ files: [ScenarioFile]) -> RunPlan {
    var plan = RunPlan(units: units(files), selection: selection, options: options, extensions: extensions)
    plan.platforms = platforms
    plan.list = settings.list
    plan.retries = settings.retries
    plan.repetitions = settings.repetitions
    plan.failFast = settings.failFast
    return plan
  }

  private var platforms: [Platform] { settings.platforms.isEmpty ? [.ios] : settings.platforms }

  private func units(_ files: [ScenarioFile]) -> [RunUnit] {
    var units: [RunUnit] = []
    units.reserveCapacity(files.count * platforms.count)
    for file in files {
      for platform in platforms {
        units.append(
          RunUnit(index: units.count, file: file, platform: platform, namesPlatform: platforms.count > 1))
      }
    }
    return units
  }

  private var bazel: BazelProtocol { BazelProtocol(environment: environment) }

  private var selection: TestSelection {
    var selection = TestSelection()
    if !settings.filters.isEmpty { selection.texts.append(settings.filters) }
    if let filter = bazel.filter { selection.texts.append([filter]) }
    selection.tags = settings.tags
    selection.excludedTags = settings.excludedTags
    return selection
  }

  private var options: ScenarioOptions {
    var options = ScenarioOptions()
    options.timeout = settings.timeout
    options.memoryLimit = settings.memory << 20
    options.hostMemoryLimit = 4 * options.memoryLimit
    options.updateSnapshots = settings.updateSnapshots
    options.isCI = environment.isCI || bazel.isSandboxed
    options.seed = seed
    options.shuffle = settings.shuffle
    options.measuresCoverage = settings.coverage
    options.takesFingerprints = settings.repetitions > 1
    options.allowedHosts = settings.allowedHosts
    options.recordDirectory = settings.recordDirectory
    options.trace = settings.traceRetention
    for (name, value) in settings.environment { options.environment[name] = value ?? environment[name] }
    return options
  }
}

import BeagleScenario
import BeagleSchema

/// All that a run is to do, fixed before it begins; workers inherit it.
struct RunPlan {
  /// What to run, in order.
  var units: [RunUnit]
  /// Which tests of it.
  var selection: TestSelection
  /// How; the root and the platform are each unit's own.
  var options: ScenarioOptions
  /// What a team's own runner adds.
  var extensions: ScenarioExtensions = .none
  /// The platforms, of which the first one's snapshots are those that have no platform in their names.
  var platforms: [Platform] = [.ios]
  /// Whether tests are only listed.
  var list = false
  /// How often a failed test is run again.
  var retries = 0
  /// How often each test is run.
  var repetitions = 1
  /// Whether the first failure ends the run.
  var failFast = false

  /// Whether a failed attempt is the last word, and ends the run.
  var stopsAtOnce: Bool { failFast && retries == 0 }

  /// Whether tests write snapshots that are missing or differ.
  var writesSnapshots: Bool { options.updateSnapshots || !options.isCI }

  /// Makes the units' numbers their places again.
  mutating func renumber() {
    for place in units.indices { units[place].index = place }
  }

  /// The options of one unit.
  func options(for unit: RunUnit) -> ScenarioOptions {
    var options = options
    options.root = unit.file.root
    options.platform = unit.platform
    options.updatesSharedSnapshots = unit.platform == platforms.first
    return options
  }
}

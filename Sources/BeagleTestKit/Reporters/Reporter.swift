import BeagleSchema

/// Tells of a run in one form; a file each.
protocol Reporter: AnyObject {
  /// The run begins.
  func start(_ header: RunHeader)
  /// All tests of a file on one platform are through; called in the order of the plan.
  func unitEnded(_ unit: RunUnit, _ records: [TestRecord])
  /// The run is over.
  func end(_ summary: RunSummary)
}

/// What is known of a run when it begins.
struct RunHeader: Hashable {
  /// The version of this program.
  var version = BeagleTestVersion.current
  /// What randomness starts from.
  var seed: UInt64
  /// The platforms.
  var platforms: [Platform]
  /// Which part of a larger run it is.
  var shard: ShardNumber?
  /// How many units there are.
  var units: Int
}

/// The program's version.
enum BeagleTestVersion {
  /// The current one.
  static let current = "0.1.0"

  /// The day that it is of.
  static let date = "2026-12-01"

  /// What `--version` prints.
  static var line: String { "beagle-test \(current)\n" }
}

import BeagleScenario
import BeagleSchema

/// One scenario file on one platform: what a worker takes at a time.
struct RunUnit: Hashable {
  /// Its place in the run's order.
  var index: Int
  /// The file.
  let file: ScenarioFile
  /// The platform.
  let platform: Platform
  /// Whether names end in the platform, as they do where a run has several.
  let namesPlatform: Bool
  /// Which of its tests fall into this part of a larger run.
  var part = TestPart.all
  /// Which of its tests are not known already.
  var unknown = TestPart.all
  /// Whether all its results are known already, so that nothing is run.
  var isKnown = false

  /// The file, with the platform where the run has several.
  var title: String { namesPlatform ? "\(file.path) [\(platform.rawValue)]" : file.path }

  /// The full name that reports give to `test`.
  func name(of test: ScenarioTest) -> String {
    namesPlatform ? "\(test.fullName) [\(platform.rawValue)]" : test.fullName
  }
}

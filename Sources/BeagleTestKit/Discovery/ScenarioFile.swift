/// A scenario file that a run was given, directly or by its folder.
struct ScenarioFile: Hashable {
  /// Its path as messages show it.
  let path: String
  /// The folder above which no file of its scenario is looked for.
  let root: String
  /// The lines of `FILE:LINE` arguments; with none all its tests are meant.
  var lines: [Int]
}

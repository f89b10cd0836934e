/// One thing that is measured: a name, what one run does, and the time that it is meant to take.
struct Benchmark {
  /// The name in tables and files: `evaluate/path`.
  let name: String
  /// How many units one run does: a figure is the time of a run divided by it.
  let units: Int
  /// The most that one unit may take, in nanoseconds; nil where no target is set.
  let target: Double?
  /// Makes what a run needs, outside of the measured time, and gives the work.
  let prepare: () throws -> Work

  /// What is measured, and what takes away what it left, outside of the measured time.
  struct Work {
    let run: () throws -> Void
    let cleanUp: () -> Void
  }

  /// A benchmark that leaves nothing.
  init(_ name: String, units: Int = 1, target: Double? = nil, prepare: @escaping () throws -> () throws -> Void) {
    self.init(name, units: units, target: target, work: { Work(run: try prepare(), cleanUp: {}) })
  }

  /// A benchmark that cleans up.
  init(_ name: String, units: Int = 1, target: Double? = nil, work prepare: @escaping () throws -> Work) {
    self.name = name
    self.units = units
    self.target = target
    self.prepare = prepare
  }
}

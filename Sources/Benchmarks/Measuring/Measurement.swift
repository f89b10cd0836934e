import CAllocationCount

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What was measured of one benchmark.
struct Measurement: Codable {
  /// The benchmark's name.
  let name: String
  /// Nanoseconds of a unit: the median of the samples.
  let median: Double
  /// The fastest and the slowest sample.
  let fastest: Double
  let slowest: Double
  /// Blocks allocated for a unit.
  let allocations: Double
  /// Peak memory of a process that does nothing else, in bytes.
  var peakMemory: Int
  /// The benchmark's target, in nanoseconds of a unit.
  let target: Double?
}

extension Benchmark {
  /// Runs the benchmark: warm-up, then samples until there are enough or the time is up.
  func measure(seconds: Double = 1, samples: Int = 15) throws -> Measurement {
    let work: Work = try prepare()
    var batch = 1
    while true {
      let time: Double = try elapsed { for _ in 0..<batch { try work.run() } }
      work.cleanUp()
      if time > 2_000_000 || batch >= 1 << 20 { break }
      batch *= 2
    }
    var times: [Double] = []
    let begin: Double = now()
    let before: UInt64 = allocation_count()
    repeat {
      times.append(try elapsed { for _ in 0..<batch { try work.run() } } / Double(batch * units))
      work.cleanUp()
    } while times.count < samples && (now() - begin < seconds * 1e9 || times.count < 3)
    let blocks: UInt64 = allocation_count() - before
    times.sort()
    return Measurement(
      name: name, median: times[times.count / 2], fastest: times[0], slowest: times[times.count - 1],
      allocations: Double(blocks) / Double(times.count * batch * units), peakMemory: peakMemory(), target: target)
  }
}

/// The processor's time of this process in nanoseconds, which other processes do not add to.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// How long `body` takes, in nanoseconds.
func elapsed(_ body: () throws -> Void) rethrows -> Double {
  let begin: Double = now()
  try body()
  return now() - begin
}

/// The largest memory that the process has had, in bytes.
func peakMemory() -> Int {
  var usage = rusage()
  getrusage(processItself, &usage)
  return usage.ru_maxrss * 1024
}

#if canImport(Glibc)
  private let processItself = Int32(RUSAGE_SELF.rawValue)
#else
  private let processItself = RUSAGE_SELF
#endif

import Foundation

/// What the command line asks for.
struct Options {
  var only: [String] = []
  var json: String?
  var compare: [String] = []
  var seconds = 0.5
  var isChild = false
  var showsPeers = true

  init(_ arguments: [String]) throws {
    var rest: ArraySlice<String> = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw BenchmarkError("\(option) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--only": only.append(try value(of: argument))
      case "--json": json = try value(of: argument)
      case "--compare": compare = [try value(of: argument), try value(of: argument)]
      case "--seconds":
        let text: String = try value(of: argument)
        guard let number = Double(text), number > 0 else {
          throw BenchmarkError("--seconds takes a number, not \(text)")
        }
        seconds = number
      case "--no-peers": showsPeers = false
      case "--child": isChild = true
      default:
        throw BenchmarkError(
          "unknown argument \(argument); known are generate, --only NAME, --json FILE, --compare OLD NEW, --seconds N, --no-peers"
        )
      }
    }
  }
}

/// Every benchmark, in the order of the table.
func allBenchmarks() -> [Benchmark] { ExpressionBenchmarks.all + RuntimeBenchmarks.all + ScenarioBenchmarks.all }

/// Measures one benchmark in a process of its own, so that its peak memory is its own too.
func measureApart(_ benchmark: Benchmark, seconds: Double) throws -> Measurement {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
  process.arguments = ["--child", "--only", benchmark.name, "--seconds", "\(seconds)"]
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let data: Data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return try JSONDecoder().decode(Measurement.self, from: data)
}

func run() throws {
  if CommandLine.arguments.dropFirst().first == "generate" {
    return try SuiteGenerator(options: SuiteOptions(Array(CommandLine.arguments.dropFirst(2)))).write()
  }
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.compare.count == 2 {
    let reports: [Report] = try options.compare.map {
      try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: $0)))
    }
    return print(Comparison(before: reports[0], after: reports[1]).table)
  }
  let chosen: [Benchmark] = allBenchmarks().filter { benchmark in
    options.only.isEmpty
      || options.only.contains { options.isChild ? benchmark.name == $0 : benchmark.name.contains($0) }
  }
  guard !chosen.isEmpty else {
    throw BenchmarkError(
      "no benchmark is called so; there are:\n\(allBenchmarks().map(\.name).joined(separator: "\n"))")
  }
  if options.isChild {
    let measurement: Measurement = try chosen[0].measure(seconds: options.seconds)
    return FileHandle.standardOutput.write(try JSONEncoder().encode(measurement))
  }
  var report = Report(calibration: Report.calibrate(), measurements: [])
  for benchmark in chosen { report.measurements.append(try measureApart(benchmark, seconds: options.seconds)) }
  print(report.table)
  if options.showsPeers { print("\n" + Peers.table(beside: report)) }
  if let json = options.json {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(report).write(to: URL(fileURLWithPath: json), options: .atomic)
  }
}

do {
  try run()
} catch {
  FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
  exit(2)
}

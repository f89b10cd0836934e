/// How many flows each file of a suite has.
enum FlowSpread {
  /// The flows of each of `files` files, in all `flows`.
  static func counts(flows: Int, files: Int, skew: SuiteOptions.Skew) -> [Int] {
    switch skew {
    case .even: (0..<files).map { flows * ($0 + 1) / files - flows * $0 / files }
    case .zipf: zipf(flows: flows, files: files)
    }
  }

  /// One flow for each file, and the rest by rank; what rounding leaves goes to the first ones.
  private static func zipf(flows: Int, files: Int) -> [Int] {
    let total = (1...files).reduce(0.0) { $0 + 1 / Double($1) }
    var counts = (1...files).map { 1 + Int(Double(flows - files) / (Double($0) * total)) }
    let left = flows - counts.reduce(0, +)
    for rank in 0..<left { counts[rank % files] += 1 }
    return counts
  }
}

/// Packs jobs into equal parts: the longest first, each into the part that has the least so far.
///
/// Ties go by the given order and to the first part, so that every machine comes to the same split.
enum LongestFirst {
  /// The part, from 0, that each of the jobs falls into.
  static func pack(_ durations: [Double], parts: Int) -> [Int] {
    let order = durations.indices.sorted { left, right in
      durations[left] != durations[right] ? durations[left] > durations[right] : left < right
    }
    var loads = [(time: Double, count: Int)](repeating: (0, 0), count: parts)
    var result = [Int](repeating: 0, count: durations.count)
    for job in order {
      var best = 0
      for part in loads.indices.dropFirst() where loads[part] < loads[best] { best = part }
      loads[best].time += durations[job]
      loads[best].count += 1
      result[job] = best
    }
    return result
  }
}

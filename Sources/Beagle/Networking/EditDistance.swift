/// How far two texts are apart.
enum EditDistance {
  /// The number of bytes to insert, remove or replace to get from one text to the other.
  static func between(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (line, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in right.indices {
        let replaced = diagonal + (byte == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}

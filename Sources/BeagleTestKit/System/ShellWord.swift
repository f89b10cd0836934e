/// Words of command lines that people copy.
enum ShellWord {
  /// `word` as every shell takes it: between quotes where it has more than letters, digits and plain signs.
  static func quoted(_ word: String) -> String {
    if !word.isEmpty && word.unicodeScalars.allSatisfy(isPlain) { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/", ":", ",", "+", "@", "%", "=": true
    default: scalar.properties.isAlphabetic
    }
  }
}

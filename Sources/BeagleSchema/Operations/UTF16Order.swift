/// The order of texts on the Java machine and in JavaScript: by UTF-16 units.
enum UTF16Order {
  static func compare(_ left: String, _ right: String) -> Int {
    if left.utf16.elementsEqual(right.utf16) { return 0 }
    return left.utf16.lexicographicallyPrecedes(right.utf16) ? -1 : 1
  }
}

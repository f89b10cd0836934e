/// The operations that every Beagle client knows, by their names in expressions.
public enum StandardOperation: String, Hashable, Sendable, CaseIterable {
  /// Adds numbers.
  case sum
  /// Takes numbers from the first one.
  case subtract
  /// Multiplies numbers.
  case multiply
  /// Divides the first number by the others.
  case divide
  /// Makes a number an integer.
  case int
  /// Makes a number a double.
  case double
  /// Makes a value a text.
  case string
  /// Whether the first is greater.
  case gt
  /// Whether the first is greater or both are equal.
  case gte
  /// Whether the first is less.
  case lt
  /// Whether the first is less or both are equal.
  case lte
  /// Whether both are equal.
  case eq
  /// The opposite of a bool.
  case not
  /// Whether all bools are true.
  case and
  /// Whether any bool is true.
  case or
  /// The second or the third, by the first.
  case condition
  /// Joins texts.
  case concat
  /// Begins words with a capital letter.
  case capitalize
  /// Writes a text in capital letters.
  case uppercase
  /// Writes a text in small letters.
  case lowercase
  /// A part of a text.
  case substr
  /// Puts an element into an array.
  case insert
  /// Takes equal elements out of an array.
  case remove
  /// Takes the element at a position out of an array.
  case removeIndex
  /// Whether an array has an element.
  case contains
  /// Joins arrays.
  case union
  /// Whether a value is null.
  case isNull
  /// Whether a text, an array or an object has nothing in it.
  case isEmpty
  /// The length of a text, an array or an object.
  case length

  /// The operation of that name, found without comparing it with all others.
  init?(named name: String) {
    guard let operation: StandardOperation = StandardOperation.byName[name] else { return nil }
    self = operation
  }

  /// The place of the operation in tables that hold one entry for each.
  var position: Int { StandardOperation.allCases.firstIndex(of: self) ?? 0 }

  private static let byName: [String: StandardOperation] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) }
  )
}

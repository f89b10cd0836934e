/// A JSON object: texts to values, in the order in which the keys came.
///
/// Equality and hashing look at the content only, as JSON gives the order of keys no meaning.
public struct DynamicDictionary: Sendable {
  /// One key with its value.
  public typealias Element = (key: String, value: DynamicObject)

  package private(set) var keys: [String]
  package private(set) var values: [DynamicObject]

  /// An empty object.
  public init() {
    keys = []
    values = []
  }

  /// An object of these keys and values, which stand side by side; the keys are all different.
  package init(uniqueKeys keys: [String], values: [DynamicObject]) {
    self.keys = keys
    self.values = values
  }

  /// The value of `key`. Setting nil removes the key; setting a new key appends it.
  public subscript(key: String) -> DynamicObject? {
    get { index(of: key).map { values[$0] } }
    set {
      switch (index(of: key), newValue) {
      case (let index?, let value?): values[index] = value
      case (let index?, nil):
        keys.remove(at: index)
        values.remove(at: index)
      case (nil, let value?):
        keys.append(key)
        values.append(value)
      case (nil, nil): break
      }
    }
  }

  private func index(of key: String) -> Int? { keys.firstIndex(of: key) }
}

extension DynamicDictionary: RandomAccessCollection {
  /// The position of the first key.
  public var startIndex: Int { 0 }
  /// The position after the last key.
  public var endIndex: Int { keys.count }
  /// The key and the value at `position`.
  public subscript(position: Int) -> Element { (keys[position], values[position]) }
}

extension DynamicDictionary: Hashable {
  /// Whether both hold equal values under the same keys, in whatever order.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.count == right.count else { return false }
    return left.allSatisfy { right[$0.key] == $0.value }
  }

  /// Feeds the content to `hasher` in a way that does not depend on the order of keys.
  public func hash(into hasher: inout Hasher) {
    var combined = 0
    for (key, value) in self {
      var part = Hasher()
      part.combine(key)
      part.combine(value)
      combined ^= part.finalize()
    }
    hasher.combine(combined)
  }
}

extension DynamicDictionary: ExpressibleByDictionaryLiteral {
  /// An object of these pairs; where a key stands twice the first one counts.
  public init(dictionaryLiteral elements: (String, DynamicObject)...) {
    self.init()
    for (key, value) in elements where self[key] == nil { self[key] = value }
  }
}

/// A JSON object: texts to values, in the order in which the keys came.
///
/// Equality and hashing look at the content only, as JSON gives the order of keys no meaning.
/// Copies are cheap, and objects that differ only in their values share their keys.
public struct DynamicDictionary: Sendable {
  /// One key with its value.
  public typealias Element = (key: String, value: DynamicObject)

  private var shape: DynamicKeys
  package private(set) var values: [DynamicObject]

  /// An empty object.
  public init() {
    shape = .none
    values = []
  }

  /// An object of these keys and values, which stand side by side; the keys are all different.
  package init(uniqueKeys keys: [String], values: [DynamicObject]) {
    shape = DynamicKeys(keys)
    self.values = values
  }

  /// An object with keys that others may share, and these values, which stand in the same order.
  init(shape: DynamicKeys, values: [DynamicObject]) {
    self.shape = shape
    self.values = values
  }

  /// An object with the keys of `other` and these values, which stand in the same order.
  package init(keysOf other: DynamicDictionary, values: [DynamicObject]) {
    shape = other.shape
    self.values = values
  }

  package var keys: [String] { shape.list }

  /// The value under a key.
  ///
  /// Setting nil removes the key; setting a new key appends it.
  public subscript(key: String) -> DynamicObject? {
    get {
      guard let index: Int = shape.position(of: key) else { return nil }
      return values[index]
    }
    set {
      guard let newValue else {
        removeValue(forKey: key)
        return
      }
      withValue(forKey: key) { $0 = newValue }
    }
  }

  /// Removes `key` and its value, and returns that value.
  @discardableResult
  public mutating func removeValue(forKey key: String) -> DynamicObject? {
    guard let index: Int = shape.position(of: key) else { return nil }
    var keys: [String] = shape.list
    keys.remove(at: index)
    shape = DynamicKeys(keys)
    return values.remove(at: index)
  }

  /// Changes the value of `key` in place; a key that is not there is added with null first.
  package mutating func withValue<Result>(
    forKey key: String,
    _ change: (inout DynamicObject) throws -> Result
  ) rethrows -> Result {
    if let index: Int = shape.position(of: key) { return try change(&values[index]) }
    if !isKnownUniquelyReferenced(&shape) { shape = shape.copy() }
    shape.append(key)
    values.append(.empty)
    return try change(&values[values.count - 1])
  }

  /// The same keys with other values.
  package func mapValues(_ transform: (DynamicObject) throws -> DynamicObject) rethrows -> DynamicDictionary {
    DynamicDictionary(keysOf: self, values: try values.map(transform))
  }
}

extension DynamicDictionary: RandomAccessCollection {
  /// The position of the first key.
  public var startIndex: Int { 0 }
  /// The position after the last key.
  public var endIndex: Int { values.count }
  /// The key and the value at `position`.
  public subscript(position: Int) -> Element { (shape.list[position], values[position]) }
}

extension DynamicDictionary: Hashable {
  /// Whether both hold equal values under the same keys, in whatever order.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.count == right.count else { return false }
    if left.shape === right.shape { return left.values == right.values }
    for (index, key) in left.shape.list.enumerated() {
      guard let other: DynamicObject = right[key], left.values[index] == other else { return false }
    }
    return true
  }

  /// Feeds the content to `hasher` in a way that does not depend on the order of keys.
  public func hash(into hasher: inout Hasher) {
    var combined: Int = 0
    for (key, value) in self {
      var part: Hasher = Hasher()
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

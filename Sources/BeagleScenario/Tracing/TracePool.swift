import BeagleSchema

/// The values and the nodes of trees that a trace refers to, each distinct one once.
struct TracePool {
  /// The values as JSON texts, by position.
  private(set) var values: [String] = []
  /// The nodes as JSON texts: `[properties, "children" or "child", positions of nodes]`, or `[properties]`.
  private(set) var nodes: [String] = []
  private var valuePositions: [String: Int] = [:]
  private var nodePositions: [String: Int] = [:]
  /// Positions by the storage of what is known already; it is kept, so that nothing else gets the same place.
  private var known: [UnsafeRawPointer: Int] = [:]
  private var kept: [DynamicObject] = []

  /// The position of a value.
  mutating func position(of value: DynamicObject) -> Int {
    let storage: UnsafeRawPointer? = value.storage
    if let storage, let position = known[storage] { return position }
    let text: String = JSONWriter.compact.string(value)
    let found: Int = valuePositions[text] ?? values.count
    if found == values.count {
      valuePositions[text] = found
      values.append(text)
    }
    if let storage { keep(value, storage, found) }
    return found
  }

  /// The position of a node of a resulting tree.
  ///
  /// - Parameter slot: Where components of a name have those inside them: `children`, `child` or nil.
  mutating func position(ofNode node: DynamicObject, slot: (String) -> String?) -> Int {
    guard case .dictionary(let object) = node, let storage = node.storage else { return position(ofText: "[{}]") }
    // A node's storage and a value's would be told apart only by who asks, so nodes have odd keys.
    let key: UnsafeRawPointer = storage + 1
    if let position = known[key] { return position }
    var text: String
    if case .string(let name)? = object["_beagleComponent_"], let place = slot(name), let inside = object[place],
      let components = Self.components(inside)
    {
      let positions: String = components.map { String(position(ofNode: $0, slot: slot)) }.joined(separator: ",")
      // The place stays, empty, so that the object goes on sharing its keys.
      var properties: DynamicDictionary = object
      properties.withValue(forKey: place) { $0 = .empty }
      text = JSONWriter.compact.string(.array([.dictionary(properties), .string(place)]))
      text.removeLast()
      text += ",[\(positions)]]"
    } else {
      text = JSONWriter.compact.string(.array([node]))
    }
    let found: Int = position(ofText: text)
    keep(node, key, found)
    return found
  }

  private mutating func position(ofText text: String) -> Int {
    if let present = nodePositions[text] { return present }
    nodePositions[text] = nodes.count
    nodes.append(text)
    return nodes.count - 1
  }

  private mutating func keep(_ value: DynamicObject, _ key: UnsafeRawPointer, _ position: Int) {
    known[key] = position
    kept.append(value)
  }

  /// The components in a slot; nil where something else stands there.
  private static func components(_ value: DynamicObject) -> [DynamicObject]? {
    let list: [DynamicObject]
    if case .array(let elements) = value { list = elements } else { list = [value] }
    return list.allSatisfy(\.isComponent) ? list : nil
  }
}

extension DynamicObject {
  /// Where the parts of a list or an object that is not empty are stored; equal places mean equal values.
  fileprivate var storage: UnsafeRawPointer? {
    switch self {
    case .array(let elements) where !elements.isEmpty: elements.withUnsafeBytes { $0.baseAddress }
    case .dictionary(let object) where !object.isEmpty: object.values.withUnsafeBytes { $0.baseAddress }
    default: nil
    }
  }

  /// Whether it is a component or a node of a tree.
  var isComponent: Bool {
    guard case .dictionary(let object) = self, case .string? = object["_beagleComponent_"] else { return false }
    return true
  }
}

import BeagleSchema

/// The values and the nodes of trees that a trace refers to, each distinct one once.
struct TracePool {
  /// The values as JSON.
  private(set) var values = TextPool()
  /// The nodes as JSON: `[properties, "children" or "child", positions of nodes]`, or `[properties]`.
  private(set) var nodes = TextPool()
  /// Positions by the storage of what is known already; it is kept, so that nothing else gets the same place.
  private var known: [UnsafeRawPointer: Int] = [:]
  private var kept: [DynamicObject] = []
  /// The positions of the nodes inside those that are being written.
  private var inside: [Int] = []

  /// The position of a value.
  mutating func position(of value: DynamicObject) -> Int {
    let storage: UnsafeRawPointer? = value.storage
    if let storage, let position = known[storage] { return position }
    let found: Int = values.position { JSONWriter.compact.append(value, to: &$0) }
    if let storage { keep(value, storage, found) }
    return found
  }

  /// The position of a node of a resulting tree.
  ///
  /// - Parameter slot: Where components of a name have those inside them: `children`, `child` or nil.
  mutating func position(ofNode node: DynamicObject, slot: (String) -> String?) -> Int {
    guard case .dictionary(let object) = node, let storage = node.storage else {
      return nodes.position { $0 += "[{}]".utf8 }
    }
    // A node's storage and a value's would be told apart only by who asks, so nodes have odd keys.
    let key: UnsafeRawPointer = storage + 1
    if let position = known[key] { return position }
    let found: Int
    if case .string(let name)? = object["_beagleComponent_"], let place = slot(name), let content = object[place],
      let first = enter(content, slot: slot)
    {
      let positions: ArraySlice<Int> = inside[first...]
      found = nodes.position { output in
        Self.write(object, without: place, positions, to: &output)
      }
      inside.removeSubrange(first...)
    } else {
      found = nodes.position { output in
        output.append(UInt8(ascii: "["))
        JSONWriter.compact.append(node, to: &output)
        output.append(UInt8(ascii: "]"))
      }
    }
    keep(node, key, found)
    return found
  }

  /// Puts the positions of the components in a slot behind the others, and says where they begin; nil where something
  /// else stands in the slot.
  private mutating func enter(_ content: DynamicObject, slot: (String) -> String?) -> Int? {
    let first: Int = inside.count
    if case .array(let elements) = content {
      guard elements.allSatisfy(\.isComponent) else { return nil }
      for element in elements {
        let position: Int = position(ofNode: element, slot: slot)
        inside.append(position)
      }
      return first
    }
    guard content.isComponent else { return nil }
    let position: Int = position(ofNode: content, slot: slot)
    inside.append(position)
    return first
  }

  private static func write(
    _ object: DynamicDictionary, without place: String, _ positions: ArraySlice<Int>, to output: inout [UInt8]
  ) {
    output += "[{".utf8
    var isFirst = true
    for (key, value) in object where key != place {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      isFirst = false
      JSONWriter.append(key, to: &output)
      output.append(UInt8(ascii: ":"))
      JSONWriter.compact.append(value, to: &output)
    }
    output += "},".utf8
    JSONWriter.append(place, to: &output)
    output += ",[".utf8
    for (index, position) in positions.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      JSONWriter.append(position, to: &output)
    }
    output += "]]".utf8
  }

  private mutating func keep(_ value: DynamicObject, _ key: UnsafeRawPointer, _ position: Int) {
    known[key] = position
    kept.append(value)
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

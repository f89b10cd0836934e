/// The keys that a type reads, laid out to be found by their bytes without making a String.
final class KeyTable: @unchecked Sendable {
  /// How a property is read, for the kinds that are read most often.
  enum Reading {
    case text
    case liveText
    case liveBool
    case liveNumber
    case bool
    case number
    case components
    case actions
    case object
    case other
  }

  /// One key with what reading it needs most often.
  struct Entry {
    let key: KeyText
    let reading: Reading
    let name: String
  }

  let properties: [PropertyDefinition]
  /// The positions of the properties that may not be absent, as a bit set.
  let required: UInt64
  /// The positions of the properties that may not be absent on some other platform.
  let requiredElsewhere: UInt64
  /// The position of the id, or -1.
  let idPosition: Int

  /// The keys in the order of the properties.
  let entries: UnsafeMutableBufferPointer<Entry>

  /// A table of those `properties` that `platform` reads.
  init(_ all: [PropertyDefinition], platform: Platform) {
    properties = all.filter { $0.readOn.contains(PlatformSet(platform)) }
    entries = .allocate(capacity: properties.count)
    _ = entries.initialize(
      from: properties.map { Entry(key: KeyText(copying: $0.name), reading: Reading($0, on: platform), name: $0.name) })
    var required: UInt64 = 0
    var elsewhere: UInt64 = 0
    for (position, property) in properties.enumerated() {
      let bit: UInt64 = 1 << UInt64(position)
      if property.requiredOn.contains(PlatformSet(platform)) {
        required |= bit
      } else if !property.requiredOn.isEmpty {
        elsewhere |= bit
      }
    }
    self.required = required
    requiredElsewhere = elsewhere
    idPosition = properties.firstIndex { $0.name == "id" } ?? -1
  }

  deinit {
    for entry in entries { entry.key.deallocate() }
    entries.deinitialize()
    entries.deallocate()
  }

  /// The position of a key, or -1.
  @inline(__always)
  func position(of key: KeyText) -> Int {
    for position in 0..<entries.count where entries[position].key == key { return position }
    return -1
  }

  func property(named name: String) -> PropertyDefinition? { properties.first { $0.name == name } }
}

extension KeyTable.Reading {
  fileprivate init(_ property: PropertyDefinition, on platform: Platform) {
    if property.looseOn.contains(PlatformSet(platform)) {
      self = .other
      return
    }
    switch property.kind {
    case .string: self = .text
    case .expression(.string), .renderedText: self = .liveText
    case .expression(.bool): self = .liveBool
    case .expression(.double): self = .liveNumber
    case .bool: self = .bool
    case .double: self = .number
    case .components: self = .components
    case .actions: self = .actions
    case .object: self = .object
    default: self = .other
    }
  }
}

/// Texts, one after the other, each distinct one once.
struct TextPool {
  /// The texts with a comma after each.
  private(set) var bytes: [UInt8] = []
  /// Where each text ends.
  private var ends: [Int] = []
  private var hashes: [UInt64] = []
  /// Positions by the low bits of the hash, each in the first free place from there on; -1 for none.
  private var table: [Int32] = Array(repeating: -1, count: 256)

  /// How many texts there are.
  var count: Int { ends.count }

  /// The position of the text that `write` adds to the bytes it is given.
  mutating func position(writing write: (inout [UInt8]) -> Void) -> Int {
    let start: Int = bytes.count
    write(&bytes)
    let hash: UInt64 = Self.hash(bytes, from: start)
    var place = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[place] >= 0 {
      let found = Int(table[place])
      if hashes[found] == hash, isEqual(found, from: start) {
        bytes.removeSubrange(start...)
        return found
      }
      place = (place + 1) & (table.count - 1)
    }
    bytes.append(UInt8(ascii: ","))
    table[place] = Int32(truncatingIfNeeded: ends.count)
    ends.append(bytes.count - 1)
    hashes.append(hash)
    if ends.count * 2 > table.count { grow() }
    return ends.count - 1
  }

  private func isEqual(_ position: Int, from start: Int) -> Bool {
    let first: Int = position == 0 ? 0 : ends[position - 1] + 1
    guard ends[position] - first == bytes.count - start else { return false }
    return bytes.withUnsafeBytes { all in
      let known = UnsafeRawBufferPointer(rebasing: all[first..<ends[position]])
      let added = UnsafeRawBufferPointer(rebasing: all[start...])
      var offset = 0
      while offset + 8 <= added.count {
        let (left, right) = (
          known.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
          added.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        )
        if left != right { return false }
        offset += 8
      }
      return known[offset...].elementsEqual(added[offset...])
    }
  }

  private mutating func grow() {
    var larger: [Int32] = Array(repeating: -1, count: table.count * 4)
    for (position, hash) in hashes.enumerated() {
      var place = Int(truncatingIfNeeded: hash) & (larger.count - 1)
      while larger[place] >= 0 { place = (place + 1) & (larger.count - 1) }
      larger[place] = Int32(truncatingIfNeeded: position)
    }
    table = larger
  }

  /// A number for the bytes from `start` on: eight of them at a time, mixed by multiplication.
  private static func hash(_ bytes: [UInt8], from start: Int) -> UInt64 {
    bytes.withUnsafeBytes { all in
      let text = UnsafeRawBufferPointer(rebasing: all[start...])
      var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(text.count)
      var offset = 0
      while offset + 8 <= text.count {
        hash = mix(hash ^ text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      var rest: UInt64 = 0
      for byte in text[offset...] { rest = rest << 8 | UInt64(byte) }
      return mix(hash ^ rest)
    }
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}

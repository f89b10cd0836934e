/// The hash SHA-256 of FIPS 180-4, for cache entries that machines share.
struct SHA256 {
  private static let constants: [UInt32] = constantsFromPrimes()

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  /// The hash of nothing so far.
  init() {}

  /// The hash of `bytes` in hexadecimal digits.
  static func hexadecimal(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finished()
  }

  /// Adds bytes.
  mutating func update(_ bytes: [UInt8]) {
    length += UInt64(bytes.count)
    var schedule = [UInt32](repeating: 0, count: 64)
    var data = bytes[...]
    if !pending.isEmpty {
      let missing = 64 - pending.count
      pending += data.prefix(missing)
      data = data.dropFirst(missing)
      if pending.count < 64 { return }
      pending.withUnsafeBufferPointer { compress($0, at: 0, &schedule) }
      pending = []
    }
    let whole = data.count / 64
    data.withUnsafeBufferPointer { buffer in
      for block in 0..<whole { compress(buffer, at: block * 64, &schedule) }
    }
    pending += data.dropFirst(whole * 64)
  }

  /// Adds a text and a mark of its end, so that neighbours cannot flow together.
  mutating func update(_ text: String) {
    update(Array(text.utf8))
    update([0xFF])
  }

  /// The hash of all that was added, in hexadecimal digits.
  consuming func finished() -> String {
    let bits = length * 8
    var padding: [UInt8] = [0x80]
    padding += [UInt8](repeating: 0, count: (119 - Int(length % 64)) % 64)
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    update(padding)
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for word in state {
      for shift in stride(from: UInt32(28), through: 0, by: -4) { text.append(digits[Int(word >> shift & 15)]) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func compress(_ block: UnsafeBufferPointer<UInt8>, at offset: Int, _ words: inout [UInt32]) {
    for index in 0..<16 {
      let place = offset + index * 4
      words[index] =
        UInt32(block[place]) << 24 | UInt32(block[place + 1]) << 16 | UInt32(block[place + 2]) << 8
        | UInt32(block[place + 3])
    }
    for index in 16..<64 {
      let early = words[index - 15]
      let late = words[index - 2]
      let first = rotate(early, 7) ^ rotate(early, 18) ^ (early >> 3)
      let second = rotate(late, 17) ^ rotate(late, 19) ^ (late >> 10)
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
    mix(words)
  }

  private mutating func mix(_ words: [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let rotatedE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let first = h &+ rotatedE &+ choice &+ Self.constants[index] &+ words[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let rotatedA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let second = rotatedA &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes, as the standard defines them.
  private static func constantsFromPrimes() -> [UInt32] {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      // The largest root with root³ <= prime · 2⁹⁶ holds 32 bits behind the point.
      var root: UInt64 = 0
      for bit in stride(from: 34, through: 0, by: -1) {
        let tried = root | 1 << UInt64(bit)
        let square = tried.multipliedFullWidth(by: tried)
        guard square.high == 0 || square.high < 1 << 32 else { continue }
        if isCube(of: tried, square, atMost: prime) { root = tried }
      }
      return UInt32(truncatingIfNeeded: root)
    }
  }

  private static func isCube(of root: UInt64, _ square: (high: UInt64, low: UInt64), atMost prime: UInt64) -> Bool {
    let low = square.low.multipliedFullWidth(by: root)
    let high = square.high &* root
    let top = high &+ low.high
    let limit = prime << 32
    return top < limit || top == limit && low.low == 0
  }
}

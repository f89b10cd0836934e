/// What tells one build of a program from another, on every machine.
enum ProgramIdentity {
  /// The identity of the running program: the linker's build id, or a hash of the whole file where it has none.
  static func current(_ path: String = "/proc/self/exe") -> [UInt8] {
    guard let bytes = try? FileSystem.read(path) else { return [] }
    return buildID(of: bytes) ?? Array(SHA256.hexadecimal(bytes).utf8)
  }

  /// The GNU build id in the notes of a 64-bit little-endian ELF file.
  static func buildID(of file: [UInt8]) -> [UInt8]? {
    guard file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(file, at: 32, size: 8),
      let entrySize = number(file, at: 54, size: 2), let count = number(file, at: 56, size: 2)
    else { return nil }
    for index in 0..<count {
      let header = table + index * entrySize
      guard number(file, at: header, size: 4) == 4, let offset = number(file, at: header + 8, size: 8),
        let size = number(file, at: header + 32, size: 8)
      else { continue }
      if let id = buildID(in: file, from: offset, to: offset + size) { return id }
    }
    return nil
  }

  private static func buildID(in file: [UInt8], from start: Int, to end: Int) -> [UInt8]? {
    var position = start
    while position + 12 <= end, let nameSize = number(file, at: position, size: 4),
      let size = number(file, at: position + 4, size: 4), let type = number(file, at: position + 8, size: 4)
    {
      let name = position + 12
      let content = name + (nameSize + 3) / 4 * 4
      guard content + size <= min(end, file.count) else { return nil }
      if type == 3 && file[name..<(name + nameSize)].elementsEqual("GNU\0".utf8) {
        return Array(file[content..<(content + size)])
      }
      position = content + (size + 3) / 4 * 4
    }
    return nil
  }

  private static func number(_ file: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= file.count - size else { return nil }
    var value: UInt64 = 0
    for index in 0..<size { value |= UInt64(file[offset + index]) << UInt64(8 * index) }
    return Int(exactly: value)
  }
}

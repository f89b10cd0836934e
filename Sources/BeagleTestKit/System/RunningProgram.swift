import CProcess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program that runs.
enum RunningProgram {
  /// Where its file is; nil where the system does not tell.
  static var path: String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) { path in
        path.baseAddress.map { cprocess_program($0, path.count) } ?? 0
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}

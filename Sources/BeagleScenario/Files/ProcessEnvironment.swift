#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The environment variables of the process.
enum ProcessEnvironment {
  /// The value of a variable; nil where it is not set or empty.
  static func value(of name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads single keys of a terminal, without waiting for the end of a line; of anything else, its bytes.
final class KeyReader {
  /// The open file to wait for; -1 when nothing more will come.
  private(set) var descriptor = STDIN_FILENO
  private var before: termios?

  /// A reader that changes the terminal until it goes away.
  init() {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return }
    before = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(descriptor, TCSANOW, &settings)
  }

  /// Gives the terminal back as it was.
  func finish() {
    guard var settings = before else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    before = nil
  }

  /// The keys that were pressed.
  func keys() -> [Character] {
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &buffer, buffer.count)
    if count == 0 || count < 0 && errno != EINTR { descriptor = -1 }
    return count > 0 ? Array(String(decoding: buffer[..<count], as: UTF8.self)) : []
  }
}

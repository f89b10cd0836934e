import Glibc

/// The runner that can send requests over a network, `beagle-test-live`: a program of its own beside `beagle-test`.
///
/// What sends requests takes longer to load than most runs last, so it is only loaded for a run that allows hosts.
public enum LiveRunner {
  /// Goes on as the other program when the arguments allow a host and it is there; else nothing happens.
  public static func takeOverIfNeeded(_ arguments: [String] = CommandLine.arguments) {
    let isLive = arguments.dropFirst().contains { $0 == "--allow-net" || $0.hasPrefix("--allow-net=") }
    guard isLive, let program = path, access(program, X_OK) == 0 else { return }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    execv(program, words)
    for word in words { free(word) }
  }

  private static var path: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    guard length > 0 else { return nil }
    let bytes = buffer[..<length].map { UInt8(bitPattern: $0) }
    let program = String(decoding: bytes, as: UTF8.self)
    guard let slash = program.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return program[...slash] + "beagle-test-live"
  }
}

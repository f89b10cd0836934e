#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
    guard let program = RunningProgram.path, let slash = program.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return nil
    }
    return program[...slash] + "beagle-test-live"
  }
}

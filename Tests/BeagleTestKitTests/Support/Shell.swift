#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs shell commands in a folder of their own, where `beagle-test` is the runner on the fake scenario engine.
final class Shell {
  /// What a command left.
  struct Outcome: Equatable {
    /// What it wrote to standard output.
    var output: String
    /// What it wrote to standard error.
    var diagnostics: String
    /// Its exit status.
    var status: Int32
  }

  /// The folder.
  let folder: String

  /// A shell in a new folder.
  init() {
    folder = Self.temporaryFolder()
    mkdir("\(folder)/bin", 0o777)
    mkdir("\(folder)/work", 0o777)
    symlink(Self.runner, "\(folder)/bin/beagle-test")
  }

  deinit { _ = Self.start("rm -rf '\(folder)'") }

  /// Puts a file into the folder.
  func write(_ text: String, to path: String) {
    _ = Self.start("mkdir -p \"$(dirname '\(folder)/work/\(path)')\"")
    guard let file = fopen("\(folder)/work/\(path)", "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  /// Runs a command line.
  func run(_ command: String) -> Outcome {
    let environment = "\(Self.clean); PATH='\(folder)/bin':$PATH"
    let redirect = ">'\(folder)/out' 2>'\(folder)/err' </dev/null"
    let status = Self.start("\(environment); cd '\(folder)/work' && {\n\(command)\n} \(redirect)")
    return Outcome(output: read("out"), diagnostics: read("err"), status: status)
  }

  /// Takes from the environment what decides how the runner behaves, and how other programs sort and speak.
  private static let clean = """
    unset ${!TEST_*} ${!TESTBRIDGE_*} ${!GIT_*} CI NO_COLOR XML_OUTPUT_FILE; \
    export LC_ALL=C.UTF-8 GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
    """

  private func read(_ name: String) -> String { Shell.text(of: "\(folder)/\(name)") }

  /// The whole text of a file; empty where there is none.
  static func text(of path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<count]
    }
  }

  /// The fake runner beside the test program.
  private static var runner: String {
    guard let resolved = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(resolved) }
    let program = String(cString: resolved)
    return program.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/FakeRunner"
  }

  private static func temporaryFolder() -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/beagle-test-kit.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { preconditionFailure("no folder can be made in \(parent)") }
    // What commands write has the path as they see it.
    guard let resolved = realpath(template, nil) else { preconditionFailure("\(parent) is gone") }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func start(_ command: String) -> Int32 {
    let status = system(
      "exec bash -c '\(command.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'")
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
  }
}

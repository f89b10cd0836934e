import BeagleScenario
import Glibc

/// Asks git which files changed since a revision, uncommitted and untracked ones included.
enum GitChanges {
  /// Why git gave no answer.
  struct Failure: Error, CustomStringConvertible {
    /// What git said, or what kept it from being asked.
    let description: String
  }

  /// The files that changed since `revision`, as absolute paths; removed ones are among them.
  static func since(_ revision: String) throws(Failure) -> [String] {
    if revision.isEmpty || revision.hasPrefix("-") { throw Failure(description: "'\(revision)' is no revision") }
    let top = try git(["rev-parse", "--show-toplevel"]).split(separator: "\n").first.map { String($0) } ?? ""
    let tracked = try git(["diff", "--name-only", "--no-renames", "-z", revision, "--"])
    let untracked = try git(["-C", top, "ls-files", "--others", "--exclude-standard", "-z"])
    return (tracked + untracked).split(separator: "\0").map { FileSystem.join(top, String($0)) }
  }

  private static func git(_ arguments: [String]) throws(Failure) -> String {
    guard let output = Pipe.make() else { throw Failure(description: "no more files can be opened") }
    let process = fork()
    if process == 0 {
      dup2(output.writing, STDOUT_FILENO)
      dup2(output.writing, STDERR_FILENO)
      var words: [UnsafeMutablePointer<CChar>?] = []
      for word in ["git"] + arguments { words.append(word.withCString { strdup($0) }) }
      words.append(nil)
      execvp("git", words)
      _exit(127)
    }
    close(output.writing)
    let text = read(output.reading)
    close(output.reading)
    var status: Int32 = 0
    guard process > 0 else { throw Failure(description: "git cannot be started") }
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    if status == 0 { return text }
    if status >> 8 & 0xFF == 127 { throw Failure(description: "git is not installed") }
    let words = text.split(whereSeparator: { $0 == "\n" || $0 == "\0" }).first.map { String($0) } ?? "git failed"
    throw Failure(description: words.hasPrefix("fatal: ") ? String(words.dropFirst(7)) : words)
  }

  private static func read(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<count]
    }
  }
}

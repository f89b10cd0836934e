import BeagleScenario
import CProcess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
    let tracked = try git(["diff", "--name-only", "--no-renames", "--no-relative", "-z", revision, "--"])
    let untracked = try git(["-C", top, "ls-files", "--others", "--exclude-standard", "-z"])
    return (tracked + untracked).split(separator: "\0").map { FileSystem.join(top, String($0)) }
  }

  private static func git(_ arguments: [String]) throws(Failure) -> String {
    guard let output = Pipe.make() else { throw Failure(description: "no more files can be opened") }
    var words: [UnsafeMutablePointer<CChar>?] = (["git"] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    let process = cprocess_start(words, output.writing)
    let error = errno
    close(output.writing)
    let said = try? FileSystem.readToEnd(output.reading, subject: "git")
    close(output.reading)
    var status: Int32 = 0
    guard process > 0 else {
      let reason =
        error == ENOENT ? "is not installed" : "cannot be started: \(SystemError(subject: "git", code: error).reason)"
      throw Failure(description: "git \(reason)")
    }
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    guard let said else { throw Failure(description: "git's answer cannot be read") }
    let text = String(decoding: said, as: UTF8.self)
    if status == 0 { return text }
    let reason = text.split(whereSeparator: { $0 == "\n" || $0 == "\0" }).first.map { String($0) } ?? "git failed"
    throw Failure(description: reason.hasPrefix("fatal: ") ? String(reason.dropFirst(7)) : reason)
  }
}

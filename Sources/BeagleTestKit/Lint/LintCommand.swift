/// `beagle-test lint`: checks screens and scenarios without running them.
struct LintCommand {
  /// What the arguments say.
  let settings: LintSettings
  /// Where to speak.
  let console: Console

  /// Does it all.
  func run() throws(UsageError) -> ExitStatus {
    if settings.paths.isEmpty { throw .noPath(command: "lint", wants: "a file or folder") }
    let files = try LintFiles.find(settings.paths)
    if files.isEmpty {
      console.complain("nothing to check: no screen (*.json) and no scenario (*.lua)")
      return .usage
    }
    let run = LintRun(files: files)
    switch settings.format {
    case .text: writeText(run)
    case .sarif: console.output.write(SarifReport.text(run.findings))
    }
    return run.findings.isEmpty ? .success : .failure
  }

  private func writeText(_ run: LintRun) {
    for finding in run.findings {
      console.output.writeLine(
        "\(finding.file):\(finding.line):\(finding.column): \(finding.message) [\(finding.rule.rawValue)]")
    }
    let count = run.findings.count
    let files = "\(run.fileCount) \(run.fileCount == 1 ? "file" : "files")"
    console.output.writeLine("\(count) \(count == 1 ? "finding" : "findings") in \(files)")
  }
}

/// Makes the reporters of a run.
struct ReporterFactory {
  /// What the arguments say.
  let settings: RunSettings
  /// Where to speak.
  let console: Console
  /// The variables around.
  let environment: Environment

  /// The reporter of this kind.
  func make(_ kind: ReporterKind, output: ReportOutput, isFile: Bool) -> any Reporter {
    let style = TextStyle(isColored: isColored(isFile: isFile))
    switch kind {
    case .pretty, .dot, .tap, .junit, .json, .github, .html:
      return PrettyReporter(output: output, style: style, detail: detail)
    }
  }

  private var detail: PrettyReporter.Detail {
    if settings.verbose { return .output }
    return settings.quiet ? .quiet : .files
  }

  private func isColored(isFile: Bool) -> Bool {
    switch settings.color {
    case .always: true
    case .never: false
    case .auto: !isFile && console.output.isTerminal && environment.nonEmpty("NO_COLOR") == nil
    }
  }
}

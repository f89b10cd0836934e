import BeagleScenario

/// Makes the reporters of a run.
struct ReporterFactory {
  /// What the arguments say.
  let settings: RunSettings
  /// Where to speak.
  let console: Console
  /// How many files are run.
  let fileCount: Int
  /// The variables around.
  let environment: Environment
  /// How an earlier run ended, for reports that compare.
  var earlier: EarlierOutcomes?

  /// The reporter of this kind.
  func make(_ kind: ReporterKind, output: ReportOutput, isFile: Bool) -> any Reporter {
    let style = TextStyle(isColored: isColored(isFile: isFile))
    switch kind {
    case .dot: return DotReporter(output: output, style: style)
    case .tap: return TapReporter(output: output)
    case .junit: return JunitReporter(output: output)
    case .github: return GithubReporter(output: output)
    case .html: return HtmlReporter(output: output, trace: settings.trace, earlier: earlier)
    case .json: return JsonReporter(output: output, isStream: !isFile, trace: settings.trace)
    case .pretty:
      return PrettyReporter(output: output, style: style, detail: detail)
    }
  }

  private var detail: PrettyReporter.Detail {
    if settings.verbose { return .output }
    if settings.quiet { return .quiet }
    return fileCount == 1 ? .tests : .files
  }

  private func isColored(isFile: Bool) -> Bool {
    switch settings.color {
    case .always: true
    case .never: false
    case .auto: !isFile && console.output.isTerminal && environment.nonEmpty("NO_COLOR") == nil
    }
  }
}

/// What `show` is told.
struct ShowSettings {
  /// The results, and the reports to make of them.
  var merge = MergeSettings()
  /// The results of an earlier run to compare with.
  var against: String?
}

/// `beagle-test show`: the html report of stored results.
enum ShowCommand {
  /// Where the report goes when nobody says.
  private static let page = "beagle-report.html"

  /// The options, from the one table.
  static var options: [Option<ShowSettings>] {
    MergeOptions.all.map { option in
      Option<ShowSettings>(descriptor: option.descriptor) { (settings, value) throws(UsageError) in
        try option.apply(&settings.merge, value)
      }
    } + [
      .value("--against", nil, "FILE", group: .reports, "Mark what changed since these results", completion: .files) {
        $0.against = $1
      }
    ]
  }

  /// What `show --help` prints.
  static var help: String {
    HelpText.render(
      usage: ["beagle-test show [options] RESULTS.json..."],
      about: ["Makes the html report of stored results; without --reporter html=FILE it is beagle-report.html."],
      options: options.map(\.descriptor))
  }

  /// Does what the arguments say.
  static func run(_ arguments: [String], _ console: Console) throws(UsageError) -> ExitStatus {
    var settings = ShowSettings()
    let parser = ArgumentParser<ShowSettings>(options: options) { (settings, file) in settings.merge.files.append(file)
    }
    try parser.parse(arguments, into: &settings)
    if settings.merge.reports.help || settings.merge.reports.version {
      console.output.write(settings.merge.reports.help ? help : BeagleTestVersion.line)
      return .success
    }
    if settings.merge.files.isEmpty { throw .noPath(command: "show", wants: "a results file") }
    let isOnlyPage = settings.merge.reports.reporters.isEmpty
    if isOnlyPage {
      settings.merge.reports.reporters = [ReporterRequest(kind: .html, file: page)]
    }
    settings.merge.reports.trace = .on
    var command = MergeCommand(settings: settings.merge, console: console)
    if let against = settings.against {
      do {
        let results = try StoredResults(path: against)
        var records: [TestRecord] = []
        for position in 0..<results.count { records.append(try results.test(position)) }
        command.earlier = EarlierOutcomes(records)
      } catch {
        console.complain("\(error)")
        return .usage
      }
    }
    let status = try command.run()
    if isOnlyPage && status != .usage { console.complain("the report is \(page)") }
    return status
  }
}

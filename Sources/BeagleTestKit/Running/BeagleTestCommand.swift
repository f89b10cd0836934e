public import BeagleScenario

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command `beagle-test`, as a library: a team's own runner is a call of it with the team's extensions.
public enum BeagleTestCommand {
  /// Does what the arguments say, and ends the process with the status that tells how it went.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - extensions: What is added to every app of every scenario.
  public static func main(
    arguments: [String] = Array(CommandLine.arguments.dropFirst()), extensions: ScenarioExtensions = .none
  ) -> Never {
    main(engine: Scenario.self, arguments: arguments, extensions: extensions)
  }

  /// Does the same with another engine for scenarios.
  ///
  /// - Parameters:
  ///   - engine: What runs the scenarios of a file.
  ///   - arguments: The arguments, without the program's name.
  ///   - extensions: What is added to every app of every scenario.
  public static func main<Engine: ScenarioExecuting>(
    engine: Engine.Type, arguments: [String] = Array(CommandLine.arguments.dropFirst()),
    extensions: ScenarioExtensions = .none
  ) -> Never {
    let console = Console(output: .standardOutput(), diagnostics: .standardError())
    let status = run(engine, arguments, extensions, console)
    exit(console.close(status).rawValue)
  }

  private static func run<Engine: ScenarioExecuting>(
    _ engine: Engine.Type, _ arguments: [String], _ extensions: ScenarioExtensions, _ console: Console
  ) -> ExitStatus {
    do {
      switch Subcommand.named(arguments.first) {
      case .run?: return try runScenarios(engine, Array(arguments.dropFirst()), extensions, console)
      case .merge?: return try merge(Array(arguments.dropFirst()), console)
      case .lint?: return try lint(Array(arguments.dropFirst()), console)
      case .show?: return try ShowCommand.run(Array(arguments.dropFirst()), console)
      case .initialize?: return try initialize(Array(arguments.dropFirst()), console)
      case .completions?: return try CompletionsCommand.run(Array(arguments.dropFirst()), console)
      case nil: return try runScenarios(engine, arguments, extensions, console)
      }
    } catch {
      console.complain(error.description)
      return .usage
    }
  }

  private static func merge(_ arguments: [String], _ console: Console) throws(UsageError) -> ExitStatus {
    let settings = try MergeOptions.parse(arguments)
    if settings.reports.help || settings.reports.version {
      console.output.write(settings.reports.help ? MergeOptions.help : BeagleTestVersion.line)
      return .success
    }
    return try MergeCommand(settings: settings, console: console).run()
  }

  private static func initialize(_ arguments: [String], _ console: Console) throws(UsageError) -> ExitStatus {
    let settings = try InitOptions.parse(arguments)
    if settings.help {
      console.output.write(InitOptions.help)
      return .success
    }
    return InitCommand(settings: settings, console: console).run()
  }

  private static func lint(_ arguments: [String], _ console: Console) throws(UsageError) -> ExitStatus {
    let settings = try LintOptions.parse(arguments)
    if settings.help {
      console.output.write(LintOptions.help)
      return .success
    }
    return try LintCommand(settings: settings, console: console).run()
  }

  private static func runScenarios<Engine: ScenarioExecuting>(
    _ engine: Engine.Type, _ arguments: [String], _ extensions: ScenarioExtensions, _ console: Console
  ) throws(UsageError) -> ExitStatus {
    let settings = try RunOptions.parse(arguments)
    if settings.help {
      console.output.write(RunHelp.text)
      return .success
    }
    if settings.version {
      console.output.write(BeagleTestVersion.line)
      return .success
    }
    if let problem = extensions.problem { throw .unusableExtensions(problem) }
    return try RunCommand<Engine>(settings: settings, extensions: extensions, console: console).run()
  }
}

import BeagleScenario

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the arguments of `init` say.
struct InitSettings {
  /// The folder; nil for the working directory.
  var folder: String?
  /// What else than a first suite is wanted.
  var engines: [InitEngine] = []
  /// Whether help is asked for.
  var help = false
}

/// An engine that runs suites, for which `init` writes files.
enum InitEngine: String, CaseIterable, Hashable {
  /// Bazel's test rules.
  case bazel
  /// GNU parallel over SSH.
  case parallel
  /// Slurm's job arrays.
  case slurm
  /// GitHub Actions.
  case github
  /// GitLab CI.
  case gitlab
  /// Jenkins pipelines.
  case jenkins
  /// Buildkite pipelines.
  case buildkite

  /// Its files.
  var files: [TemplateFile] {
    switch self {
    case .bazel: BazelFiles.files
    case .parallel: ParallelFiles.files
    case .slurm: SlurmFiles.files
    case .github: GithubFiles.files
    case .gitlab: GitlabFiles.files
    case .jenkins: JenkinsFiles.files
    case .buildkite: BuildkiteFiles.files
    }
  }

  /// What is written for it, in a few words.
  var summary: String {
    switch self {
    case .bazel: "A beagle_test rule for Bazel, and a BUILD file that uses it"
    case .parallel: "A script that runs shards on several hosts by GNU parallel"
    case .slurm: "Scripts that run shards as a Slurm job array and merge them"
    case .github: "A workflow of GitHub Actions"
    case .gitlab: "A pipeline of GitLab CI"
    case .jenkins: "A pipeline of Jenkins"
    case .buildkite: "A pipeline of Buildkite"
    }
  }
}

/// `beagle-test init`: writes files to start from, and never over one that is there.
struct InitCommand {
  /// What the arguments say.
  let settings: InitSettings
  /// Where to speak.
  let console: Console

  /// Does it all.
  func run() -> ExitStatus {
    let folder = settings.folder.map(PathArgument.shortened) ?? "."
    let files =
      settings.engines.isEmpty ? FirstScenario.files + EditorSetup.files : settings.engines.flatMap(\.files)
    for file in files {
      let path = FileSystem.join(folder, file.path)
      if FileSystem.kind(of: path) != nil || FileSystem.isLink(path) {
        console.complain("\(path): is there already and was left alone")
        continue
      }
      do {
        try FileSystem.makeFolders(FileSystem.folder(of: path) ?? ".")
        try WholeFile.write(Array(file.content.utf8), to: path)
        if file.isExecutable { chmod(path, 0o755) }
        console.output.writeLine("wrote \(path)")
      } catch {
        console.complain("cannot write: \(error)")
        return .usage
      }
    }
    if settings.engines.isEmpty {
      console.output.writeLine("run it with: beagle-test \(argument(FileSystem.join(folder, "scenarios")))")
    }
    return .success
  }

  /// `path` as it can be copied to a command line.
  private func argument(_ path: String) -> String { ShellWord.quoted(path.hasPrefix("-") ? "./\(path)" : path) }
}

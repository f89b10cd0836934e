import BeagleScenario

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs again what a changed file affects, until somebody says it is enough.
final class WatchLoop<Engine: ScenarioExecuting> {
  /// What to do next.
  private enum Request {
    case all
    case failed
    case changed(Set<String>)
    case quit
  }

  private let command: RunCommand<Engine>
  private let console: Console
  private let watcher: any FolderWatcher
  private let keys = KeyReader()
  private var status = ExitStatus.success
  /// What failed when it ran last: `path: full name`.
  private var failed: [String] = []

  /// A loop around `command`.
  init(command: RunCommand<Engine>, console: Console) {
    self.command = command
    self.console = console
    watcher = FolderWatchers.best()
  }

  /// Runs all, then what changes; gives the status of the last run, or of an interruption.
  func run() throws(UsageError) -> ExitStatus {
    defer { keys.finish() }
    try perform(.all)
    while true {
      if Interruption.isRequested { return .interrupted }
      console.diagnostics.writeLine("watching for changes; a: all, f: failed, q: quit")
      console.diagnostics.flush()
      guard let request = next() else { return .interrupted }
      if case .quit = request { return status }
      try perform(request)
    }
  }

  private func perform(_ request: Request) throws(UsageError) {
    var plan = try command.plan()
    let record = RunRecord.read() ?? RunRecord()
    switch request {
    case .all, .quit: break
    case .failed:
      if failed.isEmpty { console.complain("no test failed when it ran last") }
      plan.selection.names = Set(failed)
      plan.units.removeAll { !hasFailed($0) }
    case .changed(let paths):
      let affected = AffectedFiles(record: record, options: plan.options)
      plan.units = affected.affected(by: Array(paths), among: plan.units)
    }
    plan.units = plan.units.filter(hasFailed) + plan.units.filter { !hasFailed($0) }
    plan.renumber()
    if !plan.units.isEmpty {
      status = try command.run(plan, isEmptyPart: true)
      noteFailures(of: plan)
    }
    watchInputs(try command.plan())
  }

  private func hasFailed(_ unit: RunUnit) -> Bool { failed.contains { $0.hasPrefix("\(unit.file.path): ") } }

  private func noteFailures(of plan: RunPlan) {
    for unit in plan.units { failed.removeAll { $0.hasPrefix("\(unit.file.path): ") } }
    failed += RunRecord.read()?.failed ?? []
  }

  /// Watches the folders of everything that decides what the scenarios do.
  private func watchInputs(_ plan: RunPlan) {
    let files = Set(plan.units.map(\.file.path))
    var folders: Set<String> = []
    for path in command.folders { addFolders(below: path, to: &folders) }
    for file in files { folders.insert(FileSystem.folder(of: file) ?? ".") }
    for entry in (RunRecord.read() ?? RunRecord()).entries where files.contains(entry.file) {
      for input in entry.inputs { folders.insert(FileSystem.folder(of: input) ?? ".") }
    }
    for folder in folders { watcher.add(folder) }
  }

  private func addFolders(below folder: String, to folders: inout Set<String>) {
    guard folders.insert(folder).inserted, let names = try? FileSystem.names(in: folder) else { return }
    for name in names where !name.hasPrefix(".") {
      let path = FileSystem.join(folder, name)
      if FileSystem.kind(of: path) == .folder && !FileSystem.isLink(path) { addFolders(below: path, to: &folders) }
    }
  }

  /// Waits for a key or a change; nil when a signal came.
  private func next() -> Request? {
    // A signal that comes just before the wait begins has to end it too.
    let wakeUp = Pipe.make()
    Interruption.install(wakeUp: wakeUp?.writing ?? -1)
    defer {
      Interruption.install()
      wakeUp?.closeBoth()
    }
    while true {
      if Interruption.isRequested { return nil }
      var descriptors = [watcher.descriptor, keys.descriptor, wakeUp?.reading ?? -1].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&descriptors, nfds_t(descriptors.count), watcher.pause)
      if count < 0 { continue }
      if descriptors[1].revents != 0, let request = request(of: keys.keys()) { return request }
      if count == 0 || descriptors[0].revents != 0, let request = requestOfChanges() { return request }
    }
  }

  private func request(of keys: [Character]) -> Request? {
    for key in keys {
      switch key {
      case "a": return .all
      case "f": return .failed
      case "q": return .quit
      default: break
      }
    }
    return nil
  }

  /// Editors write a file in several steps, so the last of them is waited for.
  private func requestOfChanges() -> Request? {
    var changed = watcher.changes()
    while !changed.isEmpty {
      var waiting = pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 50) > 0 else { break }
      changed.formUnion(watcher.changes())
    }
    let relevant = changed.filter(command.isInput)
    return relevant.isEmpty ? nil : .changed(relevant)
  }
}

import Beagle
import BeagleSchema

/// One scenario file while it runs: its Lua state, its files, its apps, and the test under way.
final class ScenarioSession {
  let file: String
  let options: ScenarioOptions
  let extensions: ScenarioExtensions
  let state: LuaState
  let files: ScenarioFiles
  let snapshots: SnapshotStore
  private(set) var builder: BlockBuilder?
  /// The test that runs now; nil outside of tests.
  var running: RunningTest? { didSet { printing = PrintedText() } }
  /// Records the test under way, where its trace may be wanted.
  var tracer: TraceRecorder?
  /// The virtual time that all apps of the file were advanced.
  var clock = SessionClock()
  /// Answers' bodies that stubs share.
  var bodies = BodyCache()
  /// How many callbacks of the script are under way.
  var callbackDepth: Int { state.callbackDepth }
  /// The property of a component that was read last.
  var lastRead: PropertyRead?
  /// Notes what of the screens is used, where the run asks for it.
  let coverage: CoverageRecorder?
  /// Notes how the apps go from screen to screen.
  let ways = WayRecorder()
  /// The apps that were launched.
  let apps = AppRegistry()
  /// Where components of a name that is not Beagle's put what is inside them.
  var customSlots: [String: String] = [:]
  /// `beagle.absent`.
  let absent = PatternValue(.absent)
  /// Keeps live answers, once an app has gone live.
  var liveRecording: LiveRecording?
  /// How much was printed of late.
  private var printing = PrintedText()
  /// What hooks printed that run outside of tests.
  private var outsideOutput = ""
  /// Takes what is printed.
  var sink: ((String) -> Void)?

  private(set) var spyMark: LuaFunction?
  private var spyRevert: LuaFunction?
  private var keepGlobals: LuaFunction?
  private var putBackGlobals: LuaFunction?
  private(set) var find: LuaFunction?
  private(set) var arrayMarker: LuaFunction?

  init(
    file: String, options: ScenarioOptions, files: ScenarioFiles, extensions: ScenarioExtensions = .none,
    configuration: LuaState.Configuration = LuaState.Configuration()
  ) throws(LuaError) {
    self.file = file
    self.options = options
    self.extensions = extensions
    customSlots = extensions.slots
    self.files = files
    coverage = options.measuresCoverage ? CoverageRecorder() : nil
    snapshots = SnapshotStore(
      scenario: file, files: files, platform: options.platform, isCI: options.isCI,
      updates: options.updateSnapshots, updatesShared: options.updatesSharedSnapshots)
    var configuration = configuration
    configuration.memory = options.memoryLimit
    configuration.hostMemory = options.hostMemoryLimit ?? 0
    configuration.seed = options.seed
    state = try LuaState(configuration)
    state.print = { [unowned self] in printed($0) }
    state.now = { [unowned self] in AnalyticsRecord.epoch + Double(clock.milliseconds) }
    state.elapsed = { [unowned self] in Double(clock.milliseconds) }
  }

  /// Makes the scenario API known to the state.
  func install() throws(LuaError) {
    let globals = try state.globals()
    if case .table(let strings) = try globals.get("string") { find = try strings.get("find").function }
    let snapshot = try RunnerPrelude.chunk.run(in: state, .table(globals))
    keepGlobals = snapshot.first?.function
    putBackGlobals = snapshot.last?.function
    let host = try state.makeTable(ComparisonHost.functions(of: self) + AssertionHost.functions(of: self))
    let spies = try SpyPrelude.chunk.run(in: state, .table(host))
    guard spies.count == 9, let same = spies[1].function else { return }
    try host.set("same_arguments", to: spies[2])
    try host.set("is_spy", to: spies[3])
    try host.set("recorded", to: spies[8])
    spyMark = spies[4].function
    spyRevert = spies[5].function
    try state.setGlobal("spy", to: spies[0])
    try state.setGlobal("stub", to: spies[6])
    try state.setGlobal("mock", to: spies[7])
    let definitions = try AssertionDefinitions.chunk.run(in: state, .table(host), .function(same)).first ?? .nil
    let checks = try SpyAssertions.chunk.run(in: state, .table(host)).first ?? .nil
    let assertions = try AssertionPrelude.chunk.run(in: state, .table(host), definitions, checks)
    if let assert = assertions.first { try state.setGlobal("assert", to: assert) }
    if let match = assertions.last { try state.setGlobal("match", to: match) }
    try ModuleHost.install(in: self, host: host)
    let builder = BlockBuilder(session: self)
    try builder.install()
    self.builder = builder
  }

  deinit { close() }

  /// Ends the state, and with it all apps.
  func close() {
    apps.endTest()
    state.close()
  }

  private func printed(_ text: String) {
    let kept = printing.take(text)
    if let running { running.output += kept } else { outsideOutput += kept }
    sink?(kept)
  }

  /// What was printed outside of tests since this was last asked.
  func takeOutsideOutput() -> String {
    defer { outsideOutput = "" }
    return outsideOutput
  }

  // MARK: Spies and globals

  /// How many spies stand in the place of functions.
  func markSpies() -> Int { (try? spyMark?.call())?.first?.int ?? 0 }

  /// Puts back what spies replaced since `mark`.
  func revertSpies(to mark: Int) { _ = try? spyRevert?.call(.int(mark)) }

  /// The globals as they are now.
  func globalsSnapshot() throws(LuaError) -> LuaValue? { try keepGlobals?.call().first }

  /// Puts the globals back.
  func restoreGlobals(_ kept: LuaValue) throws(LuaError) { _ = try putBackGlobals?.call(kept) }

  // MARK: Callbacks

  /// Calls a function of the script for the runtime; its error is raised later, by the call under way.
  func callback(_ function: LuaFunction, _ arguments: [LuaValue]) -> [LuaValue]? { state.callback(function, arguments) }

  /// Refuses a driving call inside a callback.
  func requireDriving(_ name: String) throws(LuaFault) {
    guard callbackDepth == 0 else {
      throw LuaFault("\(name) cannot be called inside a callback: callbacks read, declare stubs and write contexts")
    }
  }

  // MARK: Ends of tests

  /// What went wrong during a test without any call of it raising an error.
  func leftoverFailures() -> [TestResult.Failure] {
    var failures = state.takeCallbackErrors().filter { !$0.isStop }.map { TestResult.Failure($0, options: options) }
    failures += apps.takeUnmatched()
    return failures
  }

  /// Where a component puts those inside it: `children`, `child`, `initialState` or `none`.
  func slot(ofComponent wireName: String) -> String {
    if let slot = customSlots[wireName.lowercased()] { return slot }
    guard let definition = SchemaRegistry.standard.component(named: wireName) else { return "children" }
    switch definition.slot {
    case .children: return "children"
    case .child: return "child"
    case .initialState: return "initialState"
    case .none, .templates: return "none"
    }
  }
}

extension ScenarioSession {
  /// The line of the scenario that runs, whatever it calls in the modules that it requires.
  var scenarioLine: Int? { state.line(of: file) ?? state.currentLine }

  /// A file that the script names.
  func read(_ path: String) throws(LuaFault) -> ScenarioFiles.File {
    do { return try files.read(path) } catch { throw LuaFault(error.message) }
  }
}

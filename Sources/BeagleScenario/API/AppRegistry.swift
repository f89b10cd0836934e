import Beagle

/// What the apps of a scenario file have asked for in vain, and the apps of the running test.
final class AppRegistry {
  /// The apps that the running test has launched, which are kept until it ends, with what keeps their handles.
  private var present: [(app: AppHandle, handle: LuaReference)] = []
  /// How many apps are alive.
  let population = Population()
  private var crowd = 64
  private var unmatched: [(app: AppHandle, request: RequestRecord)] = []

  /// Takes in an app that was just launched; it and its handle are kept until the test ends.
  func add(_ app: AppHandle, kept handle: LuaReference) {
    present.append((app, handle))
    app.application.network.onUnmatched = { [weak self, weak app] request in
      guard let app, !app.requestsOfFailedStubs.contains(request.index) else { return }
      self?.unmatched.append((app, request))
    }
  }

  /// Frees the apps that nothing holds any more, when there are many; Lua does not see how much they take.
  func thin(_ state: LuaState) {
    guard population.count > crowd else { return }
    state.collectGarbage()
    crowd = max(64, 2 * population.count)
  }

  /// What the apps that the test has launched are now, in the order of their launch; nil where there is none.
  var fingerprint: String? {
    present.isEmpty ? nil : present.map { Fingerprint.text(of: $0.app.application) }.joined(separator: " ")
  }

  /// Lets go of the apps that the test has launched and the script no longer has.
  func endTest() { present = [] }

  /// The requests that no stub answered since this was last asked, as failures.
  func takeUnmatched() -> [TestResult.Failure] {
    guard !unmatched.isEmpty else { return [] }
    defer { unmatched = [] }
    return unmatched.filter { !$0.app.application.network.allowsUnmatched }.map { failure(of: $0.request, in: $0.app) }
  }

  private func failure(of request: RequestRecord, in app: AppHandle) -> TestResult.Failure {
    var lines = ["no stub answers \(request.summary)"]
    if request.url != request.path { lines[0] += " (\(request.url))" }
    if app.isLive {
      let host = AllowedHosts.place(of: request.url) ?? "HOST"
      lines[0] += ", and it may not go out: run with --allow-net \(host)"
    }
    let nearest = app.application.network.nearestStubs(to: request)
    if !nearest.isEmpty {
      lines.append("the nearest stubs:")
      lines += nearest.map { "  " + $0.text }
    } else if app.application.network.stubs.isEmpty {
      lines.append("the app has no stubs; declare one with app.network:stub(\"\(request.summary)\", { … })")
    }
    return TestResult.Failure(
      message: lines.joined(separator: "\n"), file: app.session.file, line: app.requestLines[request.index])
  }
}

extension AppRegistry {
  /// A number that apps count up when they come and down when they go.
  final class Population {
    fileprivate(set) var count = 0

    func came() { count += 1 }
    func went() { count -= 1 }
  }
}

import Beagle

/// The apps that a scenario file has launched.
struct AppRegistry {
  private struct Weak {
    weak var app: AppHandle?
  }

  private var present: [AppHandle] = []
  private var earlier: [Weak] = []

  /// Takes in an app that was just launched; it is kept until the test ends.
  mutating func add(_ app: AppHandle) { present.append(app) }

  /// Lets go of the apps that the test has launched and the script no longer has.
  mutating func endTest() {
    earlier.removeAll { $0.app == nil }
    earlier += present.map { Weak(app: $0) }
    present = []
  }

  /// The requests that no stub answered since this was last asked, as failures.
  func takeUnmatched() -> [TestResult.Failure] {
    var failures: [TestResult.Failure] = []
    for app in earlier.compactMap(\.app) + present {
      let network = app.application.network
      let unmatched = network.takeUnmatched()
      if network.allowsUnmatched { continue }
      for request in unmatched { failures.append(failure(of: request, in: app)) }
    }
    return failures
  }

  private func failure(of request: RequestRecord, in app: AppHandle) -> TestResult.Failure {
    var lines = ["no stub answers \(request.summary)"]
    if request.url != request.path { lines[0] += " (\(request.url))" }
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

import BeagleSchema

/// Why the work of a driving call was broken off.
package enum DrivingFailure: Error, Equatable {
  /// The application's own types clash, so nothing was done.
  case clash(TypeClash)
  /// The application keeps itself busy at one instant; the steps name the circle.
  case circle(steps: [String])
  /// Whoever drives the application had to stop: `shouldStop` said so.
  case stopped
}

extension Application {
  /// Runs what drives the application, then everything that is due at the present instant.
  ///
  /// - Throws: `DrivingFailure` when the application would never come to rest, or cannot work at all.
  package func drive(_ body: () -> Void) throws(DrivingFailure) {
    try throwIfTypesClash()
    circle.begin()
    asCurrent {
      transaction(body)
      while !mustStop, scheduler.runNext(until: scheduler.now) {}
    }
    try throwIfHalted()
  }

  /// Moves the clock; whatever falls due runs in order.
  ///
  /// - Throws: `DrivingFailure` when the application would never come to rest, or cannot work at all.
  package func advance(by milliseconds: Int) throws(DrivingFailure) {
    try throwIfTypesClash()
    let (sum, overflow) = scheduler.now.addingReportingOverflow(max(0, milliseconds))
    let target: Int = overflow ? Int.max : sum
    asCurrent {
      var instant: Int = scheduler.now
      circle.begin()
      while !mustStop, scheduler.runNext(until: target) {
        guard scheduler.now != instant else { continue }
        instant = scheduler.now
        circle.begin()
      }
    }
    try throwIfHalted()
    scheduler.advance(by: target - scheduler.now)
  }

  /// Whether nothing more may be executed in this call.
  var mustStop: Bool {
    if !circle.isClosed, shouldStop() { circle.stop() }
    return circle.isClosed
  }

  private func throwIfTypesClash() throws(DrivingFailure) {
    if let clash = configuration?.clash { throw .clash(clash) }
  }

  private func throwIfHalted() throws(DrivingFailure) {
    guard circle.isClosed else { return }
    scheduler.removeAll()
    screensToLayOut = []
    if circle.isStopped {
      circle = CircleDetector()
      throw .stopped
    }
    throw .circle(steps: circle.takeSteps())
  }

  /// Runs `body` as one event: layout follows when the outermost event is through.
  func transaction(_ body: () -> Void) {
    executionDepth += 1
    body()
    executionDepth -= 1
    if executionDepth == 0 { finishEvent() }
  }

  private func finishEvent() {
    executionDepth += 1
    defer { executionDepth -= 1 }
    repeat {
      let waiting: [() -> Void] = afterOutermostList
      afterOutermostList = []
      for work in waiting { work() }
      let screens: [LiveScreen] = screensToLayOut
      screensToLayOut = []
      for screen in screens where !screen.isGone && !circle.isClosed { screen.layOut() }
      if !unstyledElements.isEmpty { styleNewElements() }
    } while (!screensToLayOut.isEmpty || !afterOutermostList.isEmpty) && !circle.isClosed
  }

  /// Runs `work` when the running list is through, at the same instant; at once when none runs.
  func afterList(_ work: @escaping () -> Void) {
    if executionDepth > 0 { afterOutermostList.append(work) } else { work() }
  }

  /// Notes that a screen has something to lay out.
  func needsLayout(_ screen: LiveScreen) {
    if !screensToLayOut.contains(where: { $0 === screen }) { screensToLayOut.append(screen) }
  }

  /// Queues an answer's work, to run as one event.
  func later(_ body: @escaping () -> Void) {
    scheduler.schedule { [weak self] in self?.transaction(body) }
  }

  /// Writes contexts on behalf of `author` while `body` runs.
  func writing(as author: ContextAuthor, _ body: () -> Void) {
    let outer: ContextAuthor = writer
    writer = author
    body()
    writer = outer
  }

  /// Writes contexts on behalf of a call of the scenario while `body` runs.
  package func writing(asCall call: String, _ body: () -> Void) {
    writing(as: ContextAuthor(author: call, origin: nil), body)
  }
}

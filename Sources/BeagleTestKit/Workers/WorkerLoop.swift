import BeagleScenario

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a worker process does: takes orders, carries them out, tells each step, until no more orders come.
struct WorkerLoop<Engine: ScenarioExecuting> {
  /// What carries out orders.
  let runner: UnitRunner<Engine>
  /// Where orders come from.
  let orders: Int32
  /// Where messages go.
  let messages: Int32

  /// Works until the other end of `orders` is closed.
  func run() {
    var inbox: ArraySlice<UInt8> = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      while var frame = FrameReader.takeFrame(from: &inbox) {
        guard let order = try? frame.order() else { return }
        guard carryOut(order) else { return }
      }
      let count = read(orders, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return }
      inbox = ArraySlice(inbox + chunk[..<count])
    }
  }

  /// Whether there is still somebody to work for.
  private func carryOut(_ order: UnitOrder) -> Bool {
    var writer = FrameWriter()
    var isHeard = true
    func send(_ message: UnitMessage) {
      writer.writeFrame(message)
      // The end of a test can wait for the next message; the beginning cannot, as the worker may die of the test.
      if case .ended = message, writer.bytes.count < 1 << 15 { return }
      do {
        try WholeFile.writeAll(writer.bytes, to: messages, subject: "")
      } catch {
        isHeard = false
      }
      writer.removeAll()
    }
    runner.run(order) { message in
      send(message)
      if !isHeard || Interruption.isRequested { return .stop }
      if case .ended(let result) = message, UnitProgress.isFailure(result), runner.plan.failFast { return .stop }
      return .proceed
    }
    return isHeard
  }
}

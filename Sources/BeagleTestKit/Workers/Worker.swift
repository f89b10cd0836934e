import BeagleScenario
import CProcess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A worker process as its parent sees it.
final class Worker {
  /// Its process.
  let process: pid_t
  /// Where its messages are read.
  let messages: Int32
  /// Where what it writes to standard output and error is read.
  let diagnostics: Int32
  /// What it is asked to do, the order being carried out first.
  var assigned: [UnitOrder] = []
  /// When it will be killed for passing the time limit.
  var deadline: Double?
  /// Why the parent killed it.
  var verdict: WorkerDeath?
  private var orders: Int32
  private var inbox: ArraySlice<UInt8> = []
  private var said: [UInt8] = []

  private init(process: pid_t, orders: Int32, messages: Int32, diagnostics: Int32) {
    self.process = process
    self.orders = orders
    self.messages = messages
    self.diagnostics = diagnostics
  }

  /// Forks a worker that carries out orders of the runner's plan; nil where the system has no more processes or files.
  static func start<Engine: ScenarioExecuting>(_ runner: UnitRunner<Engine>, closing others: [Int32]) -> Worker? {
    guard let orders = Pipe.make() else { return nil }
    guard let messages = Pipe.make() else {
      orders.closeBoth()
      return nil
    }
    guard let diagnostics = Pipe.make() else {
      orders.closeBoth()
      messages.closeBoth()
      return nil
    }
    let process = cprocess_fork()
    if process == 0 {
      for descriptor in others + [orders.writing, messages.reading, diagnostics.reading] { close(descriptor) }
      work(runner, orders: orders.reading, messages: messages.writing, diagnostics: diagnostics.writing)
    }
    close(orders.reading)
    close(messages.writing)
    close(diagnostics.writing)
    guard process > 0 else {
      close(orders.writing)
      close(messages.reading)
      close(diagnostics.reading)
      return nil
    }
    WorkerProcesses.add(process)
    _ = fcntl(diagnostics.reading, F_SETFL, O_NONBLOCK)
    return Worker(
      process: process, orders: orders.writing, messages: messages.reading, diagnostics: diagnostics.reading)
  }

  private static func work<Engine: ScenarioExecuting>(
    _ runner: UnitRunner<Engine>, orders: Int32, messages: Int32, diagnostics: Int32
  ) -> Never {
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    dup2(diagnostics, STDOUT_FILENO)
    dup2(diagnostics, STDERR_FILENO)
    if diagnostics > STDERR_FILENO { close(diagnostics) }
    if nothing > STDERR_FILENO { close(nothing) }
    Interruption.installInWorker()
    WorkerLoop(runner: runner, orders: orders, messages: messages).run()
    fflush(nil)
    _exit(0)
  }

  /// The descriptors of this side.
  var descriptors: [Int32] { [messages, diagnostics] + (orders >= 0 ? [orders] : []) }

  /// Gives it one more order.
  func assign(_ order: UnitOrder) {
    assigned.append(order)
    var writer = FrameWriter()
    writer.writeFrame(order)
    // A worker that is gone shows by the end of its messages.
    try? WholeFile.writeAll(writer.bytes, to: orders, subject: "worker")
  }

  /// Tells it that no more orders come.
  func dismiss() {
    guard orders >= 0 else { return }
    close(orders)
    orders = -1
  }

  /// Ends it at once.
  func end(for reason: WorkerDeath) {
    verdict = verdict ?? reason
    kill(process, SIGKILL)
  }

  /// Reads what it sent; false when there will be nothing more.
  func receive() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(messages, &chunk, chunk.count)
    if count < 0 && errno == EINTR { return true }
    guard count > 0 else { return false }
    inbox = inbox.isEmpty ? ArraySlice(chunk[..<count]) : ArraySlice(Array(inbox) + chunk[..<count])
    return true
  }

  /// The next whole message of what was read.
  func nextFrame() -> FrameReader? { FrameReader.takeFrame(from: &inbox) }

  /// Reads what it wrote to standard output and error, and keeps the end of it; false when there will be nothing more.
  @discardableResult
  func listen() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(diagnostics, &chunk, chunk.count)
      if count < 0 { return errno == EINTR || errno == EAGAIN }
      if count == 0 { return false }
      said += chunk[..<count]
      if said.count > 1 << 17 { said.removeFirst(said.count - 1 << 16) }
    }
  }

  /// Gives what was read of it since the last time.
  func takeSaid() -> String {
    defer { said = [] }
    return String(decoding: said, as: UTF8.self)
  }

  /// Waits for its end, which has come, and closes everything.
  func bury() -> WorkerDeath {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    WorkerProcesses.remove(process)
    listen()
    dismiss()
    close(messages)
    close(diagnostics)
    return verdict ?? WorkerDeath(status: status)
  }
}

import Glibc
import Testing

@testable import BeagleTestKit

/// How the end of a worker is told.
@Suite struct WorkerDeathTests {
  @Test func readsWhatWaitpidGives() {
    #expect(WorkerDeath(status: 3 << 8) == .exit(3))
    #expect(WorkerDeath(status: SIGSEGV) == .signal(SIGSEGV))
    #expect(WorkerDeath(status: SIGABRT | 0x80) == .signal(SIGABRT))
  }

  @Test func namesTheSignal() {
    #expect(WorkerDeath.signal(SIGSEGV).message(said: "") == "the worker process died: SIGSEGV (segmentation fault)")
    #expect(WorkerDeath.signal(63).message(said: "") == "the worker process died: signal 63")
    #expect(
      WorkerDeath.timeLimit(seconds: 30).message(said: "")
        == "time limit: not done after 30 s, and not to be stopped; its worker was killed (SIGKILL)")
  }

  @Test func quotesLastWords() {
    #expect(
      WorkerDeath.signal(SIGILL).message(said: "Fatal error: Index out of range\n")
        == "the worker process died: SIGILL (illegal instruction)\nit said:\n  Fatal error: Index out of range")
  }
}

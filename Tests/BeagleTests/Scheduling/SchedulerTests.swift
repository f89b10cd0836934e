import Beagle
import Testing

@Suite struct SchedulerTests {
  private let scheduler = Scheduler()

  @Test func runsByTimeThenByArrival() {
    var order: [String] = []
    scheduler.schedule(after: 20) { order.append("late") }
    scheduler.schedule(after: 10) { order.append("first") }
    scheduler.schedule(after: 10) { order.append("second") }
    scheduler.schedule { order.append("now") }
    scheduler.runDue()
    #expect(order == ["now"])
    scheduler.advance(by: 20)
    #expect(order == ["now", "first", "second", "late"])
    #expect(scheduler.now == 20)
  }

  @Test func workSeesItsOwnInstant() {
    var seen: [Int] = []
    scheduler.schedule(after: 5) { seen.append(scheduler.now) }
    scheduler.schedule(after: 7) { seen.append(scheduler.now) }
    scheduler.advance(by: 100)
    #expect(seen == [5, 7])
    #expect(scheduler.now == 100)
  }

  @Test func workQueuedForNowRunsInTheSameCall() {
    var order: [Int] = []
    scheduler.schedule {
      order.append(1)
      scheduler.schedule { order.append(3) }
    }
    scheduler.schedule { order.append(2) }
    scheduler.runDue()
    #expect(order == [1, 2, 3])
  }

  @Test func workQueuedWhileAdvancingFallsDueInTheSameAdvance() {
    var times: [Int] = []
    func again() {
      times.append(scheduler.now)
      scheduler.schedule(after: 10, again)
    }
    scheduler.schedule(after: 10, again)
    scheduler.advance(by: 35)
    #expect(times == [10, 20, 30])
    #expect(scheduler.nextTime == 40)
    scheduler.removeAll()
  }

  @Test func cancelledWorkNeverRuns() {
    var ran = false
    let token = scheduler.schedule(after: 10) { ran = true }
    scheduler.schedule(after: 20) {}
    token.cancel()
    token.cancel()
    #expect(scheduler.count == 1)
    #expect(scheduler.nextTime == 20)
    scheduler.advance(by: 30)
    #expect(!ran)
    #expect(!token.isPending)
    #expect(scheduler.count == 0)
    #expect(scheduler.nextTime == nil)
  }

  @Test func cancellingAfterTheRunChangesNothing() {
    let token = scheduler.schedule {}
    scheduler.runDue()
    scheduler.schedule(after: 5) {}
    token.cancel()
    #expect(scheduler.count == 1)
  }

  @Test func manyCancelledAndManyPending() {
    var order: [Int] = []
    var tokens: [ScheduledWork] = []
    for index in 0..<10_000 {
      let delay = (index * 7919) % 10_007
      tokens.append(scheduler.schedule(after: delay) { order.append(scheduler.now) })
    }
    for index in stride(from: 0, to: 10_000, by: 3) { tokens[index].cancel() }
    #expect(scheduler.count == 6666)
    scheduler.advance(by: 20_000)
    #expect(order.count == 6666)
    #expect(order == order.sorted())
  }

  @Test func negativeAndHugeDelaysAreBounded() {
    var ran = false
    scheduler.schedule(after: -5) { ran = true }
    scheduler.advance(by: 1)
    #expect(ran)
    #expect(scheduler.schedule(after: Int.max) {}.time == Int.max)
  }

  @Test func removeAllForgetsEverything() {
    let token = scheduler.schedule(after: 1) {}
    scheduler.removeAll()
    #expect(scheduler.count == 0)
    #expect(!token.isPending)
  }
}

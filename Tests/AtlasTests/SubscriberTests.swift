import Dispatch
import Testing

@testable import Atlas

@Suite("Subscribers")
struct SubscriberTests {
  let log = EventLog()
  let queue = DispatchQueue.marked("first")

  private func increment(_ store: Atlas<CountState>, times: Int = 1) async {
    for _ in 0..<times {
      store.dispatch(Step(name: "A", log: EventLog()))
    }
    await store.settle()
    await drain(queue)
  }

  @Test("The first state comes with the subscription, each later one with the one before it")
  func states() async {
    let log = log
    let store = Atlas(state: CountState(count: 5))
    let subscriber = LoggingSubscriber("x", log: log)
    subscriber.wants = { previous, new in
      log.add("\(previous.map { "\($0.count)" } ?? "nil")>\(new.count)")
      return new.count != 6
    }
    store.subscribe(subscriber, queue: queue)
    await increment(store, times: 2)
    #expect(log.events == ["nil>5", "x 5", "5>6", "6>7", "x 7"])
    withExtendedLifetime(subscriber) {}
  }

  @Test("A state that equals the one before is delivered too")
  func equalState() async {
    let store = Atlas(state: CountState(count: 5))
    let subscriber = LoggingSubscriber("x", log: log)
    store.subscribe(subscriber, queue: queue)
    store.dispatch(Step(name: "A", log: EventLog()) { state, context in context.complete(state) })
    await store.settle()
    await drain(queue)
    #expect(log.events == ["x 5", "x 5"])
    withExtendedLifetime(subscriber) {}
  }

  @Test("A second subscription of an object is ignored, even with another queue")
  func twice() async {
    let log = log
    let store = Atlas(state: CountState())
    let subscriber = LoggingSubscriber("x", log: log)
    subscriber.extra = { _ in log.add(DispatchQueue.currentMark) }
    let other = DispatchQueue.marked("second")
    store.subscribe(subscriber, queue: queue)
    store.subscribe(subscriber, queue: other)
    await increment(store)
    await drain(other)
    #expect(log.events == ["x 0", "first", "x 1", "first"])
    withExtendedLifetime(subscriber) {}
  }

  @Test("Subscribers are held weakly, skipped when gone and forgotten at the next state")
  func weakly() async {
    let store = Atlas(state: CountState())
    let survivor = LoggingSubscriber("y", log: log)
    do {
      let subscriber = LoggingSubscriber("x", log: log)
      store.subscribe(subscriber, queue: queue)
      store.subscribe(survivor, queue: queue)
      await increment(store)
      withExtendedLifetime(subscriber) {}
    }
    #expect(store.subscriptions.count == 2)
    await increment(store)
    #expect(log.events == ["x 0", "y 0", "x 1", "y 1", "y 2"])
    #expect(store.subscriptions.count == 1)
    withExtendedLifetime(survivor) {}
  }

  @Test("An unsubscribed object hears nothing more; the others go on")
  func unsubscribe() async {
    let store = Atlas(state: CountState())
    let gone = LoggingSubscriber("x", log: log)
    let stays = LoggingSubscriber("y", log: log)
    store.subscribe(gone, queue: queue)
    store.subscribe(stays, queue: queue)
    await drain(queue)
    store.unsubscribe(gone)
    await increment(store)
    #expect(log.take() == ["x 0", "y 0", "y 1"])
    store.subscribe(gone, queue: queue)
    await increment(store)
    #expect(log.events == ["x 1", "y 2", "x 2"])
  }

  @Test("A delivery that is already scheduled does not reach an unsubscribed object")
  func unsubscribeBeforeDelivery() async {
    let store = Atlas(state: CountState())
    let subscriber = LoggingSubscriber("x", log: log)
    queue.suspend()
    store.subscribe(subscriber, queue: queue)
    store.dispatch(Step(name: "A", log: EventLog()))
    await store.settle()
    store.unsubscribe(subscriber)
    queue.resume()
    await drain(queue)
    #expect(log.events.isEmpty)
  }

  @Test("An unknown object can be unsubscribed")
  func unsubscribeUnknown() async {
    let store = Atlas(state: CountState())
    let subscriber = LoggingSubscriber("x", log: log)
    store.subscribe(subscriber, queue: queue)
    store.unsubscribe(LoggingSubscriber("y", log: log))
    await increment(store)
    #expect(log.events == ["x 0", "x 1"])
    withExtendedLifetime(subscriber) {}
  }

  @Test("Each state is delivered as it was, however late the queue gets to it")
  func capturedStates() async {
    let log = log
    let store = Atlas(state: CountState())
    let subscriber = LoggingSubscriber("x", log: log)
    subscriber.wants = { previous, new in
      log.add("\(previous.map { "\($0.count)" } ?? "nil")>\(new.count)")
      return true
    }
    queue.suspend()
    store.subscribe(subscriber, queue: queue)
    for _ in 0..<3 {
      store.dispatch(Step(name: "A", log: EventLog()))
    }
    await store.settle()
    queue.resume()
    await drain(queue)
    #expect(log.events == ["nil>0", "x 0", "0>1", "x 1", "1>2", "x 2", "2>3", "x 3"])
    withExtendedLifetime(subscriber) {}
  }

  @Test("Subscribers of one queue are called in the order of their subscription")
  func order() async {
    let store = Atlas(state: CountState())
    let subscribers = (0..<20).map { LoggingSubscriber("\($0)", log: log) }
    for subscriber in subscribers {
      store.subscribe(subscriber, queue: queue)
    }
    await increment(store)
    #expect(log.events == (0..<20).map { "\($0) 0" } + (0..<20).map { "\($0) 1" })
    withExtendedLifetime(subscribers) {}
  }

  @Test("Each subscriber is called on its own queue with all states in order")
  func severalQueues() async {
    let store = Atlas(state: CountState())
    let queues = (0..<4).map { DispatchQueue.marked("queue \($0)") }
    let logs = queues.map { _ in EventLog() }
    let subscribers = zip(queues, logs).map { queue, log in
      let subscriber = LoggingSubscriber("x", log: EventLog())
      subscriber.extra = { log.add("\($0.count) on \(DispatchQueue.currentMark)") }
      store.subscribe(subscriber, queue: queue)
      return subscriber
    }
    await increment(store, times: 50)
    for (index, queue) in queues.enumerated() {
      await drain(queue)
      #expect(logs[index].events == (0...50).map { "\($0) on queue \(index)" })
    }
    withExtendedLifetime(subscribers) {}
  }

  @Test("Who subscribes in a completion has the new state as its first, once", arguments: DispatchTests.schedulings)
  func subscribeInCompletion(_ scheduling: AtlasScheduling) async {
    let store = Atlas(state: CountState(), scheduling: scheduling)
    let box = Parcel(LoggingSubscriber("x", log: log))
    store.dispatch(Step(name: "A", log: EventLog())) { [queue] _, _ in
      store.subscribe(box.content, queue: queue)
    }
    await store.settle()
    await drain(queue)
    #expect(log.events == ["x 1"])
  }

  @Test("The type-erased interface of a subscriber passes on states of its own type only")
  func erasedInterface() {
    let subscriber = LoggingSubscriber("x", log: log)
    subscriber.wants = { previous, new in previous?.count != new.count }
    let erased: any AtlasAnySubscriber = subscriber
    #expect(erased.defaultShouldUpdate(prevState: nil, newState: CountState(count: 1)))
    #expect(!erased.defaultShouldUpdate(prevState: CountState(count: 1), newState: CountState(count: 1)))
    erased.defaultNewState(CountState(count: 1))
    erased.defaultNewState("other")
    #expect(log.events == ["x 1"])
  }

  @Test("An object at the address of a forgotten one is a new subscriber")
  func addressUsedAgain() {
    let subscriber = LoggingSubscriber("x", log: log)
    let subscription = Subscription<CountState>(subscriber, queue: queue)
    #expect(subscription.isOf(subscriber))
    #expect(!subscription.isOf(LoggingSubscriber("y", log: log)))
    let dead = Subscription<CountState>(LoggingSubscriber("z", log: log), queue: queue)
    #expect(!dead.deliver(CountState(), after: nil))
  }
}

import BeagleSchema
import Testing

@testable import Beagle

@Suite struct HeadlessNetworkClientTests {
  private let scheduler = Scheduler()
  private let client: HeadlessNetworkClient

  private let unmatched = Outcome()

  init() {
    client = HeadlessNetworkClient(scheduler: scheduler, base: "https://kelp.test")
    client.onUnmatched = { [unmatched] in unmatched.texts.append($0.path) }
  }

  private final class Outcome {
    var texts: [String] = []
  }

  @discardableResult
  private func send(
    _ path: String, _ data: HttpAdditionalData? = nil, source: RequestSource = .screen, to outcome: Outcome
  ) -> (any RequestToken)? {
    let request = Request(address: "https://kelp.test" + path, additionalData: data, source: source)
    return client.executeRequest(request) { result in
      switch result {
      case .success(let response): outcome.texts.append("\(response.status) \(response.body.text)")
      case .failure(let error):
        outcome.texts.append("failed \(error.status) \(error.localizedDescription) \(error.body?.text ?? "-")")
      }
    }
  }

  private func stub(_ route: String, _ answers: StubAnswer...) throws {
    client.stub(try StubRoute(parsing: route), answers)
  }

  @Test func answersInATurnOfTheScheduler() throws {
    try stub("GET /a", .response(text: "A"))
    let outcome = Outcome()
    send("/a", to: outcome)
    #expect(outcome.texts.isEmpty)
    #expect(client.pending.count == 1)
    scheduler.runDue()
    #expect(outcome.texts == ["200 A"])
    #expect(!client.hasPending)
  }

  @Test func delayedAnswersComeInTheOrderOfTheirTimes() throws {
    try stub("GET /slow", .response(text: "slow", delay: 300))
    try stub("GET /fast", .response(text: "fast", delay: 100))
    let outcome = Outcome()
    send("/slow", to: outcome)
    send("/fast", to: outcome)
    scheduler.advance(by: 299)
    #expect(outcome.texts == ["200 fast"])
    scheduler.advance(by: 1)
    #expect(outcome.texts == ["200 fast", "200 slow"])
  }

  @Test(arguments: [
    (200, "200 x"), (204, "204 x"), (299, "299 x"), (199, "failed 199 HTTP 199 x"),
    (301, "failed 301 Moved Permanently x"), (304, "failed 304 Not Modified x"), (404, "failed 404 Not Found x"),
    (418, "failed 418 HTTP 418 x"), (500, "failed 500 Internal Server Error x"), (599, "failed 599 HTTP 599 x"),
  ])
  func statuses(status: Int, expected: String) throws {
    try stub("GET /a", .response(status: status, text: "x"))
    let outcome = Outcome()
    send("/a", to: outcome)
    scheduler.runDue()
    #expect(outcome.texts == [expected])
    #expect(client.requests[0].status == status)
    #expect(client.requests[0].failure == nil)
  }

  @Test func anAnswersMessageReplacesTheReason() throws {
    try stub("GET /a", .response(status: 401, message: "denied"), .failure(.timeout, message: "too slow"))
    let outcome = Outcome()
    send("/a", to: outcome)
    send("/a", to: outcome)
    scheduler.runDue()
    #expect(outcome.texts == ["failed 401 denied ", "failed 0 too slow -"])
  }

  @Test(arguments: TransportFailure.injectable)
  func failures(failure: TransportFailure) throws {
    try stub("GET /a", .failure(failure))
    let outcome = Outcome()
    send("/a", to: outcome)
    scheduler.runDue()
    #expect(outcome.texts == ["failed 0 \(failure.message) -"])
    #expect(client.requests[0].failure == failure)
    #expect(client.requests[0].status == nil)
    #expect(unmatched.texts.isEmpty)
  }

  @Test func theNewestMatchingStubAnswers() throws {
    try stub("GET /a", .response(text: "old"))
    try stub("GET /*", .response(text: "pattern", times: 1))
    try stub("GET /a", .response(text: "new", times: 2))
    try stub("POST /a", .response(text: "post"))
    let outcome = Outcome()
    for _ in 0..<4 { send("/a", to: outcome) }
    scheduler.runDue()
    #expect(outcome.texts == ["200 new", "200 new", "200 pattern", "200 old"])
  }

  @Test func aListOfAnswersGivesOneEachAndTheLastForEver() throws {
    try stub("GET /a", .response(text: "1"), .response(text: "2", times: 2), .response(text: "3"))
    let outcome = Outcome()
    for _ in 0..<6 { send("/a", to: outcome) }
    scheduler.runDue()
    #expect(outcome.texts == ["200 1", "200 2", "200 2", "200 3", "200 3", "200 3"])
  }

  @Test func functionsAnswerOrDecline() throws {
    try stub("GET /items/:id", .response(text: "older"))
    client.stub(try StubRoute(parsing: "GET /items/:id")) { request in
      request.parameters["id"] == "2" ? nil : .response(text: "item \(request.parameters["id"] ?? "")")
    }
    let outcome = Outcome()
    send("/items/1", to: outcome)
    send("/items/2", to: outcome)
    scheduler.runDue()
    #expect(outcome.texts == ["200 item 1", "200 older"])
  }

  @Test func unmatchedRequestsFailAndAreRemembered() throws {
    let outcome = Outcome()
    send("/nowhere", to: outcome)
    scheduler.runDue()
    #expect(outcome.texts == ["failed 0 No stub answers GET https://kelp.test/nowhere -"])
    #expect(client.requests[0].failure == .unmatched)
    #expect(unmatched.texts == ["/nowhere"])
    client.allowsUnmatched = true
    send("/nowhere", to: outcome)
    #expect(unmatched.texts == ["/nowhere"])
  }

  @Test func imagesWithoutStubAreNoRequests() throws {
    let outcome = Outcome()
    #expect(send("/a.png", source: .image, to: outcome) == nil)
    scheduler.runDue()
    #expect(outcome.texts.isEmpty)
    #expect(client.requests.isEmpty)
    try stub("GET /a.png", .response(text: "png"))
    send("/a.png", source: .image, to: outcome)
    scheduler.runDue()
    #expect(outcome.texts == ["200 png"])
    #expect(client.requests.map(\.source) == [.image])
  }

  @Test func cancellingEndsAPendingRequestOnce() throws {
    try stub("GET /a", .response(text: "A", delay: 10))
    let outcome = Outcome()
    let token = send("/a", to: outcome)
    #expect(client.requests[0].cancelIfPending())
    #expect(!client.requests[0].cancelIfPending())
    #expect(client.requests[0].failure == .cancelled)
    #expect(!client.hasPending)
    scheduler.advance(by: 20)
    token?.cancel()
    #expect(outcome.texts == ["failed 0 cancelled -"])
  }

  @Test func offlineFailsPendingAndNewRequests() throws {
    try stub("GET /a", .response(text: "A", delay: 10, times: 2))
    let outcome = Outcome()
    send("/a", to: outcome)
    client.goOffline()
    send("/a", to: outcome)
    send("/nowhere", to: outcome)
    scheduler.advance(by: 20)
    let offline = "failed 0 The Internet connection appears to be offline. -"
    #expect(outcome.texts == [offline, offline, offline])
    client.goOnline()
    send("/a", to: outcome)
    scheduler.advance(by: 10)
    #expect(outcome.texts.last == "200 A")
    #expect(unmatched.texts.isEmpty)
  }

  @Test func requestsCarryDefaultAndOwnHeaders() throws {
    try stub("* *", .response())
    let outcome = Outcome()
    let data = HttpAdditionalData(
      method: .post, headers: ["X-Id": "1", "content-type": "text/plain"], body: .string("hello"))
    send("/a", data, to: outcome)
    let request = client.requests[0]
    #expect(request.method == "POST")
    #expect(request.body == .string("hello"))
    #expect(request.headers["CONTENT-TYPE"] == "text/plain")
    #expect(request.headers["Beagle-Platform"] == "IOS")
    #expect(request.headers["x-id"] == "1")
    #expect(request.headers.fields.count == 3)
    client.defaultHeadersWin = true
    send("/a", data, to: outcome)
    #expect(client.requests[1].headers["content-type"] == "application/json")
  }

  @Test func platformsSendOtherHeadersAndTexts() throws {
    let data = HttpAdditionalData(method: .post, headers: ["beagle-platform": "mine"], body: .string("1"))
    func record(_ platform: Platform) throws -> RequestRecord {
      let client = HeadlessNetworkClient(scheduler: scheduler, platform: platform)
      client.executeRequest(Request(address: "/a", additionalData: data, source: .sendRequest)) { _ in }
      return try #require(client.requests.first)
    }
    let (ios, android, web) = (try record(.ios), try record(.android), try record(.web))
    #expect(ios.headers["beagle-platform"] == "mine")
    #expect(android.headers["beagle-platform"] == "ANDROID")
    #expect(web.headers.fields.map(\.name) == ["beagle-platform"])
    #expect([ios.body, android.body, web.body] == [.string("1"), .int(1), .string("1")])
  }

  @Test func oneBodyIsSharedByAllAnswersOfAStub() throws {
    try stub("GET /a", .response(text: "A"))
    var bodies: [ResponseBody] = []
    for _ in 0..<2 {
      client.executeRequest(Request(address: "https://kelp.test/a", additionalData: nil, source: .screen)) { result in
        if case .success(let response) = result { bodies.append(response.body) }
      }
    }
    scheduler.runDue()
    #expect(bodies.count == 2)
    #expect(bodies.first === bodies.last)
  }

  @Test func theNearestStubsAreNamed() throws {
    try stub("GET /home", .response())
    try stub("POST /login", .response())
    try stub("GET /list?page=2", .response())
    try stub("GET /once", .response(times: 1))
    client.stub(try StubRoute(parsing: "GET /declined")) { _ in nil }
    let outcome = Outcome()
    func suggestions(_ path: String) -> [String] {
      send(path, to: outcome)
      return client.requests.last.map { client.nearestStubs(to: $0).map(\.text) } ?? []
    }
    send("/once", to: outcome)
    #expect(suggestions("/hone").first == "GET /home")
    #expect(suggestions("/login").first == "POST /login (another method)")
    #expect(suggestions("/list?page=1").first == "GET /list?page=2 (its query is not in the request)")
    #expect(suggestions("/once").first == "GET /once (used up after 1 answer)")
    #expect(suggestions("/declined").first == "GET /declined (its function declined)")
    #expect(suggestions("/completely/different/place").isEmpty)
    let late = try #require(client.requests.last)
    try stub("GET /completely/:adjective/place", .response())
    let nearest = client.nearestStubs(to: late).map(\.text)
    #expect(nearest == ["GET /completely/:adjective/place (declared after the request)"])
  }

  @Test func thousandsOfStubsAreFoundByTheirAddress() throws {
    for index in 0..<5_000 { try stub("GET /screen/\(index)", .response(text: "\(index)")) }
    let outcome = Outcome()
    for index in stride(from: 0, to: 5_000, by: 5) { send("/screen/\(index)", to: outcome) }
    scheduler.runDue()
    #expect(outcome.texts.count == 1_000)
    #expect(outcome.texts.last == "200 4995")
  }
}

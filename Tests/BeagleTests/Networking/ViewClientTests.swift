import BeagleSchema
import Testing

@testable import Beagle

@Suite struct ViewClientTests {
  private final class Memory: LoggerProtocol {
    var names: [String] = []
    func log(_ log: any LogType) { names.append(log.name ?? "") }
  }

  private struct Undecodable: Error {}

  private let scheduler = Scheduler()
  private let client: HeadlessNetworkClient
  private let memory = Memory()

  init() { client = HeadlessNetworkClient(scheduler: scheduler, base: "https://kelp.test") }

  private func viewClient(
    rules: ViewClient.Rules = ViewClient.Rules(), configured: Bool = true
  ) -> ViewClient {
    let builder = UrlBuilder(baseText: "https://kelp.test")
    let network: HeadlessNetworkClient? = configured ? client : nil
    let dispatcher = RequestDispatcher(
      scheduler: scheduler, urlBuilder: { builder }, networkClient: { network }, logger: memory)
    let wiring = ViewClient.Wiring(
      dispatcher: dispatcher, logger: memory, rules: rules, addressOf: { builder.build(text: $0) }
    ) { body in
      guard !body.text.isEmpty else { return .failure(Undecodable()) }
      return .success(
        ComponentNode(unknown: body.text))
    }
    return ViewClient(wiring)
  }

  private func fetch(_ viewClient: ViewClient, _ url: String, into texts: Texts) {
    viewClient.fetch(url: url, additionalData: nil, source: .route) { result in
      switch result {
      case .success(let component): texts.all.append(component.wireName)
      case .failure(let error): texts.all.append("\(error.cause.rawValue): \(error.localizedDescription)")
      }
    }
  }

  private final class Texts {
    var all: [String] = []
  }

  private func stub(_ route: String, _ answers: StubAnswer...) throws {
    client.stub(try StubRoute(parsing: route), answers)
  }

  @Test func fetchesDecodesAndTellsErrorsApart() throws {
    try stub("GET /ok", .response(text: "screen"))
    try stub("GET /empty", .response())
    try stub("GET /broken", .response(status: 500, text: "screen"))
    let (viewClient, texts) = (viewClient(), Texts())
    for url in ["/ok", "/empty", "/broken", ""] { fetch(viewClient, url, into: texts) }
    #expect(texts.all.isEmpty)
    scheduler.runDue()
    #expect(texts.all.first == "screen")
    #expect(texts.all.contains("decoding: Undecodable()"))
    #expect(texts.all.contains("networkError: Internal Server Error"))
    #expect(texts.all.contains("urlBuilderError: urlBuilderError"))
    #expect(memory.names == ["couldNotBuildUrl"])
    #expect(client.requests.map(\.source) == [.route, .route, .route])
  }

  @Test func withoutClientEveryRequestFailsLater() {
    let (viewClient, texts) = (viewClient(configured: false), Texts())
    fetch(viewClient, "/ok", into: texts)
    #expect(texts.all.isEmpty)
    scheduler.runDue()
    #expect(texts.all == ["networkClientWasNotConfigured: networkClientWasNotConfigured"])
    #expect(memory.names == ["networkClientWasNotConfigured"])
  }

  @Test func aPrefetchedScreenIsDeliveredAtOnceAndOnce() throws {
    try stub("GET /a", .response(text: "one"), .response(text: "two"))
    let (viewClient, texts) = (viewClient(), Texts())
    viewClient.prefetch(url: "/a", additionalData: nil)
    viewClient.prefetch(url: "/a", additionalData: nil)
    scheduler.runDue()
    viewClient.prefetch(url: "/a", additionalData: nil)
    scheduler.runDue()
    #expect(client.requests.count == 1)
    #expect(client.requests[0].source == .prefetch)
    fetch(viewClient, "/a", into: texts)
    #expect(texts.all == ["one"])
    fetch(viewClient, "/a", into: texts)
    scheduler.runDue()
    #expect(texts.all == ["one", "two"])
  }

  @Test func aFetchBesideARunningPrefetchRequests() throws {
    try stub("GET /a", .response(text: "prefetched", delay: 10), .response(text: "fetched"))
    let (viewClient, texts) = (viewClient(), Texts())
    viewClient.prefetch(url: "/a", additionalData: nil)
    fetch(viewClient, "/a", into: texts)
    scheduler.advance(by: 10)
    fetch(viewClient, "/a", into: texts)
    #expect(texts.all == ["fetched", "prefetched"])
    #expect(client.requests.count == 2)
  }

  @Test func aFailedPrefetchIsSilent() throws {
    try stub("GET /a", .response(status: 500, times: 1), .response(text: "again"))
    let (viewClient, texts) = (viewClient(), Texts())
    viewClient.prefetch(url: "/a", additionalData: nil)
    scheduler.runDue()
    #expect(memory.names == ["prefetchFailed"])
    fetch(viewClient, "/a", into: texts)
    scheduler.runDue()
    #expect(texts.all == ["again"])
  }

  @Test func entriesBelongToTheTextUnlessTheRulesSayAddress() throws {
    try stub("GET /a", .response(text: "a"))
    let byText = viewClient()
    byText.prefetch(url: "/a", additionalData: nil)
    scheduler.runDue()
    fetch(byText, "https://kelp.test/a", into: Texts())
    #expect(client.requests.count == 2)
    var rules = ViewClient.Rules()
    rules.keepsByAddress = true
    let (byAddress, texts) = (viewClient(rules: rules), Texts())
    byAddress.prefetch(url: "/a", additionalData: nil)
    scheduler.runDue()
    fetch(byAddress, "https://kelp.test/a", into: texts)
    #expect(texts.all == ["a"])
  }

  @Test func theRulesCanDecodeFailingStatuses() throws {
    try stub("GET /a", .response(status: 500, text: "error screen"))
    var rules = ViewClient.Rules()
    rules.decodesFailures = true
    let texts = Texts()
    fetch(viewClient(rules: rules), "/a", into: texts)
    scheduler.runDue()
    #expect(texts.all == ["error screen"])
  }

  @Test func aClientThatCompletesAtOnceOrTwiceIsTamed() {
    struct Eager: NetworkClientProtocol {
      func executeRequest(_ request: Request, completion: @escaping RequestCompletion) -> (any RequestToken)? {
        completion(.success(NetworkResponse(body: ResponseBody(text: "x"), response: URLResponse(url: request.url))))
        completion(.success(NetworkResponse(body: ResponseBody(text: "y"), response: URLResponse(url: request.url))))
        return nil
      }
    }
    let builder = UrlBuilder()
    let dispatcher = RequestDispatcher(
      scheduler: scheduler, urlBuilder: { builder }, networkClient: { Eager() }, logger: memory)
    var texts: [String] = []
    dispatcher.dispatch(path: "/a", additionalData: nil, source: .sendRequest) { result in
      if case .success(let response) = result { texts.append("\(response.status) \(response.body.text)") }
    }
    #expect(texts.isEmpty)
    scheduler.runDue()
    #expect(texts == ["0 x"])
    #expect(memory.names == ["completedTwice"])
  }

  @Test func imagesAreBytes() throws {
    try stub("GET /a.png", .response(text: "png"))
    let builder = UrlBuilder(baseText: "https://kelp.test")
    let dispatcher = RequestDispatcher(
      scheduler: scheduler, urlBuilder: { builder }, networkClient: { client }, logger: memory)
    var bytes: [UInt8] = []
    ImageDownloader(dispatcher: dispatcher).fetchImage(url: "/a.png", additionalData: nil) { result in
      if case .success(let data) = result { bytes = Array(data) }
    }
    scheduler.runDue()
    #expect(bytes == Array("png".utf8))
    #expect(client.requests.map(\.source) == [.image])
  }
}

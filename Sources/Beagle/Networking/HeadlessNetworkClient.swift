public import BeagleSchema

/// A network client that answers from stubs, on a virtual clock.
///
/// Every request is recorded. The newest stub that matches answers it, at the present instant or after its delay;
/// a request without one fails and is remembered in `unmatched`.
public final class HeadlessNetworkClient: NetworkClientProtocol {
  /// The text that relative routes stand below, without a final `/`; empty for none.
  public let base: String
  /// The header fields that go with every request.
  public var defaultHeaders: HeaderFields
  /// Whether the default fields replace those of a request instead of giving way to them.
  public var defaultHeadersWin: Bool
  /// Whether a request without a stub is no reason to complain.
  public var allowsUnmatched = false
  /// Who sends what no stub answers; nil for nobody.
  ///
  /// Answers may come from any thread.
  public var next: (any NetworkClientProtocol)?
  /// Whether the virtual clock stands until `next` has answered, in real time.
  public var awaitsNext = false
  /// Told every answer of `next`.
  package var onLiveAnswer: ((RequestRecord, NetworkResult) -> Void)?
  /// Which addresses may be sent to `next`; nil for all.
  private var mayForward: ((String) -> Bool)?

  /// Everything that was sent, in order.
  public private(set) var requests: [RequestRecord] = []
  /// Whether everything fails as offline.
  public private(set) var isOffline = false

  private let scheduler: Scheduler
  private let platform: Platform
  private var stubTable = StubTable()
  private var underWay: [Int: UnderWay] = [:]
  /// Told of each request that no stub answers, while those are not allowed.
  package var onUnmatched: ((RequestRecord) -> Void)?

  private struct UnderWay {
    let record: RequestRecord
    let completion: RequestCompletion
    var work: ScheduledWork?
    var token: (any RequestToken)?
    var isAwaited = false
  }

  /// A client whose relative routes stand below `base`, with the header fields that go along on `platform`.
  public init(scheduler: Scheduler, base: String = "", platform: Platform = .ios) {
    self.scheduler = scheduler
    self.platform = platform
    self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
    defaultHeaders = Self.defaultHeaders(on: platform)
    defaultHeadersWin = platform == .android
  }

  /// What goes with every request: on iOS the sample client adds it, on Android the library, on the web nobody.
  private static func defaultHeaders(on platform: Platform) -> HeaderFields {
    guard platform != .web else { return HeaderFields() }
    return HeaderFields([
      HeaderFields.Field(name: "Content-Type", value: "application/json"),
      HeaderFields.Field(name: "beagle-platform", value: platform.rawValue.uppercased()),
    ])
  }

  // MARK: Stubs

  /// Answers what `route` matches with `answers`, each once or as often as it says, the last one for ever.
  public func stub(_ route: StubRoute, _ answers: [StubAnswer]) {
    add(route, .answers(answers))
  }

  /// Answers what `route` matches as `answer` says; nil leaves the request to older stubs.
  public func stub(_ route: StubRoute, answer: @escaping (RequestRecord) -> StubAnswer?) {
    add(route, .function(answer))
  }

  private func add(_ route: StubRoute, _ source: Stub.Source) {
    stubTable.add(Stub(route: route, order: stubTable.all.count, firstRequest: requests.count, source: source))
  }

  /// All stubs, in the order of their declaration.
  package var stubs: [Stub] { stubTable.all }

  /// Lets `client` send what no stub answers, as far as an address is allowed, while the virtual clock stands.
  package func goLive(through client: any NetworkClientProtocol, isAllowed: @escaping (String) -> Bool) {
    next = client
    awaitsNext = true
    mayForward = isAllowed
  }

  // MARK: Requests

  /// What waits for its answer, in the order of sending.
  public var pending: [RequestRecord] { underWay.values.map(\.record).sorted { $0.index < $1.index } }

  /// Whether anything waits for its answer.
  public var hasPending: Bool { !underWay.isEmpty }

  /// Fails everything pending and everything to come as offline.
  public func goOffline() {
    isOffline = true
    for record in pending { fail(record, .offline) }
  }

  /// Lets go of those who wait for an answer; nobody hears of it.
  func forgetPending() { underWay = [:] }

  /// Lets stubs answer again.
  public func goOnline() { isOffline = false }

  /// Sends `request`, as `NetworkClientProtocol` has it.
  @discardableResult
  public func executeRequest(_ request: Request, completion: @escaping RequestCompletion) -> (any RequestToken)? {
    let record = RequestRecord(
      index: requests.count, request: request, base: base, platform: platform, headers: headers(of: request),
      time: scheduler.now)
    let answer = isOffline ? nil : answer(to: record)
    if answer == nil, request.source.isOptional, next == nil, !(isOffline && hasStub(for: record)) { return nil }
    record.onCancel = { [weak self] in self?.fail($0, .cancelled) }
    requests.append(record)
    underWay[record.index] = UnderWay(record: record, completion: completion)
    if let answer {
      let work = scheduler.schedule(after: answer.delay) { [weak self] in self?.deliver(answer, to: record) }
      underWay[record.index]?.work = work
    } else if isOffline {
      fail(record, .offline)
    } else if let next, mayForward?(request.address) ?? true {
      forward(record, request, to: next)
    } else {
      if !allowsUnmatched { onUnmatched?(record) }
      fail(record, .unmatched, message: "No stub answers \(record.method) \(record.url)")
    }
    return record
  }

  private func headers(of request: Request) -> HeaderFields {
    var headers = defaultHeaders
    headers.merge(request.additionalData?.headers)
    if defaultHeadersWin { for field in defaultHeaders.fields { headers[field.name] = field.value } }
    return headers
  }

  private func answer(to record: RequestRecord) -> StubAnswer? {
    stubTable.firstAnswer(method: record.method, target: record.target) { stub, parameters in
      record.parameters = parameters
      guard let answer = stub.answer(record) else {
        record.parameters = [:]
        return nil
      }
      return answer
    }
  }

  private func hasStub(for record: RequestRecord) -> Bool { stubTable.all.contains { record.matches($0.route) } }

  // MARK: Answers

  private func deliver(_ answer: StubAnswer, to record: RequestRecord) {
    guard let entry = underWay.removeValue(forKey: record.index) else { return }
    switch answer.outcome {
    case .failure(let failure):
      record.end(failure: failure)
      entry.completion(.failure(transportError(failure, message: answer.message, of: record)))
    case .response(let status, let headers, let body):
      record.end(status: status)
      record.answer = body
      entry.completion(respond(status, headers, body, message: answer.message, to: record))
    }
  }

  /// A status of 200…299 is a success, whatever the body; any other is a failure with the answer in it.
  private func respond(
    _ status: Int, _ headers: HeaderFields, _ body: ResponseBody, message: String?, to record: RequestRecord
  ) -> NetworkResult {
    let response = HTTPURLResponse(address: record.url, statusCode: status, headers: headers)
    if (200...299).contains(status) { return .success(NetworkResponse(body: body, response: response)) }
    return .failure(
      NetworkError(
        error: ClientError.invalidHttpResponse(message: message, status: status),
        body: body, request: urlRequest(of: record), response: response))
  }

  /// Ends `record` now; who waits for it hears so in a turn of its own.
  private func fail(_ record: RequestRecord, _ failure: TransportFailure, message: String? = nil) {
    guard let entry = underWay.removeValue(forKey: record.index) else { return }
    entry.work?.cancel()
    entry.token?.cancel()
    if entry.isAwaited { scheduler.endOutsideWork() }
    record.end(failure: failure)
    let error = transportError(failure, message: message, of: record)
    scheduler.schedule { entry.completion(.failure(error)) }
  }

  private func forward(_ record: RequestRecord, _ request: Request, to client: any NetworkClientProtocol) {
    underWay[record.index]?.isAwaited = awaitsNext
    if awaitsNext { scheduler.beginOutsideWork() }
    var data: HttpAdditionalData = request.additionalData ?? HttpAdditionalData()
    data.headers = Dictionary(record.headers.fields.map { ($0.name, $0.value) }) { _, later in later }
    let complete = Request(address: request.address, additionalData: data, source: request.source)
    let token = client.executeRequest(complete) { [weak self, scheduler] result in
      scheduler.post { self?.pass(result, to: record) }
    }
    underWay[record.index]?.token = token
  }

  /// Passes on what the next client has answered.
  private func pass(_ result: NetworkResult, to record: RequestRecord) {
    guard let entry = underWay.removeValue(forKey: record.index) else { return }
    if entry.isAwaited { scheduler.endOutsideWork() }
    (next as? any RealTimeNetworkClient)?.logAnswer(result)
    switch result {
    case .success(let response): record.end(status: response.status)
    case .failure(let error) where error.response != nil: record.end(status: error.status)
    case .failure(let error): record.end(failure: (error.error as? TransportError)?.failure ?? .connectionReset)
    }
    onLiveAnswer?(record, result)
    entry.completion(result)
  }

  private func transportError(
    _ failure: TransportFailure, message: String?, of record: RequestRecord
  ) -> NetworkError {
    NetworkError(
      error: TransportError(failure, message: message), body: nil, request: urlRequest(of: record), response: nil)
  }

  private func urlRequest(of record: RequestRecord) -> URLRequest {
    URLRequest(address: record.url, method: record.method, headers: record.headers)
  }
}

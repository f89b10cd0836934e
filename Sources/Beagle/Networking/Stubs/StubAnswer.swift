/// What a stub answers, once or several times.
public struct StubAnswer {
  /// The answer itself.
  package enum Outcome {
    case response(status: Int, headers: HeaderFields, body: ResponseBody)
    case failure(TransportFailure)
  }

  package let outcome: Outcome
  /// The text of the error that the answer becomes; nil for the usual one.
  public let message: String?
  /// The virtual milliseconds until the answer comes.
  public let delay: Int
  /// How often the answer is given; nil leaves it to its place in the stub.
  public let times: Int?

  package init(outcome: Outcome, message: String?, delay: Int, times: Int?) {
    self.outcome = outcome
    self.message = message
    self.delay = delay
    self.times = times
  }

  /// An answer with a status and a body that is shared by all its uses.
  package static func response(
    status: Int = 200, headers: HeaderFields = HeaderFields(), body: ResponseBody = .none, message: String? = nil,
    delay: Int = 0, times: Int? = nil
  ) -> StubAnswer {
    StubAnswer(
      outcome: .response(status: status, headers: headers, body: body), message: message, delay: delay, times: times)
  }

  /// An answer with a status and the UTF-8 of `text`.
  public static func response(
    status: Int = 200, headers: [String: String] = [:], text: String, message: String? = nil, delay: Int = 0,
    times: Int? = nil
  ) -> StubAnswer {
    var fields = HeaderFields()
    fields.merge(headers)
    return .response(
      status: status, headers: fields, body: ResponseBody(text: text), message: message, delay: delay, times: times)
  }

  /// A failure before any answer.
  public static func failure(
    _ failure: TransportFailure, message: String? = nil, delay: Int = 0, times: Int? = nil
  ) -> StubAnswer {
    StubAnswer(outcome: .failure(failure), message: message, delay: delay, times: times)
  }
}

/// A network client that answers in real time: the virtual clock of an application stands until it has.
public protocol RealTimeNetworkClient: NetworkClientProtocol {
  /// Logs an answer, on the thread of the application that gets it.
  func logAnswer(_ result: NetworkResult)
}

extension RealTimeNetworkClient {
  /// Logs nothing.
  public func logAnswer(_ result: NetworkResult) {}
}

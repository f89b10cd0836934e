import Beagle
import Foundation
import Testing

/// The messages of dependencies §5.
@Suite struct LogTests {
  struct Row: Sendable {
    let log: @Sendable () -> Log
    let category: String
    let level: LogLevel
    let name: String
    let message: String
  }

  static let network: [Row] = [
    Row(
      log: { .network(.couldNotBuildUrl(url: "x")) }, category: "Network", level: .error, name: "couldNotBuildUrl",
      message: "couldNotBuildUrl(url: \"x\")"),
    Row(
      log: { .network(.networkClientWasNotConfigured) }, category: "Network", level: .error,
      name: "networkClientWasNotConfigured", message: "networkClientWasNotConfigured"),
    Row(
      log: { .network(.httpRequest(request: .init())) }, category: "Network", level: .info, name: "httpRequest",
      message: "***HTTP REQUEST***:\nUrl= \nHttpMethod= \nHeaders= [:]\nBody= "),
    Row(
      log: { .network(.httpResponse(response: .init())) }, category: "Network", level: .info, name: "httpResponse",
      message: "***HTTP RESPONSE***\nStatusCode= 0\nBody= \nHeaders= [:]"),
  ]

  static let navigation: [Row] = [
    Row(
      log: { .navigation(.didReceiveAction("pushView")) }, category: "Navigation", level: .info,
      name: "didReceiveAction", message: "didReceiveAction(pushView)"),
    Row(
      log: { .navigation(.unableToPrefetchWhenUrlIsExpression) }, category: "Navigation", level: .error,
      name: "unableToPrefetchWhenUrlIsExpression", message: "unableToPrefetchWhenUrlIsExpression"),
    Row(
      log: { .navigation(.didNotFindDeepLinkScreen(path: "/p")) }, category: "Navigation", level: .error,
      name: "didNotFindDeepLinkScreen",
      message: "Beagle Navigator couldn't find a deep link screen with path: /p. "
        + "Check your deep link handler, or the path in the navigate action"),
    Row(
      log: { .navigation(.routeDoesNotExistInTheCurrentStack(path: "/p")) }, category: "Navigation", level: .error,
      name: "routeDoesNotExistInTheCurrentStack", message: "routeDoesNotExistInTheCurrentStack(path: \"/p\")"),
    Row(
      log: { .navigation(.didNavigateToExternalUrl(path: "u")) }, category: "Navigation", level: .info,
      name: "didNavigateToExternalUrl", message: "didNavigateToExternalUrl(path: \"u\")"),
    Row(
      log: { .navigation(.invalidExternalUrl(path: "u")) }, category: "Navigation", level: .error,
      name: "invalidExternalUrl", message: "invalidExternalUrl(path: \"u\")"),
    Row(
      log: { .navigation(.unableToOpenExternalUrl(path: "u")) }, category: "Navigation", level: .error,
      name: "unableToOpenExternalUrl", message: "unableToOpenExternalUrl(path: \"u\")"),
  ]

  static let others: [Row] = [
    Row(
      log: { .decode(.decodingError(type: "T")) }, category: "Decoding", level: .error, name: "decodingError",
      message: "Could not decode: T. Check if that type has been registered."),
    Row(
      log: { .cache(.saveContext(description: "d")) }, category: "Cache", level: .error, name: "saveContext",
      message: "Cold not save data in current core data context. error: d"),
    Row(
      log: { .cache(.clear(description: "d")) }, category: "Cache", level: .error, name: "clear",
      message: "Cold clear registers from cache: d"),
    Row(
      log: { .expression(.invalidSyntax) }, category: "Expression", level: .info, name: "invalidSyntax",
      message: "Using Expressions without proper syntax"),
    Row(
      log: { .customOperations(.alreadyExists) }, category: "CustomOperation", level: .info, name: "alreadyExists",
      message: "You are replacing a default operation in Beagle, consider using a different name."),
    Row(
      log: { .customOperations(.invalid(name: "a-b")) }, category: "CustomOperation", level: .error, name: "invalid",
      message: "\n Invalid custom operation name: a-b \n "
        + "Names should have at least 1 character, it can also contain numbers and the character _"),
    Row(
      log: { .customOperations(.notFound) }, category: "CustomOperation", level: .info, name: "notFound",
      message: "Custom operation not registered."),
    Row(
      log: { .collection(.templateNotFound(item: "i")) }, category: "Collection", level: .error,
      name: "templateNotFound", message: "Could not find a template for `i`."),
  ]

  @Test(arguments: [network, navigation, others])
  func messages(rows: [Row]) {
    for row in rows {
      let log = row.log()
      #expect(log.category == row.category)
      #expect(log.level == row.level)
      #expect(log.name == row.name)
      #expect(log.message == row.message)
    }
  }

  @Test func requestsAndAnswersAreShownWhole() throws {
    let url = try #require(URL(string: "https://kelp.test/a"))
    var request = Beagle.URLRequest(url: url)
    request.setValue("1", forHTTPHeaderField: "x-id")
    request.httpBody = Data("body".utf8)
    let sent = Log.network(.httpRequest(request: .init(url: request)))
    #expect(
      sent.message
        == "***HTTP REQUEST***:\nUrl= https://kelp.test/a\nHttpMethod= GET\nHeaders= [\"x-id\": \"1\"]\nBody= body")
    let response = Beagle.HTTPURLResponse(url: url, statusCode: 404, httpVersion: nil, headerFields: nil)
    let answer = Log.network(.httpResponse(response: .init(data: Data("no".utf8), response: response)))
    #expect(answer.message == "***HTTP RESPONSE***\nStatusCode= 404\nBody= no\nHeaders= [:]")
  }

  @Test func aProxyWithoutLoggerDiscards() {
    final class Memory: LoggerProtocol {
      var messages: [String] = []
      func log(_ log: any LogType) { messages.append(log.message) }
    }
    let memory = Memory()
    LoggerProxy(logger: memory).log(Log.customOperations(.notFound))
    LoggerProxy(logger: nil).log(Log.customOperations(.notFound))
    #expect(memory.messages == ["Custom operation not registered."])
  }
}

import Beagle
import BeagleNetworking
import BeagleSchema
import Foundation
import Testing

/// The client for real networks against a real server.
@Suite struct NetworkClientTests {
  private static let screen = #"{"_beagleComponent_":"beagle:text","text":"héllo"}"#

  private func server() throws -> LoopbackServer {
    try LoopbackServer { ask in
      switch ask.path {
      case "/screen": [.answer(Self.screen)]
      case "/redirect": [.answer("", status: "302 Found", headers: ["Location: /screen"])]
      case "/circle": [.answer("", status: "302 Found", headers: ["Location: /circle"])]
      case "/away": [.answer("", status: "302 Found", headers: ["Location: http://localhost:1/screen"])]
      case "/chunked":
        [
          .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"),
          .send("10\r\n" + String(Self.screen.prefix(16)) + "\r\n"), .pause(milliseconds: 20),
          .send("\(String(Self.screen.utf8.count - 16, radix: 16))\r\n" + String(Self.screen.dropFirst(16)) + "\r\n"),
          .send("0\r\n\r\n"),
        ]
      case "/slow": [.pause(milliseconds: 150), .answer(Self.screen)]
      case "/silent": [.silence]
      case "/cut-chunk":
        [
          .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"),
          .send("ff\r\n" + Self.screen),
        ]
      case "/drip": [.send("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{"), .silence]
      case "/cut": [.send("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n" + Self.screen)]
      case "/reset": [.reset]
      case "/missing": [.answer(#"{"error":"nothing here"}"#, status: "404 Not Found")]
      case "/broken": [.answer("oops", status: "500 Internal Server Error")]
      case "/latin":
        [.bytes(Array("HTTP/1.1 200 OK\r\nContent-Length: 3\r\nConnection: close\r\n\r\n".utf8) + [34, 0xE9, 34])]
      case "/empty": [.answer("", status: "204 No Content")]
      case "/image":
        [.bytes(Array("HTTP/1.1 200 OK\r\nContent-Length: 4\r\nConnection: close\r\n\r\n".utf8) + [0, 255, 1, 2])]
      case "/echo":
        [
          .answer(
            "{\"method\":\"\(ask.method)\",\"body\":\(String(decoding: ask.body, as: UTF8.self)),"
              + "\"x\":\"\(ask.headers["x"] ?? "")\",\"platform\":\"\(ask.headers["beagle-platform"] ?? "")\"}")
        ]
      default: [.answer("", status: "400 Bad Request")]
      }
    }
  }

  private func app(_ server: LoopbackServer, timeout: Double = 600) -> HeadlessApplication {
    let dependencies = BeagleDependencies()
    dependencies.networkClient = NetworkClient(timeout: timeout) { !$0.hasPrefix("http://localhost") }
    dependencies.urlBuilder = UrlBuilder(baseUrl: URL(string: server.url("")))
    return HeadlessApplication(config: BeagleConfiguration(dependencies))
  }

  @Test(arguments: ["/screen", "/redirect", "/chunked", "/slow"])
  func screensArrive(path: String) throws {
    let server = try server()
    let app = app(server)
    try app.open(url: path)
    #expect(app.tree?["child"]["text"] == "héllo")
    #expect(app.transitions.last == "finished \(path)")
    #expect(app.network.requests.map(\.status) == [200])
  }

  @Test(arguments: [
    ("/missing", "Not Found", 404), ("/broken", "Internal Server Error", 500), ("/away", "Found", 302),
  ])
  func failingStatusesAreErrors(path: String, message: String, status: Int) throws {
    let server = try server()
    let app = app(server)
    try app.open(url: path)
    #expect(app.errorMessage == message)
    #expect(app.network.requests.map(\.status) == [status])
  }

  @Test(arguments: ["/cut", "/cut-chunk", "/reset"])
  func brokenConnectionsAreErrors(path: String) throws {
    let server = try server()
    let app = app(server)
    try app.open(url: path)
    #expect(app.tree == nil)
    #expect(app.network.requests.map(\.failure) == [.connectionReset])
    #expect(app.transitions.suffix(2) == ["error \(path)", "finished \(path)"])
  }

  @Test func aCircleOfRedirectsEnds() throws {
    let server = try server()
    let app = app(server)
    try app.open(url: "/circle")
    #expect(app.tree == nil)
    #expect(app.transitions.suffix(2) == ["error /circle", "finished /circle"])
  }

  @Test(arguments: ["/silent", "/drip"])
  func aServerThatSaysNothingMoreTimesOut(path: String) throws {
    let server = try server()
    let app = app(server, timeout: 1)
    try app.open(url: path)
    #expect(app.network.requests.map(\.failure) == [.timeout])
    #expect(app.errorMessage == "The request timed out.")
  }

  @Test func nobodyListens() throws {
    let nobody = try LoopbackServer(listens: false) { _ in [] }
    let app = app(try server())
    try app.open(url: nobody.url("/screen"))
    #expect(app.network.requests.map(\.failure) == [.connectionRefused])
  }

  @Test func textThatIsNotUTF8IsNoDocument() throws {
    let server = try server()
    let app = app(server)
    try app.open(url: "/latin")
    #expect(app.network.requests.map(\.status) == [200])
    #expect(app.transitions.suffix(2) == ["error /latin", "finished /latin"])
  }

  @Test func anAnswerWithoutBodyIsNoScreen() throws {
    let server = try server()
    let app = app(server)
    try app.open(url: "/empty")
    #expect(app.network.requests.map(\.status) == [204])
    #expect(app.transitions.suffix(2) == ["error /empty", "finished /empty"])
  }

  @Test func whatWasPrefetchedIsNotAskedForAgain() throws {
    let server = try server()
    let app = app(server)
    let next = Navigate.pushView(.remote(.init(url: "/screen", shouldPrefetch: true)))
    try app.open(BeagleScreenViewController(Button("next", onPress: [next], id: "next")))
    #expect(app.network.requests.map(\.status) == [200])
    try app.press("next")
    #expect(app.tree?["child"]["text"] == "héllo")
    #expect(app.network.requests.count == 1)
    try app.back()
    try app.press("next")
    #expect(app.network.requests.count == 2)
  }

  @Test func bodiesAndHeaderFieldsGoOut() throws {
    let server = try server()
    let app = app(server)
    try app.open(
      BeagleScreenViewController(
        Container(
          context: Context(id: "answer", value: .empty),
          onInit: [
            SendRequest(
              url: "/echo", method: .value(.post), data: ["n": 1, "text": "é"], headers: .value(["x": "y"]),
              onSuccess: [SetContext(contextId: "answer", value: DynamicObject(propertyText: "@{onSuccess.data}"))])
          ], id: "box"
        ) { Text("@{answer.method} @{answer.body.text} @{answer.x} @{answer.platform}", id: "t") },
        config: GlobalConfiguration))
    #expect(app.component("t")?["text"] == "POST é y IOS")
  }

  @Test func imagesAreDownloaded() throws {
    let server = try server()
    let dependencies = BeagleDependencies()
    dependencies.networkClient = NetworkClient()
    dependencies.urlBuilder = UrlBuilder(baseUrl: URL(string: server.url("")))
    let config = BeagleConfiguration(dependencies)
    let app = HeadlessApplication(config: config)
    let downloader: any ImageDownloaderProtocol = try config.resolver.resolve()
    var bytes: [UInt8] = []
    downloader.fetchImage(url: "/image", additionalData: nil) { result in
      if case .success(let data) = result { bytes = Array(data) }
    }
    try app.runDue()
    #expect(bytes == [0, 255, 1, 2])
  }

  @Test func logsWhatGoesOutAndComesBack() throws {
    final class Memory: LoggerProtocol {
      var messages: [String] = []
      func log(_ log: any LogType) { messages.append(log.message) }
    }
    let server = try server()
    let memory = Memory()
    let dependencies = BeagleDependencies()
    dependencies.networkClient = NetworkClient(logger: memory)
    let app = HeadlessApplication(config: BeagleConfiguration(dependencies))
    try app.open(url: server.url("/missing"))
    #expect(memory.messages.count == 2)
    #expect(
      memory.messages.first?.hasPrefix("***HTTP REQUEST***:\nUrl= \(server.url("/missing"))\nHttpMethod= GET") == true)
    #expect(memory.messages.last?.contains("StatusCode= 404\nBody= {\"error\":\"nothing here\"}") == true)
  }
}

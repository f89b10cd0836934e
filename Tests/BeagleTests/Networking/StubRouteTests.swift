import BeagleSchema
import Testing

@testable import Beagle

@Suite struct StubRouteTests {
  @Test func everyRowOfTheTable() throws {
    let table = try TextTable("routes.txt")
    for row in table.rows {
      let scheduler = Scheduler()
      let client = HeadlessNetworkClient(scheduler: scheduler, base: "https://kelp.test")
      client.stub(try StubRoute(parsing: row.cells[0]), [.response(text: "{}")])
      let data = HttpAdditionalData(method: HTTPMethod(rawValue: row.cells[1]))
      client.executeRequest(Request(address: row.cells[2], additionalData: data, source: .screen)) { _ in }
      scheduler.runDue()
      let request = try #require(client.requests.first)
      #expect(request.status == (row.cells[3] == "-" ? nil : 200), "\(table.name):\(row.line)")
      let names = request.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      let expected = ["-", "match"].contains(row.cells[3]) ? "" : row.cells[3]
      #expect(names.joined(separator: " ") == expected, "\(table.name):\(row.line)")
    }
  }

  private static let methods = "; requests have GET, POST, PUT, DELETE, HEAD, PATCH, and * stands for any"

  @Test(arguments: [
    ("", "a route is a method and a path, such as \"GET /home\"; this one is empty"),
    ("/home", "the route \"/home\" has no method; write \"GET /home\", or \"* /home\" for any"),
    ("GET", "the route \"GET\" has no path; write it as \"GET /home\""),
    ("/a /b", "\"/a\" in the route \"/a /b\" is no method" + methods),
    ("GETT /b", "\"GETT\" in the route \"GETT /b\" is no method" + methods),
  ])
  func badRoutes(text: String, message: String) {
    #expect(throws: StubRouteError.self) { try StubRoute(parsing: text) }
    do {
      _ = try StubRoute(parsing: text)
    } catch {
      #expect(error.message == message)
    }
  }

  @Test func pathAndQueryOfARequest() throws {
    let client = HeadlessNetworkClient(scheduler: Scheduler(), base: "https://kelp.test/v2/")
    func record(_ address: String) throws -> RequestRecord {
      client.executeRequest(Request(address: address, additionalData: nil, source: .screen)) { _ in }
      return try #require(client.requests.last)
    }
    let below = try record("https://kelp.test/v2/a%20b?q=x%20y&q=2&flag")
    #expect(below.path == "/a b")
    #expect(below.query.map(\.name) == ["q", "q", "flag"])
    #expect(below.query.map(\.value) == ["x y", "2", ""])
    #expect(try record("https://other.test/a?b").path == "https://other.test/a")
    #expect(try record("https://kelp.test/v20").path == "https://kelp.test/v20")
  }
}

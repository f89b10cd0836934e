import Testing

@testable import BeagleTestKit

/// Whether a stub may answer what a document asks for.
@Suite struct RouteMatchTests {
  @Test(arguments: [
    ("GET /home", "/home", true), ("GET /home", "home", true), ("GET /home", "https://shop.test/home", true),
    ("GET /home", "/home?x=1", true), ("GET /home?x=1", "/home", true), ("GET /home", "/homes", false),
    ("* /items/:id", "/items/4", true), ("* /items/:id", "/items", false), ("GET /files/*", "/files/a/b", true),
    ("*", "/anything", true), ("GET /items/:id", "/items/@{item.id}", true), ("GET /home", "@{url}", true),
    ("GET /items/:id", "/other/@{x}", false), ("GET /", "/", true),
  ])
  func matches(route: String, url: String, expected: Bool) {
    #expect(RouteMatch.mayAnswer(route, url) == expected)
  }
}

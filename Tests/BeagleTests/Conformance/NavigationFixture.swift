import BeagleSchema
import Testing

@testable import Beagle

/// An application with given stacks, and a small language for navigation actions.
///
/// `pushView n` goes to a local screen `n`, `pushView /n` to a remote one; `/slow…` is answered after 100 ms, `/bad…`
/// with status 500, `/html…` with no component, `""` is no url; `+fb` adds a fallback with the id `fb`.
/// `native p` and `native p reset` ask for a deep link, `wait` lets everything be answered.
final class NavigationFixture {
  let app: Application

  init(platform: Platform, start: [[String]]) throws {
    app = Application(platform: platform, baseURL: "https://kelp.test")
    app.network.stub(
      try StubRoute(parsing: "GET *"),
      answer: { request in
        let name: Substring = request.path.dropFirst()
        if name.hasPrefix("bad") { return .response(status: 500, text: "") }
        if name.hasPrefix("html") { return .response(text: "<html>") }
        return .response(text: Self.screen(nil), delay: name.hasPrefix("slow") ? 100 : 0)
      })
    app.deepLinks = { path, _ in path == "lost" ? nil : .native(nil) }
    for (index, stack) in start.enumerated() {
      for (position, name) in stack.enumerated() {
        if index == 0, position == 0 {
          try app.drive { app.open(Self.type(of: name)) }
        } else {
          try run(["\(position == 0 ? "pushStack" : "pushView") \(name)"], from: try #require(app.visibleScreen))
        }
      }
    }
  }

  deinit { app.dismantle() }

  private static func type(of name: String) -> ScreenSource {
    if name.hasPrefix("/") { return .remote(RemoteScreen(url: name)) }
    let decoded = try? ScreenDecoder().decodeComponent(json: screen(name))
    return decoded.map { .declarative($0.node) } ?? .declarativeText("")
  }

  private static func screen(_ id: String?) -> String {
    let id: String = id.map { "\"id\":\"\($0)\"," } ?? ""
    return """
      {"_beagleComponent_":"beagle:screenComponent",\(id)"child":{"_beagleComponent_":"beagle:container"}}
      """
  }

  /// `[[a, b], [c]]` as lists of names.
  static func stacks(_ text: String) -> [[String]] {
    text.split(separator: "]").compactMap { part in
      let names: [String] = part.split { "[, ".contains($0) }.map(String.init)
      return names.isEmpty ? nil : names
    }
  }

  var stacksText: String {
    "["
      + app.state.stacks.map { "[" + $0.screens.map(\.identifier).joined(separator: ", ") + "]" }
      .joined(separator: ", ") + "]"
  }

  /// Runs a list from the screen with this identifier; the ones above included, the topmost counts.
  func run(_ list: [String], from origin: String) throws {
    let screen: LiveScreen = try #require(app.screens.values.first { $0.identifier == origin })
    try run(list, from: screen)
  }

  func run(_ list: [String], from screen: LiveScreen) throws {
    var batch: [ActionNode] = []
    func flush() throws {
      let actions: [ActionNode] = batch
      batch = []
      let origin = Origin(screen: screen, element: screen.contentOrigin, name: "row", event: nil)
      try app.drive { app.transaction { app.run(actions, from: origin) } }
    }
    for item in list {
      switch item {
      case "wait":
        try flush()
        try app.advance(by: 1000)
      case "back":
        try flush()
        try app.drive { _ = app.back() }
      case "retry":
        try flush()
        try app.drive { app.newestRetry?() }
      case "then": try flush()
      default: batch.append(try action(item))
      }
    }
    try flush()
  }

  private func action(_ text: String) throws -> ActionNode {
    let words: [String] = text.split(separator: " ").map(String.init)
    let name: String = words[0]
    let target: String = words.count > 1 ? words[1] : ""
    let json: String
    switch name {
    case "popView", "popStack": json = #"{"_beagleAction_":"beagle:\#(name)"}"#
    case "popToView": json = #"{"_beagleAction_":"beagle:popToView","route":"\#(target)"}"#
    case "native":
      json = """
        {"_beagleAction_":"beagle:openNativeRoute","route":"\(target)","shouldResetApplication":\(words.count > 2)}
        """
    default:
      let isRemote: Bool = target.hasPrefix("/") || target == "\"\""
      let fallback: String = words.count > 2 ? ",\"fallback\":\(Self.screen(String(words[2].dropFirst())))" : ""
      let url: String = target == "\"\"" ? "" : target
      let route: String = isRemote ? "{\"url\":\"\(url)\"\(fallback)}" : "{\"screen\":\(Self.screen(target))}"
      json = #"{"_beagleAction_":"beagle:\#(name)","route":\#(route)}"#
    }
    return try ScreenDecoder(platform: app.profile.platform).decodeAction(json: Array(json.utf8)).node
  }
}

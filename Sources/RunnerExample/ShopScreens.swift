import Beagle

/// The shop's own screens.
struct ShopScreens: DeepLinkScreenManagerProtocol {
  /// There is no such screen.
  struct NotFound: Error {}

  func getNativeScreen(with path: String, data: [String: String]?) throws -> UIViewController {
    guard path == "help" else { throw NotFound() }
    return BeagleScreenViewController(
      .declarative(
        Screen(
          id: "help", navigationBar: NavigationBar(title: "Help"),
          child: Container { Text("Ask about \(data?["topic"] ?? "anything")", id: "topic") })))
  }
}

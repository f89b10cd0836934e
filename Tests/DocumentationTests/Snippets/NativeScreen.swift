import Beagle

/// The code of "Show components in a native screen".
final class ProfileScreen: UIViewController {
  var states: [String] = []

  override func viewDidLoad() {
    let card = BeagleView(ScreenType.Remote(url: "/card")) { [weak self] state in
      if case .error = state { self?.states.append("error") } else { self?.states.append("\(state)") }
    }
    view.addSubview(card)
  }
}

func showComponentsInANativeScreen() throws -> (balance: DynamicObject?, states: [String]) {
  let app = HeadlessApplication(config: BeagleConfiguration(BeagleDependencies()))
  let card = #"{"_beagleComponent_": "beagle:text", "id": "balance", "text": "12.50"}"#
  app.network.stub(try StubRoute(parsing: "GET /card"), [.response(text: card)])
  let profile = ProfileScreen()
  try app.open(profile)
  let balance = app.component("balance")?["text"]
  return (balance, profile.states)
}

import Beagle
import BeagleScenario
import BeagleTestKit
import Glibc

private struct Card: ServerDrivenComponent {}
private struct OtherCard: ServerDrivenComponent {}

/// A team's own runner may register two types under one name: this one does with `FAKE_CLASH` in its environment.
private let clashing = ScenarioExtensions { dependencies in
  dependencies.coder.register(component: Card.self)
  dependencies.coder.register(component: OtherCard.self, named: "card")
}

BeagleTestCommand.main(engine: FakeScenario.self, extensions: getenv("FAKE_CLASH") == nil ? .none : clashing)

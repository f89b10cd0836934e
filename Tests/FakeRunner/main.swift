import BeagleTestKit

BeagleTestCommand.main(engine: FakeScenario.self)

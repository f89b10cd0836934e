import BeagleScenario
import BeagleTestKit

BeagleTestCommand.main(engine: Scenario.self)

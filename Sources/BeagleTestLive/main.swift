import BeagleNetworking
import BeagleScenario
import BeagleTestKit

BeagleTestCommand.main(extensions: ScenarioExtensions(liveClient: { NetworkClient(isAllowed: $0) }))

import Beagle
import BeagleNetworking
import BeagleScenario
import BeagleTestKit

BeagleTestCommand.main(
  extensions: ScenarioExtensions { dependencies in
    dependencies.coder.register(component: PriceTag.self)
    dependencies.coder.register(action: AddToCart.self)
    dependencies.operationsProvider.register(operationId: "discount", handler: discount)
    dependencies.deepLinkHandler = ShopScreens()
    dependencies.networkClient = NetworkClient()
  })

import BeagleTestKit

BeagleTestCommand.main()

import BeagleTestKit

LiveRunner.takeOverIfNeeded()
BeagleTestCommand.main()

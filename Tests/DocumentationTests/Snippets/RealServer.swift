import Beagle
import BeagleNetworking

/// The code of "Ask a real server".
func askARealServer(_ server: String) throws -> [TransportFailure?] {
  let dependencies = BeagleDependencies()
  dependencies.networkClient = NetworkClient(timeout: 10) { $0.hasPrefix(server) }
  let app = HeadlessApplication(config: BeagleConfiguration(dependencies))
  try app.open(url: server + "/home")
  return app.network.requests.map(\.failure)
}

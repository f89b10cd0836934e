import Atlas
import Dispatch

/// A store's warning sink for tests.
final class WarningLog: @unchecked Sendable {
  private let queue = DispatchQueue(label: "WarningLog")
  private var recorded: [AtlasWarning] = []

  var warnings: [AtlasWarning] { queue.sync { recorded } }

  func add(_ warning: AtlasWarning) {
    queue.sync { recorded.append(warning) }
  }
}

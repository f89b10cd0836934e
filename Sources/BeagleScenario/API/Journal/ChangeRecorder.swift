import Beagle
import BeagleSchema

/// Keeps what an app is before a piece of a scenario, to tell afterwards what that changed.
final class ChangeRecorder: PatternHolder {
  private let app: AppHandle
  private let before: ApplicationRecord
  private let marks: [JournalList.Kind: Int]
  private let requests: Int
  /// What the scenario expects.
  var expected: [Pattern.Field] = []
  var parts: [LuaReference] = []

  init(app: AppHandle) {
    self.app = app
    before = Self.record(app.application)
    var marks: [JournalList.Kind: Int] = [:]
    for kind in JournalList.Kind.allCases { marks[kind] = kind.count(in: app.application) }
    self.marks = marks
    requests = app.application.network.requests.count
  }

  /// What changed since.
  func report() -> ChangeReport {
    let application = app.application
    var lists: [String: [ChangeReport.Entry]] = [:]
    for kind in JournalList.Kind.allCases {
      let mark = marks[kind] ?? 0
      lists[kind.rawValue] = (mark..<kind.count(in: application)).map { kind.entry(at: $0, of: application) }
    }
    lists["requests"] = application.network.requests[requests...].map(\.entry)
    return ChangeReport(from: before, to: Self.record(application), lists: lists)
  }

  private static func record(_ application: Application) -> ApplicationRecord {
    let state = application.state
    var screens: [ApplicationRecord.Screen] = []
    var contexts = [
      ApplicationRecord.Context(key: 0, id: "global", owner: "app", value: application.global.value)
    ]
    for screen in state.stacks.flatMap(\.screens).compactMap({ application.liveScreen($0.id) }) {
      screens.append(
        ApplicationRecord.Screen(
          key: screen.id.number, identifier: screen.identifier, isVisible: application.visibleScreen === screen,
          tree: screen.root?.tree))
      for (cell, owner) in ContextList.all(of: screen) {
        contexts.append(
          ApplicationRecord.Context(
            key: ObjectIdentifier(cell).hashValue, id: cell.id, owner: owner,
            coveredScreen: application.visibleScreen === screen ? nil : screen.identifier, value: cell.value))
      }
    }
    return ApplicationRecord(
      stacks: state.stacks.map { $0.screens.map(\.identifier) }, screens: screens, contexts: contexts,
      dialog: state.dialogs.first?.object)
  }
}

/// A recorder as the Lua part of `assert.changes` holds it.
extension ChangeRecorder {
  static let type = LuaHandleType(name: "changes", owner: { $0 })
}

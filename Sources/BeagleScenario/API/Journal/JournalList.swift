import Beagle
import BeagleSchema

/// One of the lists of what an app did, as it was when the script read it; its items are made when they are read.
final class JournalList: LazyItems {
  /// The lists, by the name of the app's field.
  enum Kind: String, CaseIterable {
    case transitions
    case actions
    case externalURLs = "external_urls"
    case nativeRoutes = "native_routes"
    case analytics
    case logs
  }

  private let application: Application
  let kind: Kind
  let count: Int

  init(application: Application, kind: Kind) {
    self.application = application
    self.kind = kind
    count = kind.count(in: application)
  }

  func item(at index: Int) -> DynamicObject { kind.item(at: index, of: application) }

  static let type: LuaHandleType = {
    var events = LuaHandleType.Events()
    events.count = { call in call.push(try call.receiver(as: JournalList.self).count) }
    events.item = { call in
      let list = try call.receiver(as: JournalList.self)
      let index = try call.int(1) - 1
      guard (0..<list.count).contains(index) else { return call.pushNil() }
      try call.push(.readOnly(list.item(at: index)))
    }
    return LuaHandleType(name: "list", events: events)
  }()
}

extension JournalList.Kind {
  /// How many entries the app has.
  func count(in application: Application) -> Int {
    switch self {
    case .transitions: application.journal.transitions.count
    case .actions: application.journal.actions.count
    case .externalURLs: application.journal.externalURLs.count
    case .nativeRoutes: application.journal.nativeRoutes.count
    case .analytics: application.journal.analytics.count
    case .logs: application.log.entries.count
    }
  }

  /// The entry at `index` as scripts see it.
  func item(at index: Int, of application: Application) -> DynamicObject {
    switch self {
    case .transitions: application.journal.transitions[index].object
    case .actions: application.journal.actions[index].object
    case .externalURLs: .string(application.journal.externalURLs[index])
    case .nativeRoutes: application.journal.nativeRoutes[index].object
    case .analytics: application.journal.analytics[index]
    case .logs: application.log.entries[index].object
    }
  }

  /// The entry at `index` as an item of a list that is asserted.
  func entry(at index: Int, of application: Application) -> ChangeReport.Entry {
    switch self {
    case .transitions: application.journal.transitions[index].entry
    case .actions: application.journal.actions[index].entry
    case .externalURLs:
      ChangeReport.Entry(
        texts: [application.journal.externalURLs[index]], value: .string(application.journal.externalURLs[index]))
    case .nativeRoutes: ChangeReport.Entry(value: application.journal.nativeRoutes[index].object)
    case .analytics: ChangeReport.Entry(value: application.journal.analytics[index])
    case .logs: application.log.entries[index].entry
    }
  }
}

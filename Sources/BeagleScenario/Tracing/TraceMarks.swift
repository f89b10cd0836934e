import Beagle

/// How long the lists of an app's journal are at one moment.
struct TraceMarks {
  var transitions = 0
  var actions = 0
  var externalURLs = 0
  var nativeRoutes = 0
  var analytics = 0
  var logs = 0
  var requests = 0

  /// The marks of an app that has done nothing.
  static let none = TraceMarks()
}

extension TraceMarks {
  /// The marks of an app as it is now.
  init(_ application: Application) {
    let journal: Journal = application.journal
    self.init(
      transitions: journal.transitions.count, actions: journal.actions.count,
      externalURLs: journal.externalURLs.count, nativeRoutes: journal.nativeRoutes.count,
      analytics: journal.analytics.count, logs: application.log.entries.count,
      requests: application.network.requests.count)
  }
}

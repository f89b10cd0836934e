package import BeagleSchema

/// Tells the events of today to an `Analytics` of Beagle 1.x.
///
/// Where a screen still carries `screenAnalyticsEvent` or a component `clickAnalyticsEvent`, their values are told.
package struct AnalyticsAdapter {
  private let analytics: any Analytics
  private let log: (LogMessage) -> Void

  /// An adapter for `analytics`; `log` takes what was told, too.
  package init(_ analytics: any Analytics, log: @escaping (LogMessage) -> Void = { _ in }) {
    self.analytics = analytics
    self.log = log
  }

  /// A screen with content appeared.
  package func screenAppeared(_ screen: String?, root: ComponentNode?) {
    guard let event = Self.event(of: screen, root: root) else { return }
    analytics.trackEventOnScreenAppeared(event)
    note("trackEventOnScreenAppeared", [("screenName", event.screenName)])
  }

  /// A screen was covered or is gone.
  package func screenDisappeared(_ screen: String?, root: ComponentNode?) {
    guard let event = Self.event(of: screen, root: root) else { return }
    analytics.trackEventOnScreenDisappeared(event)
    note("trackEventOnScreenDisappeared", [("screenName", event.screenName)])
  }

  /// A button or a touchable was pressed.
  package func pressed(_ component: ComponentNode, id: String?, event: String, firstAction: ActionNode?) {
    var click = AnalyticsClick(category: event, label: id, value: firstAction.map { $0.wireName.lowercased() })
    if let object = component.unread("clickAnalyticsEvent") {
      click = AnalyticsClick(
        category: object.text("category") ?? "", label: object.text("label"), value: object.text("value"))
    }
    analytics.trackEventOnClick(click)
    note("trackEventOnClick", [("category", click.category), ("label", click.label), ("value", click.value)])
  }

  private func note(_ name: String, _ values: [(label: String, value: String?)]) {
    let described: [String] = values.map { label, value in "\(label): \(value.map { "\"\($0)\"" } ?? "nil")" }
    log(LogMessage(.analytics, .info, name: name, "\(name)(\(described.joined(separator: ", ")))"))
  }

  private static func event(of screen: String?, root: ComponentNode?) -> AnalyticsScreen? {
    if let object = root?.unread("screenAnalyticsEvent"), let name = object.text("screenName") {
      return AnalyticsScreen(screenName: name)
    }
    return screen.map { AnalyticsScreen(screenName: $0) }
  }
}

extension DynamicDictionary {
  fileprivate func text(_ key: String) -> String? {
    if case .string(let text)? = self[key] { text } else { nil }
  }
}

extension ComponentNode {
  /// An object under a key that the type does not read.
  fileprivate func unread(_ key: String) -> DynamicDictionary? {
    if case .unread(.dictionary(let object))? = field(key) { object } else { nil }
  }
}

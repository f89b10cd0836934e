import BeagleSchema

extension Application {
  /// Writes the record of an action, as its `analytics` and the provider's configuration decide.
  func recordAnalytics(of action: ActionNode, _ props: DynamicDictionary, from origin: Origin) {
    guard let config = analytics ?? library.analyticsProvider?.getConfig() else { return }
    guard
      let rule = AnalyticsRule(
        action.analytics, configured: config.attributes(of: action.wireName),
        objectReplacesConfig: profile.analyticsObjectReplacesConfig)
    else { return }
    let values: DynamicDictionary = rule.values(in: props)
    if action.analytics == nil, values.isEmpty, !profile.emptyAnalyticsConfigRecords { return }
    let isKnown: Bool = action.definition != nil
    var component = AnalyticsRecord.Component()
    if let element = origin.recordedElement {
      component.id = element.id
      component.type = origin.recordedType ?? element.node.wireName.lowercased()
    }
    component.type = component.type?.lowercased()
    let record = AnalyticsRecord(
      type: .action(
        AnalyticsRecord.Action(
          beagleAction: isKnown && profile.platform != .web ? action.wireName.lowercased() : action.wireName,
          event: origin.recordedEvent, component: component, attributes: values,
          additionalEntries: rule.additionalEntries)),
      screen: origin.screen.analyticsName, timestamp: AnalyticsRecord.epoch + Double(scheduler.now),
      platform: profile.platform.rawValue)
    hand(over: record)
  }

  /// Writes the record of a screen that has appeared.
  func recordAppearance(of screen: LiveScreen) {
    guard let config = analytics ?? library.analyticsProvider?.getConfig(), config.enableScreenAnalytics else { return }
    let record = AnalyticsRecord(
      type: .screen, screen: screen.analyticsName, timestamp: AnalyticsRecord.epoch + Double(scheduler.now),
      rootId: screen.root?.node.id, platform: profile.platform.rawValue)
    hand(over: record)
  }

  private func hand(over record: AnalyticsRecord) {
    journal.analytics.append(.dictionary(record.toDictionary()))
    library.analyticsProvider?.createRecord(record)
  }
}

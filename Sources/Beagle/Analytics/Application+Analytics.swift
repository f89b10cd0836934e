import BeagleSchema

extension Application {
  /// The record of an action, as its `analytics` and the provider's configuration decide; nil for none.
  func analyticsRecord(
    of action: ActionNode, _ props: DynamicDictionary, from origin: Origin
  ) -> AnalyticsRecord? {
    guard let config = analyticsConfig else { return nil }
    let name: String = profile.analyticsKeepSpelling ? action.spelledName ?? action.wireName : action.wireName
    let configured: [String]? =
      profile.analyticsKeepSpelling ? config.attributes(ofSpelling: name) : config.attributes(of: name)
    guard
      let rule = AnalyticsRule(
        action.analytics, configured: configured, objectReplacesConfig: profile.analyticsObjectReplacesConfig)
    else { return nil }
    let values: DynamicDictionary =
      rule.attributes.isEmpty
      ? [:]
      : rule.values(
        in: recordedProperties(of: action, props, from: origin), keepsNulls: profile.analyticsKeepNulls)
    if action.analytics == nil, values.isEmpty, !profile.emptyAnalyticsConfigRecords { return nil }
    warnOfHiddenAction(of: action, rule, from: origin)
    let isSpelled: Bool = action.definition == nil || profile.analyticsKeepSpelling
    return AnalyticsRecord(
      type: .action(
        AnalyticsRecord.Action(
          beagleAction: isSpelled ? name : name.lowercased(), event: origin.recordedEvent,
          component: component(of: origin), attributes: values, additionalEntries: rule.additionalEntries)),
      screen: origin.screen.analyticsName, timestamp: AnalyticsRecord.epoch + Double(scheduler.now),
      platform: profile.platform.rawValue)
  }

  /// What is recorded: a scenario's word, or that of the provider; nil without either.
  var analyticsConfig: AnalyticsConfig? { analytics ?? library.analyticsProvider?.getConfig() }

  /// Hands a record to the provider.
  func write(_ record: AnalyticsRecord?) {
    guard let record else { return }
    journal.analytics.append(.dictionary(record.toDictionary()))
    library.analyticsProvider?.createRecord(record)
  }

  /// What attributes are read from: the action as it stands in the document, evaluated as the platform does it.
  private func recordedProperties(
    of action: ActionNode, _ props: DynamicDictionary, from origin: Origin
  ) -> DynamicDictionary {
    guard let encoded = action.wireForm.decodedAgain() else { return props }
    guard profile.recording == .after else { return origin.evaluate(encoded).dictionaryValue ?? props }
    var result: DynamicDictionary = encoded.dictionaryValue ?? props
    for (key, value) in props where action.isBound(key) { result[key] = value }
    return result
  }

  /// The component of a record; of components that share a view the inner one's id and the outer one's type.
  private func component(of origin: Origin) -> AnalyticsRecord.Component {
    guard let element = origin.recordedElement else { return AnalyticsRecord.Component() }
    var outermost: Element = element
    while let parent = outermost.parent, parent.sharesView(with: outermost) { outermost = parent }
    return AnalyticsRecord.Component(id: element.id, type: outermost.node.wireName.lowercased())
  }

  /// On a device the action that a cell adds to a request's `onFinish` cannot be encoded for a record.
  private func warnOfHiddenAction(of action: ActionNode, _ rule: AnalyticsRule, from origin: Origin) {
    guard profile.platform == .ios, action.name == "sendRequest", !rule.attributes.isEmpty, !origin.isNested,
      origin.element?.isInsideCell == true
    else { return }
    log.add(
      .analytics, .error, name: "hiddenActionInRecord",
      "Recording attributes of the sendRequest of \(origin.label) crashes iOS: it stands in an event of a list's cell.")
  }

  /// Writes the record of a screen that has appeared.
  func recordAppearance(of screen: LiveScreen) {
    guard let config = analyticsConfig, config.enableScreenAnalytics else { return }
    write(
      AnalyticsRecord(
        type: .screen, screen: screen.analyticsName, timestamp: AnalyticsRecord.epoch + Double(scheduler.now),
        rootId: screen.root?.node.id, platform: profile.platform.rawValue))
  }
}

extension Element {
  /// Whether a child has no view of its own but is shown in this component's.
  fileprivate func sharesView(with child: Element) -> Bool {
    switch component {
    case "touchable": true
    case "pullToRefresh": child.isList || child.component == "scrollView"
    case "lazyComponent": if case .lazy(.loaded) = state { false } else { true }
    default: false
    }
  }

  /// Whether the element stands in a cell of a list.
  fileprivate var isInsideCell: Bool {
    var current: Element? = self
    while let element = current {
      if element.cell != nil { return true }
      current = element.contextParent
    }
    return false
  }
}

extension ActionNode {
  /// Whether a property is evaluated by itself on Android, where values of any kind are recorded as written.
  fileprivate func isBound(_ key: String) -> Bool {
    switch definition?.property(named: key)?.kind {
    case .expression, .route: true
    default: false
    }
  }
}

import BeagleSchema

/// The Swift types of Beagle's own components and actions, by their names in documents.
enum StandardTypes {
  private static let components: [(String, any ServerDrivenComponent.Type)] = [
    ("screenComponent", Screen.self), ("container", Container.self), ("scrollView", ScrollView.self),
    ("listView", ListView.self), ("gridView", GridView.self), ("pageView", PageView.self),
    ("pageIndicator", PageIndicator.self), ("tabBar", TabBar.self), ("touchable", Touchable.self),
    ("lazyComponent", LazyComponent.self), ("pullToRefresh", PullToRefresh.self), ("simpleForm", SimpleForm.self),
    ("text", Text.self), ("image", Image.self), ("button", Button.self), ("textInput", TextInput.self),
    ("webView", WebView.self),
  ]

  private static let actions: [(String, any Action.Type)] = [
    ("setContext", SetContext.self), ("sendRequest", SendRequest.self), ("alert", Alert.self),
    ("confirm", Confirm.self), ("condition", Condition.self), ("addChildren", AddChildren.self),
    ("submitForm", SubmitForm.self), ("openExternalURL", Navigate.self), ("openNativeRoute", Navigate.self),
    ("pushView", Navigate.self), ("popView", Navigate.self), ("popToView", Navigate.self),
    ("pushStack", Navigate.self), ("popStack", Navigate.self), ("resetStack", Navigate.self),
    ("resetApplication", Navigate.self),
  ]

  private static let componentTypes: [String: any ServerDrivenComponent.Type] = Dictionary(
    uniqueKeysWithValues: components.map { ("beagle:" + $0.0.lowercased(), $0.1) })
  private static let actionTypes: [String: any Action.Type] = Dictionary(
    uniqueKeysWithValues: actions.map { ("beagle:" + $0.0.lowercased(), $0.1) })

  private static let names: [ObjectIdentifier: String] = {
    var names: [ObjectIdentifier: String] = [:]
    for (name, type) in components { names[ObjectIdentifier(type)] = "beagle:" + name }
    for (name, type) in actions where names[ObjectIdentifier(type)] == nil {
      names[ObjectIdentifier(type)] = "beagle:" + name
    }
    return names
  }()

  /// The name of a type, in its canonical spelling.
  static func name(for type: any BeagleCodable.Type) -> String? { names[ObjectIdentifier(type)] }

  /// The type of a name in lower case.
  static func type(for name: String, base: Coder.BaseType) -> (any BeagleCodable.Type)? {
    switch base {
    case .component: componentTypes[name]
    case .action: actionTypes[name]
    }
  }
}

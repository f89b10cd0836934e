import Beagle
import BeagleSchema

extension AppHandle {
  static let registeringMethods: [String: @Sendable (inout LuaCall) throws -> Void] = [
    "register_operation": { call in
      try call.app().registerOperation(try call.string(1), try call.function(2))
    },
    "register_action": { call in try call.app().registerAction(try call.string(1), try call.function(2)) },
    "register_component": { call in
      let app = try call.app()
      try app.registerComponent(
        try call.string(1),
        try call.options(2, of: "register_component", known: ["properties", "children", "events"]))
    },
    "register_deep_link": { call in try call.app().registerDeepLink(try call.string(1), try call.function(2)) },
    "register_controller": { call in
      let app = try call.app()
      let id = try call.optionalString(1)
      let options = try call.options(2, of: "register_controller", known: ["on_state"])
      try app.registerController(id, options["on_state"])
    },
    "register_style": { call in try call.app().registerStyle(try call.string(1), try call.function(2)) },
    "analytics_config": { call in
      let app = try call.app()
      guard call.isTable(1) else { throw call.fault(1, expected: "table") }
      try app.configureAnalytics(
        try call.options(1, of: "analytics_config", known: ["enableScreenAnalytics", "actions"]))
    },
    "guard": { call in
      let app = try call.app()
      guard call.isTable(1) else { throw call.fault(1, expected: "table") }
      let options = try call.options(1, of: "app:guard", known: ["should_update", "will_update", "did_update"])
      try call.push(try app.addGuard(options))
    },
    "subscribe": { call in
      let app = try call.app()
      let hear = try call.function(1)
      let filter = call.isNil(2) ? nil : try call.function(2)
      try call.push(try app.subscribe(hear, filter))
    },
  ]

  /// A name without `custom:`; a name of Beagle's own fails.
  private func bareName(_ name: String, _ what: String) throws(LuaFault) -> String {
    if name.lowercased().hasPrefix("beagle:") {
      throw LuaFault("\(what) cannot be \(LuaLiteral.quoted(name)): the names of beagle: are Beagle's own")
    }
    let bare = name.lowercased().hasPrefix("custom:") ? String(name.dropFirst("custom:".count)) : name
    guard !bare.isEmpty else { throw LuaFault("\(what) needs a name") }
    return bare
  }

  /// A name as it stands on the wire.
  private func wireName(_ name: String, _ what: String) throws(LuaFault) -> String {
    let bare = try bareName(name, what)
    return bare.contains(":") ? bare : "custom:" + bare
  }

  private func warnOfReplacement(_ wireName: String) {
    application.log.add(
      .decoding, .warning, name: "typeReplaced", "\"\(wireName)\" was registered before; the later registration counts."
    )
  }

  func registerOperation(_ name: String, _ function: LuaFunction) throws {
    let bare = try bareName(name, "an operation")
    try function.belong(to: self)
    application.registerOperation(bare) { [unowned session] arguments in
      let values = arguments.map { $0 == .empty ? LuaValue.nil : .dynamic($0) }
      guard let result = session.callback(function, values)?.first else { return .empty }
      return session.value(result, "the operation \(bare)") ?? .empty
    }
  }

  func registerAction(_ name: String, _ function: LuaFunction) throws {
    let wireName = try wireName(name, "an action")
    try function.belong(to: self)
    if application.decoding.registry.action(named: wireName) != nil { warnOfReplacement(wireName) }
    application.decoding.registry.register(ActionDefinition(wireName, readsEveryKey: true))
    application.customActions[wireName.lowercased()] = { [unowned self] call in
      let context = ActionContextHandle(app: self, call: call)
      let takesContext = function.parameterCount >= 2
      _ = session.callback(function, [.dynamic(call.props), .object(context, ActionContextHandle.type)])
      if !takesContext { call.complete() }
    }
  }

  func registerComponent(_ name: String, _ options: [String: LuaValue]) throws {
    let wireName = try wireName(name, "a component")
    var properties: [PropertyDefinition] = []
    if let value = options["properties"] {
      guard let table = value.table else { throw LuaFault("properties is a table, not a \(value.typeName)") }
      for (key, kind) in try [String: LuaValue].texts(try table.dynamicObject(), "properties").sorted(by: {
        $0.key < $1.key
      }) {
        guard let kind = Self.propertyKinds[kind] else {
          throw LuaFault(
            "the property \(key) cannot be \(LuaLiteral.quoted(kind)); it is one of "
              + Self.propertyKinds.keys.sorted().joined(separator: ", "))
        }
        properties.append(PropertyDefinition(key, kind))
      }
    }
    switch try options.text("children", of: "register_component") {
    case nil: session.customSlots[wireName.lowercased()] = "none"
    case "children"?:
      properties.append(PropertyDefinition("children", .components))
      session.customSlots[wireName.lowercased()] = "children"
    case "child"?:
      properties.append(PropertyDefinition("child", .component))
      session.customSlots[wireName.lowercased()] = "child"
    case let other?:
      throw LuaFault("children is \"children\", \"child\" or nil, not \(LuaLiteral.quoted(other))")
    }
    if let value = options["events"] {
      guard case .array(let names) = try session.state.dynamicObject(value, options: LuaConversion { _ in true }) else {
        throw LuaFault("events is a list of names, not a \(value.typeName)")
      }
      for name in names {
        guard case .string(let event) = name else { throw LuaFault("events is a list of names, which are texts") }
        if event != "onInit" { properties.append(PropertyDefinition(event, .actions)) }
      }
    }
    if application.decoding.registry.component(named: wireName) != nil { warnOfReplacement(wireName) }
    application.decoding.registry.register(
      ComponentDefinition(wireName, mixins: .container, properties: properties))
  }

  private static let propertyKinds: [String: PropertyKind] = [
    "string": .expression(.string), "int": .expression(.int), "number": .expression(.double),
    "bool": .expression(.bool), "any": .dynamic,
  ]

  func registerDeepLink(_ path: String, _ function: LuaFunction) throws {
    try function.belong(to: self)
    deepLinks.add(path, function)
    application.deepLinks = { [unowned self] path, data in
      guard let function = deepLinks.function(for: path) else { return nativeDeepLinks?(path, data) }
      var argument = LuaValue.nil
      if let data {
        argument = .record(data.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
      }
      guard let result = session.callback(function, [.string(path), argument])?.first else { return nil }
      return deepLinkTarget(result, path)
    }
  }

  private func deepLinkTarget(_ result: LuaValue, _ path: String) -> DeepLinkTarget? {
    switch result {
    case .nil, .bool(false): return nil
    case .bool(true): return .native(nil)
    case .string(let url): return .screen(.remote(RemoteScreen(url: url)))
    case .table(let table):
      do { return .screen(.declarative(try screen(table))) } catch {
        session.state.note(error)
        return nil
      }
    default:
      session.state.note(
        LuaFault(
          "the deep link \(LuaLiteral.quoted(path)) gives a url, a screen, true or nil, not a \(result.typeName)"))
      return nil
    }
  }

  func registerController(_ id: String?, _ value: LuaValue?) throws {
    guard let function = value?.callable else {
      throw LuaFault("register_controller needs on_state, a function, not \(value?.typeName ?? "nil")")
    }
    try function.belong(to: self)
    application.controllers[id] = { [unowned self] state, screen, error in
      var retry = LuaValue.nil
      if case .error(_, let handed?) = state { retry = driver("retry", handed) }
      var description = LuaValue.nil
      if let error {
        description = .record([
          ("kind", .string(error.kind)), ("cause", error.cause.map { .string($0) } ?? .nil),
          ("message", .string(error.message)),
        ])
      }
      _ = session.callback(function, [.string(state.name), .string(screen.identifier), retry, description])
    }
  }

  /// A function for scripts that goes on with something; inside a callback it is part of the call under way.
  func driver(_ name: String, _ body: @escaping () -> Void) -> LuaValue {
    session.state.native(name) { [weak self] call in
      guard let self else { throw LuaFault(assertion: "\(name): the app is not there any more") }
      if session.callbackDepth > 0 { return body() }
      try drive(call, name, body)
    }
  }

  func registerStyle(_ name: String, _ function: LuaFunction) throws {
    try function.belong(to: self)
    application.styles[name] = { [unowned session] node in
      guard let result = session.callback(function, [.dynamic(node)])?.first else { return nil }
      return session.value(result, "the style \(name)")
    }
  }

  func configureAnalytics(_ options: [String: LuaValue]) throws {
    var config = AnalyticsConfig()
    if let value = options["enableScreenAnalytics"] {
      guard case .bool(let flag) = value else {
        throw LuaFault("enableScreenAnalytics is a boolean, not a \(value.typeName)")
      }
      config.enableScreenAnalytics = flag
    }
    if let value = options["actions"] {
      var actions: [String: [String]] = [:]
      guard case .dictionary(let fields) = try session.state.dynamicObject(value) else {
        throw LuaFault("actions of analytics_config is a table of lists, not a \(value.typeName)")
      }
      for (name, list) in fields {
        switch list {
        case .array(let items):
          actions[name] = try items.map { item in
            guard case .string(let text) = item else { throw LuaFault("the attributes of \(name) are texts") }
            return text
          }
        case .dictionary(let empty) where empty.isEmpty: actions[name] = []
        default: throw LuaFault("the attributes of \(name) are a list of texts")
        }
      }
      config = AnalyticsConfig(enableScreenAnalytics: config.enableScreenAnalytics, actions: actions)
    }
    application.analytics = config
  }
}

extension ScenarioSession {
  /// What a callback gave back, as a value; nil for nothing.
  func value(_ result: LuaValue, _ what: String) -> DynamicObject? {
    if case .nil = result { return nil }
    do { return try state.dynamicObject(result, options: .screens) } catch {
      state.note(LuaFault("the result of \(what): \(error)"))
      return nil
    }
  }
}

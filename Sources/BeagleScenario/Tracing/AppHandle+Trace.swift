import Beagle

/// A handle through which scripts drive an app.
protocol DrivingHandle: ScenarioHandle, AppPart {
  /// What a trace calls its method `name`.
  func call(of name: String) -> String
}

extension DrivingHandle {
  func call(of name: String) -> String { "\(name) \(shownText.prefix { $0 != "\n" })" }
}

extension AppHandle: DrivingHandle {
  var app: AppHandle { self }

  func call(of name: String) -> String { "app:\(name)" }
}

extension [String: @Sendable (inout LuaCall) throws -> Void] {
  /// Driving methods of which those that are refused before they begin are steps of a trace too.
  ///
  /// - Parameter names: Which of them drive; nil for all.
  func driving<Handle: DrivingHandle & SendableMetatype>(_ type: Handle.Type, only names: Set<String>? = nil) -> Self {
    var result: Self = self
    for (name, method) in self where names?.contains(name) ?? true {
      result[name] = { call in
        do { try method(&call) } catch {
          if let handle = call.optionalObject(0, as: Handle.self), let tracer = handle.app.session.tracer,
            handle.app.session.callbackDepth == 0
          {
            tracer.refused(handle.app, call: handle.call(of: name), error: error)
          }
          throw error
        }
      }
    }
    return result
  }
}

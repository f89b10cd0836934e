import CLua

/// The functions that C calls.
///
/// Each gives a status; C raises, if need be, after it has returned.
enum LuaHost {
  static var functions: clua_host {
    clua_host(
      call: { host, function, thread, count in
        LuaHost.state(host).called(
          Unmanaged<LuaNative>.fromOpaque(function).takeUnretainedValue(), thread, count)
      },
      event: { host, type, event, thread, count in
        LuaHost.state(host).handled(type, UInt32(bitPattern: event), thread, count)
      },
      release: { object in
        Unmanaged<AnyObject>.fromOpaque(object).release()
      },
      now: { host in LuaHost.state(host).now() },
      elapsed: { host in LuaHost.state(host).elapsed() },
      print: { host, bytes, length in
        let bytes = UnsafeRawBufferPointer(start: bytes, count: length)
        LuaHost.state(host).print(String(decoding: bytes, as: UTF8.self))
      })
  }

  private static func state(_ host: UnsafeMutableRawPointer?) -> LuaState {
    // C calls back with the pointer that the state gave when it opened the machine.
    Unmanaged<LuaState>.fromOpaque(host.unsafelyUnwrapped).takeUnretainedValue()
  }
}

extension LuaState {
  private static func status(_ result: clua_return) -> Int32 { Int32(bitPattern: result.rawValue) }

  fileprivate func called(_ function: LuaNative, _ thread: OpaquePointer, _ count: Int32) -> Int32 {
    var call = LuaCall(state: self, thread: thread, count: count, offset: function.offset, name: function.name)
    return run(&call, function.body)
  }

  private func run(_ call: inout LuaCall, _ body: LuaBody) -> Int32 {
    let base = call.output.length
    do {
      do { try body(&call) } catch {
        // What went wrong in a callback is the cause of what then failed here.
        if !callbackErrors.isEmpty { try raiseCallbackError() }
        throw error
      }
      if !callbackErrors.isEmpty { try raiseCallbackError() }
      return Self.status(CLUA_RETURN_VALUES)
    } catch {
      clua_discard(machine, base)
      return raise(error, call.output)
    }
  }

  private func raise(_ error: any Error, _ output: LuaOutput) -> Int32 {
    if let fault = error as? LuaFault {
      switch fault.content {
      case .message(let text): return placed(text, output)
      case .assertion(let text):
        output.string(text)
        return Self.status(CLUA_RETURN_FAIL)
      case .value(let value): return raised(value, CLUA_RETURN_RAISE, output)
      }
    }
    guard let error = error as? LuaError else { return placed(String(describing: error), output) }
    switch (error.kind, error.value) {
    case (.closed, _): return placed(error.message, output)
    case (_, .nil): return raised(.string(error.message), CLUA_RETURN_RERAISE, output)
    case (_, let value): return raised(value, CLUA_RETURN_RERAISE, output)
    }
  }

  private func placed(_ text: String, _ output: LuaOutput) -> Int32 {
    output.string(text)
    return Self.status(CLUA_RETURN_RAISE_PLACED)
  }

  private func raised(_ value: LuaValue, _ status: clua_return, _ output: LuaOutput) -> Int32 {
    let base = output.length
    do { try output.value(value) } catch {
      clua_discard(machine, base)
      return placed(error.description, output)
    }
    return Self.status(status)
  }

  fileprivate func handled(_ id: Int32, _ event: UInt32, _ thread: OpaquePointer, _ count: Int32) -> Int32 {
    guard let type = type(id) else { return Self.status(CLUA_RETURN_VALUES) }
    var call = LuaCall(state: self, thread: thread, count: count, offset: 1, name: type.name)
    switch clua_event(event) {
    case CLUA_EVENT_INDEX: return indexed(type, &call)
    case CLUA_EVENT_NEWINDEX:
      return run(&call, type.handlers.set) { call in
        throw LuaFault("cannot assign to '\(call[1].string ?? call[1].typeName)' of \(type.name)")
      }
    case CLUA_EVENT_EQUAL: return run(&call, type.handlers.equals) { call in call.push(false) }
    case CLUA_EVENT_TEXT: return run(&call, type.handlers.text) { call in call.push(type.name) }
    case CLUA_EVENT_LENGTH: return run(&call, type.handlers.count) { call in call.push(0) }
    case CLUA_EVENT_PAIRS: return run(&call, type.handlers.pairs) { _ in }
    case CLUA_EVENT_CALL: return run(&call, type.handlers.call) { _ in }
    case CLUA_EVENT_ITEM: return run(&call, type.handlers.item) { call in call.pushNil() }
    default: return Self.status(CLUA_RETURN_VALUES)
    }
  }

  private func run(_ call: inout LuaCall, _ handler: LuaHandleType.Handler?, otherwise: LuaBody) -> Int32 {
    if let handler { run(&call, handler) } else { run(&call, otherwise) }
  }

  private func indexed(_ type: LuaHandleType, _ call: inout LuaCall) -> Int32 {
    guard let name = string(call.thread, at: 2) else {
      return run(&call, type.handlers.index) { call in call.pushNil() }
    }
    if let method = type.methods[name] {
      call.output.native(LuaNative(machine: machine, name: name, isMethod: true, body: method))
      return Self.status(CLUA_RETURN_METHOD)
    }
    guard let get = type.get else {
      call.pushNil()
      return Self.status(CLUA_RETURN_VALUES)
    }
    return run(&call) { call in
      if try !get(&call, name) { call.pushNil() }
    }
  }
}

import Beagle
import BeagleSchema

/// A stable hash of all that an app is at one moment; what led there does not count.
enum Fingerprint {
  /// The hash, 16 hexadecimal digits.
  static func text(of application: Application) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in JSONWriter(sortsKeys: true, keepsWholeDoubles: true).bytes(object(of: application)) {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The whole state as one value.
  static func object(of application: Application) -> DynamicObject {
    let state = application.state
    var result = DynamicDictionary()
    result["stacks"] = .array(
      state.stacks.map { stack in
        var object = DynamicDictionary()
        object["screens"] = .array(stack.screens.map { screen(application, $0) })
        object["loading"] = .bool(stack.isLoading)
        if let view = stack.errorView { object["error_view"] = .string(view.message) }
        return .dictionary(object)
      })
    result["dialogs"] = .array(state.dialogs.map(\.object))
    result["global"] = state.global
    result["closed"] = .bool(state.isClosed)
    return .dictionary(result)
  }

  private static func screen(_ application: Application, _ state: ScreenState) -> DynamicObject {
    guard case .dictionary(var object) = state.object, let screen = application.liveScreen(state.id) else {
      return state.object
    }
    if let root = screen.root {
      object["tree"] = root.tree
      object["contexts"] = .array(
        ContextList.all(of: screen).map { .array([.string($0.cell.id), .string($0.owner), $0.cell.value]) })
    }
    return .dictionary(object)
  }
}

/// The contexts of a screen that count as its own: declared ones and `navigationContext`.
enum ContextList {
  /// The contexts with the id or path of the component that declares each, in document order.
  static func all(of screen: LiveScreen) -> [(cell: ContextCell, owner: String)] {
    var result: [(cell: ContextCell, owner: String)] = [(screen.navigationContext, "$")]
    func collect(_ element: Element) {
      if let cell = element.declared { result.append((cell, element.id ?? element.path)) }
      for child in element.children { collect(child) }
    }
    if let root = screen.root { collect(root) }
    return result
  }
}

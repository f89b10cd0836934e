import CLua
import Synchronization

/// A host function as scripts call it: it reads its arguments from the call and gives its results to it.
package typealias LuaBody = (inout LuaCall) throws -> Void

/// A host object that scripts hold as handles of one type.
package protocol LuaHandleObject: AnyObject {
  /// The type of its handles.
  static var type: LuaHandleType { get }
}

/// A kind of host objects that scripts see as handles: what they can do with them.
///
/// Types are made once, as constants; a state learns of a type when the first handle of it is made.
/// Handles of one object are one and the same Lua value for as long as a script has it.
package final class LuaHandleType: Sendable {
  /// Gives the field `name` of the receiver to the call; false where there is none, which scripts see as nil.
  package typealias Getter = @Sendable (inout LuaCall, _ name: String) throws -> Bool
  /// Reads whatever key a script used; argument 1 is the key.
  package typealias Handler = @Sendable (inout LuaCall) throws -> Void

  /// What else than methods and fields a type has.
  ///
  /// Argument 1 is the key, the value or the other handle.
  package struct Events: Sendable {
    /// Assignment of a field: argument 1 is the key, 2 the value.
    package var set: Handler?
    /// `==` with another handle of the type, argument 1; gives a boolean.
    package var equals: Handler?
    /// `tostring`; gives a text.
    package var text: Handler?
    /// `#`; gives an integer, which lazy lists need.
    package var count: Handler?
    /// `pairs`; gives an iterator, a state and a first key.
    package var pairs: Handler?
    /// A call of the handle as a function.
    package var call: Handler?
    /// The item at a position, argument 1, of a lazy list.
    package var item: Handler?
    /// The field for a key that is no text, argument 1.
    package var index: Handler?

    /// No events; set what the type has.
    package init() {}
  }

  /// The object that has a handle of the type as one of its parts, with which it shares what belongs to it.
  ///
  /// What belongs to an owner (`LuaReference.belong(to:)`) is kept by its own handle and by those of its parts.
  package typealias Owner = @Sendable (AnyObject) -> AnyObject?

  private static let lastID = Atomic<Int32>(0)

  let id: Int32
  /// The name that error messages use.
  package let name: String
  let methods: [String: @Sendable (inout LuaCall) throws -> Void]
  let get: Getter?
  let handlers: Events
  let owner: Owner?

  /// A type.
  ///
  /// - Parameters:
  ///   - name: What error messages call such a handle.
  ///   - methods: What `handle:name(…)` calls; argument 1 is the first one after the handle.
  ///   - get: Fields, asked for names that are no method.
  ///   - events: What else scripts can do with such a handle.
  ///   - owner: What the objects are parts of; nil for a type to whose objects nothing belongs.
  package init(
    name: String, methods: [String: @Sendable (inout LuaCall) throws -> Void] = [:], get: Getter? = nil,
    events: Events = Events(), owner: Owner? = nil
  ) {
    id = Self.lastID.add(1, ordering: .relaxed).newValue
    self.name = name
    self.methods = methods
    self.get = get
    handlers = events
    self.owner = owner
  }

  /// The events for which C makes metamethods.
  ///
  /// A type without `set` or `text` still has those, with a fixed answer.
  var events: UInt32 {
    var bits: UInt32 = 1 << CLUA_EVENT_NEWINDEX.rawValue | 1 << CLUA_EVENT_TEXT.rawValue
    if handlers.equals != nil { bits |= 1 << CLUA_EVENT_EQUAL.rawValue }
    if handlers.count != nil { bits |= 1 << CLUA_EVENT_LENGTH.rawValue }
    if handlers.pairs != nil { bits |= 1 << CLUA_EVENT_PAIRS.rawValue }
    if handlers.call != nil { bits |= 1 << CLUA_EVENT_CALL.rawValue }
    return bits
  }
}

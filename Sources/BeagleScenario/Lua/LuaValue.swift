package import BeagleSchema

/// A Lua value outside of its state, and whatever can be handed to a state.
package enum LuaValue {
  /// `nil`: nothing.
  case `nil`
  /// `beagle.null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// An integer.
  case int(Int)
  /// A float.
  case double(Double)
  /// A text in UTF-8.
  case string(String)
  /// A Lua string that is not valid UTF-8.
  case bytes([UInt8])
  /// A function of the state, or any other callable value.
  case function(LuaFunction)
  /// A table of the state.
  case table(LuaTable)
  /// A host object behind a handle of this type.
  case object(AnyObject, LuaHandleType)
  /// A host function of the state.
  case native(LuaNative)
  /// A coroutine or anything else that the host can only pass on.
  case other(LuaReference)
  /// A JSON value; it is copied into tables. Never read from a state.
  case dynamic(DynamicObject)
  /// A JSON value as read-only tables. Never read from a state.
  case readOnly(DynamicObject)
  /// An object as a read-only table that finds its keys in whatever case. Never read from a state.
  case caseless(DynamicDictionary)
  /// A new sequence. Never read from a state.
  case list([LuaValue])
  /// A new table with text keys. Never read from a state.
  case record([(String, LuaValue)])
  /// A read-only view of the list or record. Never read from a state.
  indirect case frozen(LuaValue)
  /// A read-only list whose items the object gives when they are read. Never read from a state.
  case lazyList(AnyObject, LuaHandleType)
}

extension LuaValue {
  /// The text, if this is one.
  package var string: String? {
    switch self {
    case .string(let text): text
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    default: nil
    }
  }

  /// The integer, if this is one or a float that equals one.
  package var int: Int? {
    switch self {
    case .int(let number): number
    case .double(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The number, if this is one.
  package var double: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  /// The function, if this is one.
  package var function: LuaFunction? { if case .function(let function) = self { function } else { nil } }

  /// The table, if this is one.
  package var table: LuaTable? { if case .table(let table) = self { table } else { nil } }

  /// Whether Lua counts it as true.
  package var isTruthy: Bool {
    switch self {
    case .nil, .bool(false): false
    default: true
    }
  }

  /// The name that Lua's `type` gives, or that of the handle.
  package var typeName: String {
    switch self {
    case .nil: "nil"
    case .null: "null"
    case .bool: "boolean"
    case .int, .double: "number"
    case .string, .bytes: "string"
    case .function, .native: "function"
    case .object(_, let type): type.name
    case .other: "thread"
    case .table, .dynamic, .readOnly, .caseless, .list, .record, .frozen, .lazyList: "table"
    }
  }
}

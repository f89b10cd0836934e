/// The Swift types that an application has registered, by their names on the wire.
struct TypeTable {
  private var types: [Coder.BaseType: [String: any BeagleCodable.Type]] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  /// Adds a type.
  ///
  /// - Returns: the key, and the type that stood there before.
  mutating func register(
    _ type: any BeagleCodable.Type, named name: String?
  ) -> (key: String, replaced: (any BeagleCodable.Type)?) {
    let key = "custom:" + (name ?? String(describing: type)).lowercased()
    let replaced = types[Self.base(of: type), default: [:]].updateValue(type, forKey: key)
    if names[ObjectIdentifier(type)] == nil { names[ObjectIdentifier(type)] = key }
    return (key, replaced)
  }

  /// The name that a type had first; that of one of Beagle's own stays what it is.
  func name(for type: any BeagleCodable.Type) -> String? {
    StandardTypes.name(for: type) ?? names[ObjectIdentifier(type)]
  }

  func type(for name: String, base: Coder.BaseType) -> (any BeagleCodable.Type)? {
    let name = name.lowercased()
    return types[base]?[name] ?? StandardTypes.type(for: name, base: base)
  }

  /// A type that is both is an action.
  static func base(of type: any BeagleCodable.Type) -> Coder.BaseType { type is any Action.Type ? .action : .component }
}

/// The native screens that a script registered, by path.
struct DeepLinkTable {
  private var entries: [(path: String, function: LuaFunction)] = []

  /// The paths as they were registered.
  var paths: [String] { entries.map(\.path) }

  /// Registers a native screen; the newest of one path counts.
  mutating func add(_ path: String, _ function: LuaFunction) { entries.append((path, function)) }

  /// The function for `path`: an exact one first, else the newest whose `*` takes the rest.
  func function(for path: String) -> LuaFunction? {
    if let exact = entries.last(where: { $0.path == path }) { return exact.function }
    return entries.last { $0.path.hasSuffix("*") && path.hasPrefix($0.path.dropLast()) }?.function
  }
}

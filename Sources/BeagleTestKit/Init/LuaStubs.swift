/// The scenario API as LuaCATS definitions, for completion, hover and type checks in editors.
enum LuaStubs {
  /// The whole file.
  static var text: String {
    [head, module, app, elements, network, blocks, assertions].joined(separator: "\n")
  }

  private static let head = #"""
    ---@meta
    -- The scenario API of beagle-test, for lua-language-server. Nothing here runs.

    ---A value that JSON can hold.
    ---@alias beagle.json string|number|boolean|table|beagle.null|nil

    ---JSON null, as it stands inside tables.
    ---@class beagle.null

    ---A pattern: an id, or a table of which every key given must match. See `beagle.any`, `beagle.matches`,
    ---`beagle.contains` and `beagle.absent`; a function is a predicate.
    ---@alias beagle.pattern string|table

    ---@alias beagle.platform "ios"|"android"|"web"

    ---@alias beagle.network_error
    ---| "timeout"
    ---| "offline"
    ---| "dns"
    ---| "connection_refused"
    ---| "connection_reset"
    ---| "tls"
    ---| "cancelled"

    """#
}

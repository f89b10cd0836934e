extension LuaStubs {
  /// The assertions.
  static let assertions = #"""
    ---Assertions: `assert.equal(expected, actual)` and `assert.are.equal(expected, actual)` are the same.
    ---@class beagle.assert
    ---@field are beagle.assert
    ---@field is beagle.assert
    ---@field has beagle.assert
    ---@field does beagle.assert
    ---@field no beagle.assert
    ---@field not_ beagle.assert
    ---@field is_not beagle.assert
    ---@field are_not beagle.assert
    ---@field has_no beagle.assert
    ---@field was beagle.assert
    ---@field was_not beagle.assert
    ---@overload fun(value: any, message?: string): any
    assert = {}

    ---@param expected any
    ---@param actual any
    ---@param message? string
    function assert.equal(expected, actual, message) end
    ---Equal in content, tables and all.
    ---@param expected any
    ---@param actual any
    ---@param message? string
    function assert.same(expected, actual, message) end
    ---@param expected number
    ---@param actual number
    ---@param tolerance number
    ---@param message? string
    function assert.near(expected, actual, tolerance, message) end
    ---@param lua_pattern string
    ---@param actual string
    ---@param message? string
    function assert.matches(lua_pattern, actual, message) end
    ---@param value any
    ---@param message? string
    function assert.truthy(value, message) end
    ---@param value any
    ---@param message? string
    function assert.falsy(value, message) end
    ---@param value any
    ---@param message? string
    function assert.is_true(value, message) end
    ---@param value any
    ---@param message? string
    function assert.is_false(value, message) end
    ---@param value any
    ---@param message? string
    function assert.is_nil(value, message) end
    ---@param value any
    ---@param message? string
    function assert.is_not_nil(value, message) end
    ---@param value any
    ---@param message? string
    function assert.is_string(value, message) end
    ---@param value any
    ---@param message? string
    function assert.is_number(value, message) end
    ---@param value any
    ---@param message? string
    function assert.is_boolean(value, message) end
    ---@param value any
    ---@param message? string
    function assert.is_table(value, message) end
    ---@param value any
    ---@param message? string
    function assert.is_function(value, message) end
    ---@param list table
    ---@param message? string
    function assert.unique(list, message) end
    ---@param fn fun()
    ---@param expected? any
    function assert.has_error(fn, expected) end
    ---@param fn fun()
    ---@param lua_pattern string
    function assert.error_matches(fn, lua_pattern) end
    ---@param fn fun()
    function assert.has_no_error(fn) end

    ---@class beagle.spy_assert
    ---@field was beagle.spy_assert
    ---@field was_not beagle.spy_assert
    ---@field called fun(times?: integer)
    ---@field called_with fun(...: any)

    ---@param spied beagle.spy
    ---@return beagle.spy_assert
    function assert.spy(spied) end

    ---The resulting tree matches the pattern.
    ---@param subject beagle.App|beagle.Element
    ---@param pattern beagle.pattern
    function assert.tree(subject, pattern) end
    ---Equal to `__snapshots__/<scenario file>/<name>.json`.
    ---@param subject any
    ---@param name string
    function assert.snapshot(subject, name) end
    ---The transitions since launch, or since the last such assertion.
    ---@param app beagle.App
    ---@param list any
    function assert.transitions(app, list) end
    ---The actions executed since launch, or since the last such assertion.
    ---@param app beagle.App
    ---@param list any
    function assert.actions(app, list) end
    ---@param app beagle.App
    ---@param stacks string[][]
    function assert.stacks(app, stacks) end
    ---@param app beagle.App
    ---@param route string
    ---@param options? { times?: integer, body?: any, headers?: table }
    function assert.requested(app, route, options) end
    ---@param app beagle.App
    ---@param route string
    function assert.not_requested(app, route) end
    ---@param subject beagle.App|beagle.Element
    ---@param path string
    ---@param value any
    function assert.context(subject, path, value) end
    ---@param subject beagle.App|beagle.Element
    ---@param pattern beagle.pattern
    function assert.visible(subject, pattern) end
    ---@param subject beagle.App|beagle.Element
    ---@param pattern beagle.pattern
    function assert.not_visible(subject, pattern) end

    ---@class beagle.changes
    ---@field contexts? table<string, any>
    ---@field tree? table<string, any>
    ---@field stacks? any
    ---@field transitions? any
    ---@field actions? any
    ---@field requests? any
    ---@field dialog? any
    ---@field external_urls? any
    ---@field native_routes? any
    ---@field analytics? any
    ---@field logs? any

    ---Everything that a function changed is exactly this.
    ---@param app beagle.App
    ---@param expected beagle.changes
    ---@param fn fun()
    function assert.changes(app, expected, fn) end

    """#
}

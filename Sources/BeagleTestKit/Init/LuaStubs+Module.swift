extension LuaStubs {
  /// The module `beagle`.
  static let module = #"""
    ---Builds a component table: `ui.text{ text = "Hi" }`. Items without a key are its children.
    ---`ui["acme:card"]{ … }` for other namespaces.
    ---@alias beagle.builder fun(properties?: table): table

    ---@class beagle.ui
    ---@field [string] beagle.builder
    ---@field button beagle.builder
    ---@field container beagle.builder
    ---@field gridView beagle.builder
    ---@field image beagle.builder
    ---@field lazyComponent beagle.builder
    ---@field listView beagle.builder
    ---@field pageIndicator beagle.builder
    ---@field pageView beagle.builder
    ---@field pullToRefresh beagle.builder
    ---@field screenComponent beagle.builder
    ---@field scrollView beagle.builder
    ---@field simpleForm beagle.builder
    ---@field tabBar beagle.builder
    ---@field text beagle.builder
    ---@field textInput beagle.builder
    ---@field touchable beagle.builder
    ---@field webView beagle.builder

    ---@class beagle.action
    ---@field [string] beagle.builder
    ---@field addChildren beagle.builder
    ---@field alert beagle.builder
    ---@field condition beagle.builder
    ---@field confirm beagle.builder
    ---@field openExternalURL beagle.builder
    ---@field openNativeRoute beagle.builder
    ---@field popStack beagle.builder
    ---@field popToView beagle.builder
    ---@field popView beagle.builder
    ---@field pushStack beagle.builder
    ---@field pushView beagle.builder
    ---@field resetApplication beagle.builder
    ---@field resetStack beagle.builder
    ---@field sendRequest beagle.builder
    ---@field setContext beagle.builder
    ---@field submitForm beagle.builder

    ---@class beagle.launch_options
    ---@field base_url? string what relative urls are joined to
    ---@field platform? beagle.platform whose behaviour the app has; `--platform` where it is left out
    ---@field network? "live" what no stub answers goes to the real network, to hosts of `--allow-net`
    ---@field operations? table<string, function> as `app:register_operation`
    ---@field actions? table<string, function> as `app:register_action`
    ---@field components? table<string, beagle.component_definition> as `app:register_component`
    ---@field deep_links? table<string, function> as `app:register_deep_link`
    ---@field controllers? table<string, beagle.controller_definition> as `app:register_controller`
    ---@field styles? table<string, function> as `app:register_style`
    ---@field analytics? table as `app:analytics_config`

    ---@class beagle
    ---@field ui beagle.ui component tables
    ---@field action beagle.action action tables
    ---@field null beagle.null JSON null inside tables
    ---@field any table a pattern value: anything that is present
    ---@field absent table a pattern value: what is not there
    ---@field env table<string, string?> what `--env NAME` lets in
    ---@field platform beagle.platform the platform of the run
    beagle = {}

    ---A fresh, independent application.
    ---@param options? beagle.launch_options
    ---@return beagle.App
    function beagle.launch(options) end

    ---The parsed JSON of a file beside the scenario.
    ---@param path string
    ---@return any
    function beagle.file(path) end

    ---The raw text of a file beside the scenario.
    ---@param path string
    ---@return string
    function beagle.text(path) end

    ---JSON text to a value.
    ---@param text string
    ---@return any
    function beagle.decode(text) end

    ---A value to JSON text, keys in a stable order.
    ---@param value beagle.json
    ---@return string
    function beagle.encode(value) end

    ---A JSON array, even when empty.
    ---@param items table
    ---@return table
    function beagle.array(items) end

    ---A JSON object, even when empty.
    ---@param fields table
    ---@return table
    function beagle.object(fields) end

    ---Evaluates a property string such as `"@{sum(a.x, 1)}"`.
    ---@param expression string
    ---@param contexts? table<string, any>
    ---@return any
    function beagle.eval(expression, contexts) end

    ---A pattern value: texts that match a Lua pattern.
    ---@param lua_pattern string
    ---@return table
    function beagle.matches(lua_pattern) end

    ---A pattern value: lists that have these items in this order, anywhere.
    ---@param items table
    ---@return table
    function beagle.contains(items) end

    """#
}

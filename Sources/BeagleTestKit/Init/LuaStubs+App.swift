extension LuaStubs {
  /// The application.
  static let app = #"""
    ---@class beagle.screen
    ---@field identifier string
    ---@field url? string
    ---@field id? string
    ---@field title? string
    ---@field state "started"|"success"|"error"|"finished"
    ---@field navigation_bar? beagle.navigation_bar
    local screen = {}

    ---The resulting component tree: every expression evaluated, every list expanded.
    ---@return table?
    function screen:tree() end

    ---@class beagle.navigation_bar
    ---@field title? string
    ---@field show_back_button? boolean
    ---@field items beagle.Element[]

    ---@class beagle.dialog
    ---@field kind "alert"|"confirm"
    ---@field title? string
    ---@field message? string
    ---@field ok_label? string
    ---@field cancel_label? string
    local dialog = {}
    function dialog:ok() end
    function dialog:cancel() end

    ---@class beagle.error_view
    ---@field message string
    local error_view = {}
    ---All retries that it collected.
    function error_view:retry() end
    function error_view:cancel() end

    ---@class beagle.transition
    ---@field screen string the screen's identifier
    ---@field state "started"|"success"|"error"|"finished"
    ---@field error? { kind: string, cause?: string, message?: string, reason?: string, path?: string }
    ---@field at integer

    ---@class beagle.action_entry
    ---@field name string
    ---@field props table
    ---@field origin string
    ---@field screen string
    ---@field at integer

    ---@class beagle.log_entry
    ---@field category string
    ---@field level "info"|"warning"|"error"
    ---@field name? string
    ---@field message string
    ---@field at integer

    ---@class beagle.open_options
    ---@field url? string
    ---@field method? string
    ---@field headers? table<string, string>
    ---@field body? any
    ---@field fallback? table
    ---@field controller? string
    ---@field screen? table

    ---@class beagle.App
    ---@field screen? beagle.screen the visible screen
    ---@field stacks string[][] stacks of screen identifiers, bottom first
    ---@field loading boolean whether the loading indicator is shown
    ---@field dialog? beagle.dialog the open alert or confirm
    ---@field error_view? beagle.error_view the default controller's error view
    ---@field transitions beagle.transition[]
    ---@field actions beagle.action_entry[] every executed action
    ---@field external_urls string[] what openExternalURL asked for
    ---@field native_routes { route: string, data?: table, shouldResetApplication?: boolean }[]
    ---@field analytics table[]
    ---@field logs beagle.log_entry[]
    ---@field now integer virtual milliseconds since launch
    ---@field fingerprint string a stable hash of the whole application state
    ---@field network beagle.Network
    ---@field global beagle.Context the global context
    local app = {}

    ---Starts over with one stack that holds this screen.
    ---@param target string|table|beagle.open_options a url, a screen table, or options
    ---@return beagle.App
    function app:open(target) end

    ---A screen from JSON text.
    ---@param text string
    ---@return beagle.App
    function app:open_text(text) end

    ---Asks the deep link handler for a native screen and pushes it.
    ---@param path string
    ---@param data? table
    ---@return beagle.App
    function app:deep_link(path, data) end

    ---Executes actions as if the current screen's root had triggered them.
    ---@param actions table an action or a list of them
    ---@return beagle.App
    function app:perform(actions) end

    ---The system's back.
    ---@return boolean closed false where nothing could be closed
    function app:back() end

    ---Closes the top stack, as swiping a modal down does.
    ---@return boolean closed false where nothing could be closed
    function app:dismiss() end

    ---Calls the newest retry handed out with an error.
    ---@return beagle.App
    function app:retry() end

    ---Moves the virtual clock; whatever falls due runs in order.
    ---@param milliseconds integer
    ---@return beagle.App
    function app:advance(milliseconds) end

    ---Advances until nothing is pending.
    ---@param options? { limit?: integer }
    ---@return beagle.App
    function app:settle(options) end

    ---Exactly one element of the visible screen.
    ---@param pattern beagle.pattern
    ---@return beagle.Element
    function app:find(pattern) end

    ---One element or nil.
    ---@param pattern beagle.pattern
    ---@return beagle.Element?
    function app:query(pattern) end

    ---All elements that match, in document order.
    ---@param pattern beagle.pattern
    ---@return beagle.Element[]
    function app:find_all(pattern) end

    ---A context that the visible screen sees.
    ---@param id string
    ---@return beagle.Context
    function app:context(id) end

    ---Evaluates an expression in the visible screen's scope.
    ---@param expression string
    ---@return any
    function app:eval(expression) end

    ---Everything that a function changes, as `assert.changes` takes it.
    ---@param fn fun()
    ---@return table
    function app:changes(fn) end

    ---Asks before, and tells after, what goes through the store.
    ---@param guard { should_update?: fun(state, action): boolean?, will_update?: fun(state, action), did_update?: fun(state, action) }
    ---@return fun() remove
    function app:guard(guard) end

    ---Hears of each step of the store.
    ---@param subscriber fun(new, old)
    ---@param should_update? fun(old, new): boolean
    ---@return fun() remove
    function app:subscribe(subscriber, should_update) end

    ---@param name string
    ---@param fn fun(...): any
    function app:register_operation(name, fn) end

    ---@class beagle.action_context
    ---@field app beagle.App
    ---@field element? beagle.Element
    local action_context = {}
    ---@param actions table
    ---@param implicit_name? string
    ---@param value? any
    function action_context:perform(actions, implicit_name, value) end
    function action_context:complete() end
    ---@param message string
    function action_context:error(message) end

    ---@param name string
    ---@param fn fun(props: table, ctx: beagle.action_context)
    function app:register_action(name, fn) end

    ---@class beagle.component_definition
    ---@field properties? table<string, "string"|"int"|"number"|"bool"|"any">
    ---@field children? "children"|"child"
    ---@field events? string[]

    ---@param name string
    ---@param definition beagle.component_definition
    function app:register_component(name, definition) end

    ---@param path string exact, or with `*` for the rest
    ---@param fn fun(path: string, data: table?): string|table|boolean|nil
    function app:register_deep_link(path, fn) end

    ---@class beagle.controller_definition
    ---@field on_state fun(state: string, screen: string, retry: fun()?, error: { kind: string, cause?: string, message?: string }?)

    ---@param id string? nil for the default controller
    ---@param definition beagle.controller_definition
    function app:register_controller(id, definition) end

    ---@param name string
    ---@param fn fun(node: table): table
    function app:register_style(name, fn) end

    ---The analytics provider's configuration.
    ---@param config { enableScreenAnalytics?: boolean, actions?: table<string, string[]> }
    function app:analytics_config(config) end

    ---@class beagle.Context
    local context = {}
    ---@param path? string
    ---@return any
    function context:get(path) end
    ---@param path any a path, or alone the whole new value
    ---@param value? any
    function context:set(path, value) end
    ---@param path? string
    function context:clear(path) end

    """#
}

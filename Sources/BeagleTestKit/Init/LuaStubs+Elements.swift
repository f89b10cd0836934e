extension LuaStubs {
  /// Elements, and what a person does to them.
  static let elements = #"""
    ---A component of a screen. Any evaluated property can be read by its name.
    ---@class beagle.Element
    ---@field id? string
    ---@field component string
    ---@field parent? beagle.Element
    ---@field children beagle.Element[]
    ---@field visible boolean
    ---@field [string] any
    local element = {}

    ---@param pattern beagle.pattern
    ---@return beagle.Element
    function element:find(pattern) end
    ---@param pattern beagle.pattern
    ---@return beagle.Element?
    function element:query(pattern) end
    ---@param pattern beagle.pattern
    ---@return beagle.Element[]
    function element:find_all(pattern) end
    ---@return table
    function element:tree() end
    ---@param id string
    ---@return beagle.Context
    function element:context(id) end
    ---@param expression string
    ---@return any
    function element:eval(expression) end

    ---Why a property has its value.
    ---@param property string
    ---@return { property: string, value: any, expression: string?, reads: table[] }
    function element:explain(property) end

    ---@return beagle.Element
    function element:press() end
    ---Focuses if needed, sets the value and fires `onChange` once.
    ---@param text string
    ---@return beagle.Element
    function element:type(text) end
    ---@return beagle.Element
    function element:clear() end
    ---@return beagle.Element
    function element:focus() end
    ---@return beagle.Element
    function element:blur() end
    ---Submits a simple form.
    ---@return beagle.Element
    function element:submit() end
    ---Selects a tab, counted from 0.
    ---@param tab integer
    ---@return beagle.Element
    function element:select(tab) end
    ---Swipes a page view to a page, counted from 0.
    ---@param page integer
    ---@return beagle.Element
    function element:swipe_to(page) end
    ---@param fraction number from 0 to 1
    ---@return beagle.Element
    function element:scroll_to(fraction) end
    ---@return beagle.Element
    function element:scroll_to_end() end
    ---Pulls a pull-to-refresh.
    ---@return beagle.Element
    function element:pull() end
    ---Fires any event by its wire name.
    ---@param event string
    ---@param value? any the implicit context
    ---@return beagle.Element
    function element:trigger(event, value) end

    """#
}

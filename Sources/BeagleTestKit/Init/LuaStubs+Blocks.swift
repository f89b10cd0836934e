extension LuaStubs {
  /// Blocks, tests and spies.
  static let blocks = #"""
    ---@param name string words beginning with `#` are tags
    ---@param fn fun()
    function describe(name, fn) end
    context = describe
    insulate = describe
    expose = describe

    ---@param name string words beginning with `#` are tags
    ---@param fn? fun() without it the test is pending
    function it(name, fn) end
    spec = it
    test = it

    ---A test that is not run yet; inside a test it skips the rest.
    ---@param why? string
    ---@param fn? fun()
    function pending(why, fn) end

    ---@param fn fun()
    function before_each(fn) end
    ---@param fn fun()
    function after_each(fn) end
    ---@param fn fun()
    function setup(fn) end
    lazy_setup = setup
    strict_setup = setup
    ---@param fn fun()
    function teardown(fn) end
    lazy_teardown = teardown
    strict_teardown = teardown

    ---Runs at the test's end, whatever happened.
    ---@param fn fun()
    function finally(fn) end

    ---Runs the tests of this block in random order.
    ---@param seed? integer
    function randomize(seed) end

    ---@class beagle.spy
    ---@field calls { vals: any[] }[]
    ---@operator call: any
    local spy_object = {}
    function spy_object:clear() end
    function spy_object:revert() end

    spy = {}
    ---@param fn function
    ---@return beagle.spy
    function spy.new(fn) end
    ---@param target table
    ---@param key string
    ---@return beagle.spy
    function spy.on(target, key) end

    """#
}

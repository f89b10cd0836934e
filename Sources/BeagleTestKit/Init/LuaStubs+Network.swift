extension LuaStubs {
  /// The network of stubs.
  static let network = #"""
    ---@class beagle.answer
    ---@field status? integer
    ---@field headers? table<string, string>
    ---@field json? string|table a file beside the scenario, or a table
    ---@field body? table|string sent as JSON, or raw
    ---@field delay? integer virtual milliseconds
    ---@field times? integer how many requests it answers
    ---@field error? beagle.network_error
    ---@field message? string the error's text

    ---@class beagle.Request
    ---@field method string
    ---@field url string
    ---@field path string
    ---@field query table<string, string|string[]>
    ---@field params table<string, string>
    ---@field headers table<string, string>
    ---@field body any
    ---@field at integer
    ---@field status? integer
    ---@field error? beagle.network_error|"unmatched"
    ---@field source string
    local request = {}
    ---@return boolean
    function request:cancel() end

    ---@class beagle.Network
    ---@field requests beagle.Request[]
    ---@field pending beagle.Request[]
    local network = {}

    ---Answers requests to a route: `"GET /items/:id"`, `"* https://other.test/*"`.
    ---@param route string
    ---@param answer beagle.answer|beagle.answer[]|fun(request: beagle.Request): beagle.answer?
    function network:stub(route, answer) end

    ---@param route string
    ---@param failure { error: beagle.network_error, delay?: integer, times?: integer, message?: string }
    function network:fail(route, failure) end

    ---Answers as recorded by `--record`.
    ---@param file string
    function network:replay(file) end

    ---Requests that no stub answers do not fail the test.
    function network:allow_unmatched() end
    function network:offline() end
    function network:online() end

    """#
}

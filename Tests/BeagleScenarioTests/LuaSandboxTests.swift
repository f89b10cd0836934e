import Testing

@testable import BeagleScenario

/// Runs a script that has to end well; gives its results.
func run(_ script: String, seconds: Double? = 600, memory: Int = 64 << 20) throws -> [LuaValue] {
  var configuration = LuaState.Configuration()
  configuration.memory = memory
  let state = try LuaState(configuration)
  state.beginRun(seconds: seconds)
  return try state.load(script, name: "test.lua").call()
}

/// Runs a script that has to end with an error.
func failure(of script: String, seconds: Double = 0.2, memory: Int = 16 << 20) -> LuaError? {
  #expect(throws: LuaError.self) { try run(script, seconds: seconds, memory: memory) }
}

@Suite struct LuaSandboxTests {
  @Test func hasTheAllowedGlobalsOnly() throws {
    let results = try run(
      """
      local names = {}
      for name, value in pairs(_G) do
        if type(value) == "table" and name ~= "_G" then
          for field in pairs(value) do names[#names + 1] = name .. "." .. field end
        else
          names[#names + 1] = name
        end
      end
      return table.concat(names, " ")
      """)
    #expect(
      results.first?.string == """
        _G _VERSION assert coroutine.close coroutine.create coroutine.isyieldable coroutine.resume \
        coroutine.running coroutine.status coroutine.wrap coroutine.yield error getmetatable ipairs load \
        math.abs math.acos math.asin math.atan math.ceil math.cos math.deg math.exp math.floor math.fmod \
        math.huge math.log math.max math.maxinteger math.min math.mininteger math.modf math.pi math.rad \
        math.random math.randomseed math.sin math.sqrt math.tan math.tointeger math.type math.ult next \
        os.clock os.date os.time pairs pcall print rawequal rawget rawlen rawset select setmetatable \
        string.byte string.char string.find string.format string.gmatch string.gsub string.len string.lower \
        string.match string.pack string.packsize string.rep string.reverse string.sub string.unpack \
        string.upper table.concat table.insert table.move table.pack table.remove table.sort table.unpack \
        tonumber tostring type utf8.char utf8.charpattern utf8.codepoint utf8.codes utf8.len utf8.offset xpcall
        """)
  }

  /// What never ends by itself, however it tries to go on: the time limit ends it.
  @Test(arguments: [
    "while true do end",
    "while true do pcall(function() while true do end end) end",
    "while true do xpcall(function() while true do end end, function() while true do end end) end",
    "local co = coroutine.wrap(function() while true do end end) while true do pcall(co) end",
    "local function f() while true do coroutine.resume(coroutine.create(f)) end end f()",
    "while true do coroutine.wrap(function() while true do coroutine.yield() end end)() end",
    "for i = 1, 1e9 do local t <close> = setmetatable({}, { __close = function() while true do end end }) end",
    """
    local co = coroutine.create(function()
      local t <close> = setmetatable({}, { __close = function() while true do end end })
      coroutine.yield()
    end)
    coroutine.resume(co)
    while true do pcall(coroutine.close, co) end
    """,
    "local s = ('a'):rep(30) while true do s:find(('.-'):rep(7) .. 'b') end",
    "local s = ('a'):rep(100000) s:find('.-.-.-.-.-b')",
    "local s = ('a'):rep(9000) while true do s:gsub('a*b', '') end",
    "while true do (('a'):rep(100)):gsub('.', function() while true do end end) end",
    "for w in (('a'):rep(100)):gmatch('.') do while true do end end",
    "local t = {} for i = 1, 100000 do t[i] = i end while true do table.sort(t, function(a, b) return true end) end",
    "table.insert(setmetatable({}, { __len = function() return 2^53 end }), 1, 'x')",
    "table.remove(setmetatable({}, { __len = function() return 2^53 end }), 1)",
    "table.move({}, 1, math.maxinteger - 1, 2)",
    "table.concat(setmetatable({}, { __index = function() return '' end }), '', 1, math.maxinteger)",
    "local t = setmetatable({}, { __index = function(t, k) while true do end end }) return t.x",
    "error(setmetatable({}, { __tostring = function() while true do end end }))",
    "return load(function() return ' ' end)",
    "string.format('%s', setmetatable({}, { __tostring = function() while true do end end }))",
    "print(setmetatable({}, { __tostring = function() while true do end end }))",
    "local t = setmetatable({}, { __lt = function() while true do end end }) return t < t",
    "for k in pairs(setmetatable({}, { __pairs = function() return function() return 1 end end })) do end",
    "goto a ::a:: goto a",
    "local function f() return f() end f()",
    "repeat until pcall(string.rep)",
    "local s = ('x'):rep(1000) while true do s = s:reverse():upper():lower() end",
    "while true do local t <close> = nil pcall(error) end",
  ])
  func timeLimitCannotBeOutrun(script: String) throws {
    let error = failure(of: script)
    if script.hasPrefix("local s = ('a'):rep(100000) s:find") {
      #expect(error?.kind == .timeout || error?.message == "test.lua:1: pattern takes too many steps")
    } else {
      #expect(error?.kind == .timeout)
      #expect(error?.message == "time limit reached")
    }
  }

  /// What takes more memory than there is, however it tries to go on: the memory limit ends it.
  @Test(arguments: [
    "local t = {} for i = 1, 1e9 do t[i] = i end",
    "local s = 'x' while true do s = s .. s end",
    "return ('x'):rep(1e9)",
    "return ('x'):rep(math.maxinteger)",
    "return ('x'):rep(1e10, 'yy')",
    "while true do pcall(string.rep, 'x', 1e9) end",
    "local t = {} while true do pcall(function() while true do t[#t + 1] = ('x'):rep(1000) .. #t end end) end",
    "local t = {} while true do pcall(function() t[#t + 1] = ('x'):rep(100000):gsub('x', 'yy') end) end",
    "local t = {} while true do pcall(function() t[#t + 1] = string.pack('s', ('x'):rep(100000)) end) end",
    "local t = {} while true do xpcall(function() t[#t + 1] = table.pack(('x'):byte(1, -1), {}) end, print) end",
    """
    local t = {}
    while true do
      coroutine.resume(coroutine.create(function() while true do t[#t + 1] = {} end end))
    end
    """,
    """
    local t = {}
    while true do
      pcall(coroutine.wrap(function() while true do t[#t + 1] = {} end end))
    end
    """,
    "local t = {} while true do t[#t + 1] = coroutine.create(print) end",
    "local t = {} local function f() t[#t + 1] = {} f() end while true do pcall(f) end",
    "local s = ('x'):rep(8e6) local t = { s, s, s, s } while true do pcall(table.concat, t) end",
    "local s = ('x'):rep(9e6) while true do pcall(string.format, '%s%s', s, s) end",
    "table.sort(setmetatable({}, { __len = function() return 2^31 - 2 end, __index = function() return 1 end }))",
    """
    local t = {}
    local function grow() while true do t[#t + 1] = {} end end
    local x <close> = setmetatable({}, { __close = function() while true do pcall(grow) end end })
    grow()
    """,
  ])
  func memoryLimitCannotBeOutrun(script: String) throws {
    let error = #expect(throws: LuaError.self) { try run(script, seconds: 600, memory: 16 << 20) }
    #expect(error?.kind == .memory)
    #expect(error?.message == "memory limit reached")
  }

  /// What is refused, or ends in an error of the script as it does in any Lua.
  @Test(arguments: [
    ("setmetatable({}, { __gc = print })", "test.lua:1: a metatable with '__gc' is not allowed"),
    ("return string.dump", nil),
    ("return getmetatable('').__index", "attempt to index a boolean value"),
    ("setmetatable(_ENV, nil)", "test.lua:1: cannot change a protected metatable"),
    ("setmetatable(_G, {})", "cannot change a protected metatable"),
    ("return dofile", "test.lua:1: undeclared global 'dofile'"),
    ("return collectgarbage()", "test.lua:1: undeclared global 'collectgarbage'"),
    ("return prnt('x')", "test.lua:1: undeclared global 'prnt' (did you mean 'print'?)"),
    ("return tabel.insert", "test.lua:1: undeclared global 'tabel' (did you mean 'table'?)"),
    ("return io.open", "test.lua:1: undeclared global 'io'"),
    ("return os.execute('true')", "attempt to call a nil value (field 'execute')"),
    ("return os.getenv('HOME')", "attempt to call a nil value (field 'getenv')"),
    ("assert(load('\\27Lua'))", "attempt to load a binary chunk"),
    ("assert(load('return 1', 'x', 'b'))", "only text can be loaded"),
    ("local function f() return f() + 1 end f()", "stack overflow"),
    ("local function f() ('x'):gsub('.', f) end f()", "stack overflow"),
    ("local function f() table.sort({ 1, 2, 3 }, f) end f()", "stack overflow"),
    ("local function f() coroutine.wrap(f)() end f()", "stack overflow"),
    ("local t = {} setmetatable(t, { __index = function(t, k) return t[k] end }) return t.x", "stack overflow"),
    (
      """
      local function f()
        local co = coroutine.create(function()
          local x <close> = setmetatable({}, { __close = f })
          coroutine.yield()
        end)
        coroutine.resume(co)
        assert(coroutine.close(co))
      end
      f()
      """, "stack overflow"
    ),
    (
      """
      local last
      for _ = 1, 30000 do
        local inner = last
        last = coroutine.create(function()
          local x <close> = setmetatable({}, { __close = function()
            if inner then assert(coroutine.close(inner)) end
          end })
          coroutine.yield()
        end)
        coroutine.resume(last)
      end
      assert(coroutine.close(last))
      """, "stack overflow"
    ),
    ("error()", "(error object is a nil value)"),
    ("error(true)", "(error object is a boolean value)"),
    ("error({})", "(error object is a table value)"),
    ("error(print)", "function: 1"),
    ("error(setmetatable({}, { __tostring = function() return {} end }))", "(error object is a table value)"),
    ("error(setmetatable({}, { __tostring = function() error('x') end }))", "(error object is a table value)"),
    ("error(setmetatable({}, { __name = {} }))", "table: 1"),
    ("error(setmetatable({}, { __tostring = function() return 'mine' end }))", "mine"),
    ("string.format('%99999d', 1)", "invalid conversion"),
    ("string.format('%.999f', 1)", "invalid conversion"),
    ("string.rep()", "bad argument #1 to 'rep'"),
    ("('x'):rep(1, 2, 3):find('[a')", "malformed pattern (missing ']')"),
    ("('x'):find('%')", "malformed pattern (ends with '%')"),
    ("('x'):find('%f')", "missing '[' after '%f' in pattern"),
    ("('x'):find('(')", "unfinished capture"),
    ("('x'):match(')')", "invalid pattern capture"),
    ("('x'):find(('()'):rep(40))", "too many captures"),
    ("(('x'):rep(300)):find(('x?'):rep(300) .. 'y')", "pattern too complex"),
    ("('x'):gsub('x', '%2')", "invalid capture index %2"),
    ("rawset(1, 2, 3)", "bad argument #1 to 'rawset' (table expected, got number)"),
    ("local t = nil; t.x = 1", "attempt to index a nil value (local 't')"),
  ])
  func isRefused(script: String, message: String?) throws {
    guard let message else {
      #expect(try run(script).first?.typeName == "nil")
      return
    }
    let error = failure(of: script, seconds: 600, memory: 128 << 20)
    #expect(error?.kind == .script)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "no error")")
  }
}

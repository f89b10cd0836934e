/// The Lua part of luassert, `assert` with its modifiers.
///
/// What needs the app or prints values is Swift.
enum AssertionPrelude {
  /// A chunk that takes the host's functions and gives `assert`.
  static let chunk = LuaPrelude(
    name: "assertions",
    text: #"""
      local host, same = ...
      local type, select, pcall, tostring, error, rawset = type, select, pcall, tostring, error, rawset
      local setmetatable, getmetatable, ipairs, abs = setmetatable, getmetatable, ipairs, math.abs
      local find, gsub, lower, sub, gmatch = string.find, string.gsub, string.lower, string.sub, string.gmatch
      local fail, misuse, unpack = host.fail, host.misuse, table.unpack

      local definitions = {}

      local shown = host.show

      local function callable(value) return type(value) == "function" or host.callable(value) end

      -- The message that stands behind the last argument, as a line of its own.
      local function own_message(definition, n, ...)
        if definition.message_of then return definition.message_of(n, ...) end
        local position = definition.message
        if n < position then return nil end
        local message = (select(position, ...))
        if message == nil then return nil end
        return type(message) == "string" and message or shown(message)
      end

      local function check(name, definition, negated, lead)
        local test, least = definition.test, definition.least
        return function(...)
          local n = select("#", ...)
          if n < least then
            misuse(("assert.%s needs %d argument%s, and got %d"):format(name, least, least == 1 and "" or "s", n))
          end
          local holds, detail = test(...)
          if (not holds) == negated then
            if definition.returns then return definition.returns(detail, ...) end
            return ...
          end
          local text
          if negated then text = definition.refusal(detail, ...) else text = definition.failure(detail, ...) end
          local message = lead or own_message(definition, n, ...)
          if message then text = message .. "\n" .. text end
          fail(text)
        end
      end

      local function define(names, definition)
        for name in gmatch(names, "%S+") do definitions[name] = definition end
      end

      local function two(_, expected, actual) return host.differ(expected, actual) end

      define("equal equals eq", {
        least = 2, message = 3,
        test = function(expected, actual) return expected == actual end,
        failure = function(_, expected, actual)
          if type(expected) == "table" and type(actual) == "table" and same(expected, actual) then
            return "expected the very same table; the two are equal in content only (assert.same compares content)"
          end
          return host.differ(expected, actual)
        end,
        refusal = function(_, expected) return "expected anything but " .. shown(expected) end,
      })

      define("same", {
        least = 2, message = 3,
        test = function(expected, actual) return expected == actual or same(expected, actual) end,
        failure = two,
        refusal = function(_, expected) return "expected anything but " .. shown(expected) end,
      })

      define("near", {
        least = 3, message = 4,
        test = function(expected, actual, tolerance)
          if type(expected) ~= "number" or type(actual) ~= "number" or type(tolerance) ~= "number" then
            misuse("assert.near takes three numbers, not " .. shown(expected) .. ", " .. shown(actual) .. ", "
              .. shown(tolerance))
          end
          return abs(expected - actual) <= tolerance
        end,
        failure = function(_, expected, actual, tolerance)
          return "expected " .. shown(expected) .. " ± " .. shown(tolerance) .. ", got " .. shown(actual)
        end,
        refusal = function(_, expected, actual, tolerance)
          return "expected nothing within " .. shown(expected) .. " ± " .. shown(tolerance) .. ", got " .. shown(actual)
        end,
      })

      -- Where the message of `matches` stands depends on whether a start is given.
      local function found(pattern, text, init, plain)
        if type(pattern) ~= "string" then misuse("assert.matches takes a Lua pattern first, not " .. shown(pattern)) end
        if type(text) == "number" then text = tostring(text) end
        if type(text) ~= "string" then return false end
        if type(init) ~= "number" then init, plain = 1, nil end
        return find(text, pattern, init, plain == true) ~= nil
      end

      local matches = {
        least = 2, test = found,
        failure = function(_, pattern, text) return "expected a text that matches " .. shown(pattern) .. ", got " .. shown(text) end,
        refusal = function(_, pattern, text) return "expected no text that matches " .. shown(pattern) .. ", got " .. shown(text) end,
        message_of = function(n, ...)
          for i = 3, n do
            local value = (select(i, ...))
            if type(value) == "string" then return value end
          end
        end,
      }
      define("matches match", matches)

      local function about(word, test)
        return {
          least = 1, message = 2, test = test,
          failure = function(_, value) return "expected " .. word .. ", got " .. shown(value) end,
          refusal = function(_, value) return "expected anything but " .. word .. ", got " .. shown(value) end,
        }
      end

      define("truthy", about("a true value", function(value) return value and true or false end))
      define("falsy", about("false or nil", function(value) return not value end))
      define("true", about("true", function(value) return value == true end))
      define("false", about("false", function(value) return value == false end))
      define("nil", about("nil", function(value) return value == nil end))
      define("string", about("a string", function(value) return type(value) == "string" end))
      define("number", about("a number", function(value) return type(value) == "number" end))
      define("boolean", about("a boolean", function(value) return type(value) == "boolean" end))
      define("table", about("a table", function(value) return type(value) == "table" end))
      define("function", about("a function", function(value) return type(value) == "function" end))
      define("userdata", about("a userdata", function(value) return type(value) == "userdata" end))
      define("thread", about("a coroutine", function(value) return type(value) == "thread" end))
      define("callable", about("something callable", callable))

      define("unique", {
        least = 1, message = 3,
        test = function(list, deep)
          if type(list) ~= "table" then misuse("assert.unique takes a list, not " .. shown(list)) end
          for i = 1, #list do
            for k = i + 1, #list do
              if list[i] == list[k] or (deep == true and same(list[i], list[k])) then return false, { i, k } end
            end
          end
          return true
        end,
        failure = function(at, list)
          return ("expected different items; items %d and %d are both %s"):format(at[1], at[2], shown(list[at[1]]))
        end,
        refusal = function() return "expected two equal items" end,
        message_of = function(n, _, deep, message)
          if type(deep) == "string" then return deep end
          if n >= 3 and message ~= nil then return tostring(message) end
        end,
      })

      -- Errors

      local function without_place(text) return (gsub(text, "^[^\n]-:%d+: ", "", 1)) end

      local function raised(name, fn)
        if not callable(fn) then misuse("assert." .. name .. " takes a function first, not " .. shown(fn)) end
        local ok, problem = pcall(fn)
        return not ok, problem
      end

      local function text_of(problem)
        if type(problem) == "string" then return problem end
        local meta = type(problem) ~= "string" and getmetatable(problem)
        if type(meta) == "table" and meta.__tostring then return tostring(problem) end
        return nil
      end

      define("error errors", {
        least = 1, message = 3,
        test = function(fn, expected)
          local failed, problem = raised("has_error", fn)
          if not failed then return false, { failed = false } end
          if expected == nil then return true, { failed = true, problem = problem } end
          local text = text_of(problem)
          if type(expected) == "string" and text then
            local holds = text == expected or without_place(text) == without_place(expected)
            return holds, { failed = true, problem = problem, text = without_place(text) }
          end
          return expected == problem or same(expected, problem), { failed = true, problem = problem }
        end,
        returns = function(detail) return detail.problem end,
        failure = function(detail, _, expected)
          if not detail.failed then
            if expected == nil then return "expected an error, and there was none" end
            return "expected the error " .. shown(expected) .. ", and there was none"
          end
          return "the error is another one\n" .. host.differ(expected, detail.text or detail.problem)
        end,
        refusal = function(detail) return "expected no error, got " .. shown(text_of(detail.problem) or detail.problem) end,
      })

      define("error_matches matches_error error_match match_error errors_match", {
        least = 2,
        test = function(fn, pattern, init, plain)
          if type(pattern) ~= "string" then misuse("assert.error_matches takes a Lua pattern second, not " .. shown(pattern)) end
          local failed, problem = raised("error_matches", fn)
          if not failed then return false, { failed = false } end
          local text = text_of(problem)
          if not text then return false, { failed = true, problem = problem } end
          if type(init) ~= "number" then init, plain = 1, nil end
          local holds = find(without_place(text), pattern, init, plain == true) or find(text, pattern, init, plain == true)
          return holds ~= nil, { failed = true, problem = problem, text = text }
        end,
        returns = function(detail) return detail.problem end,
        failure = function(detail, _, pattern)
          if not detail.failed then return "expected an error that matches " .. shown(pattern) .. ", and there was none" end
          return "expected an error that matches " .. shown(pattern) .. ", got " .. shown(detail.text or detail.problem)
        end,
        refusal = function(detail, _, pattern)
          return "expected no error that matches " .. shown(pattern) .. ", got " .. shown(detail.text)
        end,
        message_of = function(n, _, _, ...)
          for i = 1, n - 2 do
            local value = (select(i, ...))
            if type(value) == "string" then return value end
          end
        end,
      })

      -- What the host compares: nil when it holds, else the text.
      local function app_assertion(name, least, message)
        local run = host["assert_" .. name]
        define(name, {
          least = least, message = message,
          test = function(...)
            local text = run(...)
            return text == nil, text
          end,
          failure = function(text) return text end,
          refusal = function(_, ...) return host.refusal(name, ...) end,
        })
      end

      app_assertion("tree", 2, 3)
      app_assertion("snapshot", 2, 3)
      app_assertion("transitions", 2, 3)
      app_assertion("actions", 2, 3)
      app_assertion("stacks", 2, 3)
      app_assertion("requested", 2, 4)
      app_assertion("context", 2, 4)
      app_assertion("visible", 2, 3)
      definitions.requested.message_of = function(n, _, _, options, message)
        if type(options) == "string" then return options end
        if n >= 4 and message ~= nil then return tostring(message) end
      end

      define("changes", {
        least = 3, message = 4,
        test = function(app, expected, fn)
          if not callable(fn) then misuse("assert.changes takes a function third, not " .. shown(fn)) end
          local token = host.begin_changes(app, expected)
          fn()
          local text = host.end_changes(token)
          return text == nil, text
        end,
        failure = function(text) return text end,
        refusal = function() return "the app changed just so" end,
      })

      -- Spies

      local spy_checks = {}

      local function times(word, holds)
        return {
          least = 0,
          test = function(spy, n)
            local count = #spy.calls
            if n == nil then return count > 0 end
            if type(n) ~= "number" then misuse("the number of calls is a number, not " .. shown(n)) end
            return holds(count, n)
          end,
          failure = function(spy, n)
            if n == nil then return "expected the spy to be called, and it never was" end
            return ("expected %s %s calls of the spy, got %d"):format(word, shown(n), #spy.calls)
          end,
          refusal = function(spy, n)
            if n == nil then return ("expected no call of the spy, got %d%s"):format(#spy.calls, host.list_calls(spy.calls)) end
            return ("expected any number of calls of the spy but %s %s"):format(word, shown(n))
          end,
        }
      end

      spy_checks.called = times("exactly", function(count, n) return count == n end)
      spy_checks.called_times = spy_checks.called
      spy_checks.called_at_least = times("at least", function(count, n) return count >= n end)
      spy_checks.called_at_most = times("at most", function(count, n) return count <= n end)
      spy_checks.called_more_than = times("more than", function(count, n) return count > n end)
      spy_checks.called_less_than = times("less than", function(count, n) return count < n end)
      spy_checks.called_with = {
        test = function(spy, ...)
          for _, call in ipairs(spy.calls) do
            if host.same_arguments(call.vals, select("#", ...), ...) then return true end
          end
          return false
        end,
        failure = function(spy, ...)
          return "no call of the spy had these arguments\n  - (" .. host.arguments(...) .. ")" .. host.list_calls(spy.calls)
        end,
        refusal = function(_, ...) return "a call of the spy had these arguments: (" .. host.arguments(...) .. ")" end,
      }
      spy_checks.returned_with = {
        test = function(spy, ...)
          for _, values in ipairs(spy.returnvals) do
            if host.same_arguments(values.vals, select("#", ...), ...) then return true end
          end
          return false
        end,
        failure = function(_, ...) return "the spy never returned (" .. host.arguments(...) .. ")" end,
        refusal = function(_, ...) return "the spy returned (" .. host.arguments(...) .. ")" end,
      }

      -- Names: modifiers, then the assertion, joined by dots or underscores.

      local modifiers = { is = true, are = true, was = true, has = true, have = true, does = true, ["do"] = true,
        be = true, to = true, a = true, an = true, it = true }
      local negations = { ["not"] = true, no = true }

      local function folded(name) return lower(sub(name, 1, 1)) .. sub(name, 2) end

      -- Takes the modifiers off: the assertion's name (empty when only modifiers are there) and whether it is negated.
      local function parse(key, negated, known)
        local rest = key
        while true do
          local name = folded(rest)
          if known[name] then return name, negated end
          local word, tail = rest:match("^([^_]+)_*(.*)$")
          if word == nil then return "", negated end
          word = lower(word)
          if modifiers[word] then
            rest = tail
          elseif negations[word] then
            rest, negated = tail, not negated
          else
            return nil, negated
          end
        end
      end

      local nodes = {}

      local function unknown(key, known) misuse(host.unknown_assertion(key, known)) end

      local function chain(negated, message, prefix)
        return setmetatable({}, {
          __index = function(self, key)
            if type(key) ~= "string" then misuse("assert has no field " .. shown(key)) end
            if key == "message" and message == nil then
              return function(text) return chain(negated, text, prefix) end
            end
            local name, now = parse(key, negated, definitions)
            if name == nil then unknown(key, definitions) end
            local result
            if name == "" then
              result = chain(now, message, prefix .. key .. ".")
            elseif name == "spy" then
              result = definitions.spy
            else
              result = check(prefix .. key, definitions[name], now, message)
            end
            if message == nil then rawset(self, key, result) end
            return result
          end,
          __newindex = function() misuse("assert cannot be changed") end,
          __call = function(_, value, message_text, ...)
            if value then return value, message_text, ... end
            if message_text == nil then fail("assertion failed!") end
            if type(message_text) ~= "string" then error(message_text, 0) end
            fail(message_text)
          end,
          __name = "assert",
          __metatable = false,
        })
      end

      local function spy_chain(spy, negated)
        return setmetatable({}, {
          __index = function(_, key)
            local name, now = parse(key, negated, spy_checks)
            if name == nil then unknown(key, spy_checks) end
            if name == "" then return spy_chain(spy, now) end
            local definition = spy_checks[name]
            return function(...)
              if (not definition.test(spy, ...)) ~= now then
                fail(now and definition.refusal(spy, ...) or definition.failure(spy, ...))
              end
            end
          end,
          __metatable = false,
        })
      end

      definitions.spy = function(spy)
        if not host.is_spy(spy) then misuse("assert.spy takes a spy, not " .. shown(spy)) end
        return spy_chain(spy, false)
      end

      -- Matchers for `called_with`: `match._`, `match.is_string()`, `match.is_not.equal(1)`.
      local function matchers(negated)
        return setmetatable({ _ = host.any }, {
          __index = function(_, key)
            local name, now = parse(key, negated, definitions)
            if name == nil then unknown(key, definitions) end
            if name == "" then return matchers(now) end
            local definition = definitions[name]
            return function(...)
              local arguments, n = { ... }, select("#", ...)
              return host.predicate(function(value)
                arguments[n + 1] = value
                local holds = definition.test(unpack(arguments, 1, n + 1))
                return (not holds) == now
              end)
            end
          end,
        })
      end

      return chain(false, nil, ""), matchers(false)
      """#)
}

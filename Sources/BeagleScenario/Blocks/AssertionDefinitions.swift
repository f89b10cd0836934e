/// The Lua part of luassert's assertions: what each tests and what it says when it does not hold.
///
/// What needs the app or prints values is Swift.
enum AssertionDefinitions {
  /// A chunk that takes the host's functions and the deep comparison, and gives the definitions by name.
  static let chunk = LuaPrelude(
    name: "assertion definitions",
    text: #"""
      local host, same = ...
      local type, select, pcall, tostring = type, select, pcall, tostring
      local getmetatable, abs, find, gsub, gmatch = getmetatable, math.abs, string.find, string.gsub, string.gmatch
      local misuse = host.misuse
      local definitions = {}

      local shown = host.show

      -- What there was instead, with a text whole, since what was looked for may stand far in.
      local function got(value)
        local text = host.show_text(value)
        return (#text > 100 and "\ngot " or ", got ") .. text
      end

      local function callable(value) return type(value) == "function" or host.callable(value) end

      local function define(names, definition)
        for name in gmatch(names, "%S+") do definitions[name] = definition end
      end

      local function two(_, expected, actual) return host.differ(expected, actual) end

      define("equal equals eq", {
        least = 2, message = 3, compares = true,
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
        least = 2, message = 3, compares = true,
        test = function(expected, actual) return expected == actual or same(expected, actual) end,
        failure = two,
        refusal = function(_, expected) return "expected anything but " .. shown(expected) end,
      })

      define("near", {
        least = 3, message = 4, compares = true,
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
        least = 2, compares = true, test = found,
        failure = function(_, pattern, text) return "expected a text that matches " .. shown(pattern) .. got(text) end,
        refusal = function(_, pattern, text) return "expected no text that matches " .. shown(pattern) .. got(text) end,
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
          least = 1, message = 2, compares = true, test = test,
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
        refusal = function(detail) return "expected no error" .. got(text_of(detail.problem) or detail.problem) end,
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
          return "expected an error that matches " .. shown(pattern) .. got(detail.text or detail.problem)
        end,
        refusal = function(detail, _, pattern)
          return "expected no error that matches " .. shown(pattern) .. got(detail.text)
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

      return definitions
      """#)
}

/// The Lua part of luassert's names: `assert` with its modifiers, joined by dots or underscores.
enum AssertionPrelude {
  /// A chunk that takes the host's functions, the assertions and the checks of spies, and gives `assert` and `match`.
  static let chunk = LuaPrelude(
    name: "assertions",
    text: #"""
      local host, definitions, spy_checks = ...
      local type, select, error, rawset, setmetatable = type, select, error, rawset, setmetatable
      local lower, sub, unpack = string.lower, string.sub, table.unpack
      local fail, misuse, shown = host.fail, host.misuse, host.show

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
          local why = definition.compares and host.explain(...)
          if why then text = text .. "\n" .. why end
          local message = lead or own_message(definition, n, ...)
          if message then text = message .. "\n" .. text end
          fail(text)
        end
      end

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
            elseif name == "spy" or name == "stub" then
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
      definitions.stub = definitions.spy

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

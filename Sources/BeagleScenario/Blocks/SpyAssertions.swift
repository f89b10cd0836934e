/// The Lua part of what `assert.spy` asks of a spy.
enum SpyAssertions {
  /// A chunk that takes the host's functions and gives the checks by name.
  static let chunk = LuaPrelude(
    name: "spy assertions",
    text: #"""
      local host = ...
      local type, select, ipairs = type, select, ipairs
      local misuse, shown = host.misuse, host.show

      local spy_checks = {}

      local function list_calls(calls)
        local text = ""
        for i, call in ipairs(calls) do
          if i > 10 then return text .. ("\n  … and %d more calls"):format(#calls - 10) end
          text = text .. "\n  + (" .. host.arguments(host.recorded(call.vals)) .. ")"
        end
        return text
      end

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
            return ("expected %s %s call%s of the spy, got %d"):format(word, shown(n), n == 1 and "" or "s", #spy.calls)
          end,
          refusal = function(spy, n)
            if n == nil then return ("expected no call of the spy, got %d%s"):format(#spy.calls, list_calls(spy.calls)) end
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
          return "no call of the spy had these arguments\n  - (" .. host.arguments(...) .. ")" .. list_calls(spy.calls)
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

      return spy_checks
      """#)
}

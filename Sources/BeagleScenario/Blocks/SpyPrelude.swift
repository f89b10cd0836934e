/// The Lua part of luassert's spies, stubs and mocks, and the deep comparison that `assert.same` and they share.
enum SpyPrelude {
  /// A chunk that takes the host's functions and gives `spy`, `same`, and what the runner needs of them.
  static let chunk = LuaPrelude(
    name: "spies",
    text: #"""
      local host = ...
      local type, select, setmetatable, getmetatable = type, select, setmetatable, getmetatable
      local next, ipairs, error, pcall = next, ipairs, error, pcall
      local pack, unpack = table.pack, table.unpack

      -- Whether two values have the same content. `whole` lets pattern values stand for what they match.
      local function same(left, right, patterns, seen, depth)
        if left == right then return true end
        if patterns and type(left) == "userdata" and host.is_pattern(left) then return host.pattern_matches(left, right) end
        if type(left) ~= "table" or type(right) ~= "table" then return false end
        seen, depth = seen or {}, (depth or 0) + 1
        if depth > 5000 then host.misuse("the values are nested too deeply to be compared") end
        local known = seen[left]
        if known == nil then
          known = {}
          seen[left] = known
        elseif known[right] then
          return true
        end
        known[right] = true
        for key, value in next, left do
          local other = right[key]
          if other == nil or not same(value, other, patterns, seen, depth) then return false end
        end
        for key in next, right do
          if left[key] == nil then return false end
        end
        return true
      end

      local function copy(value, seen, depth)
        depth = (depth or 0) + 1
        if depth > 5000 then host.misuse("an argument of the spy is nested too deeply to be kept") end
        if type(value) ~= "table" or getmetatable(value) ~= nil then return value end
        if seen[value] then return seen[value] end
        local result = {}
        seen[value] = result
        for key, item in next, value do result[copy(key, seen, depth)] = copy(item, seen, depth) end
        return result
      end

      -- How many values a list of arguments has, nil at the end included.
      local counts = setmetatable({}, { __mode = "k" })

      local function list(...)
        local values = { ... }
        counts[values] = select("#", ...)
        return values
      end

      local function copies(...)
        local values = { ... }
        local n = select("#", ...)
        for i = 1, n do values[i] = copy(values[i], {}) end
        counts[values] = n
        return values
      end

      local function recorded(values) return unpack(values, 1, counts[values]) end

      local function same_arguments(values, n, ...)
        if counts[values] ~= n then return false end
        for i = 1, n do
          if not same((select(i, ...)), values[i], true) then return false end
        end
        return true
      end

      local methods = {}
      local spy_type = { __index = methods, __name = "spy", __metatable = false }
      local active = {}
      local spies = setmetatable({}, { __mode = "k" })

      local function record(self, ...)
        self.returnvals[#self.returnvals + 1] = { vals = copies(...), refs = list(...) }
        return ...
      end

      function spy_type.__call(self, ...)
        self.calls[#self.calls + 1] = { vals = copies(...), refs = list(...) }
        return record(self, self.callback(...))
      end

      function methods:clear()
        self.calls, self.returnvals = {}, {}
        return self
      end

      function methods:revert()
        local target = self.target_table
        if target ~= nil then
          target[self.target_key] = self.callback
          self.target_table = nil
        end
        return self.callback
      end

      function methods:called(n)
        if n == nil then return #self.calls > 0 end
        return #self.calls == n
      end

      function methods:called_with(...)
        for _, call in ipairs(self.calls) do
          if same_arguments(call.vals, select("#", ...), ...) then return true end
        end
        return false
      end

      local function is_spy(value) return spies[value] == true end

      local function new(fn)
        if fn == nil then fn = function() end end
        if type(fn) ~= "function" and not host.callable(fn) then
          host.misuse("spy.new takes a function, not " .. host.show(fn))
        end
        local self = setmetatable({ calls = {}, returnvals = {}, callback = fn }, spy_type)
        spies[self] = true
        return self
      end

      local function on(target, key)
        if type(target) ~= "table" then host.misuse("spy.on takes a table first, not " .. host.show(target)) end
        local fn = target[key]
        if type(fn) ~= "function" and not host.callable(fn) then
          host.misuse("spy.on finds no function under " .. host.show(key) .. ", but " .. host.show(fn))
        end
        local self = new(fn)
        self.target_table, self.target_key = target, key
        target[key] = self
        active[#active + 1] = self
        return self
      end

      -- Puts back what spies replaced since there were `mark` of them.
      local function revert_to(mark)
        for i = #active, mark + 1, -1 do
          local self = active[i]
          active[i] = nil
          pcall(methods.revert, self)
        end
      end

      local spy = setmetatable({ new = new, on = on, is_spy = is_spy }, {
        __call = function(_, fn) return new(fn) end,
      })
      -- A spy in the place of a function that gives fixed values.
      local function answering(...)
        local values, n = { ... }, select("#", ...)
        if n == 1 and (type(values[1]) == "function" or host.callable(values[1])) then return values[1] end
        return function() return unpack(values, 1, n) end
      end

      local function replace(target, key, ...)
        if target == nil then return new(answering()) end
        local self = on(target, key)
        local original = self.callback
        self.callback = answering(...)
        function self:revert()
          self.callback = original
          return methods.revert(self)
        end
        function self.returns(...)
          self.callback = answering(...)
          return self
        end
        return self
      end

      local stub = setmetatable({ new = replace }, { __call = function(_, ...) return replace(...) end })

      local function mock(target)
        if type(target) ~= "table" then host.misuse("mock takes a table, not " .. host.show(target)) end
        for key, value in next, target do
          if type(value) == "function" then
            on(target, key)
          elseif type(value) == "table" and not spies[value] then
            mock(value)
          end
        end
        return target
      end

      return spy, same, same_arguments, is_spy, function() return #active end, revert_to, stub, mock, recorded
      """#)
}

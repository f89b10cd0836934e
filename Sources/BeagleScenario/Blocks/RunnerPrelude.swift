/// The Lua part of `insulate`: globals as they were, put back afterwards.
enum RunnerPrelude {
  /// A chunk that takes the table of globals and gives the functions that keep it and put it back.
  static let chunk = LuaPrelude(
    name: "globals",
    text: #"""
      local globals = ...
      local next, rawset = next, rawset

      local function keep()
        local kept = {}
        for name, value in next, globals do kept[name] = value end
        return kept
      end

      local function put_back(kept)
        for name in next, globals do
          if kept[name] == nil then rawset(globals, name, nil) end
        end
        for name, value in next, kept do rawset(globals, name, value) end
      end

      return keep, put_back
      """#)
}

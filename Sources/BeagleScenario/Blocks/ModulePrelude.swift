/// The Lua part of the `beagle` module: the builders of component and action tables.
enum ModulePrelude {
  /// A chunk that takes the host's functions and the module's fields, and gives the module.
  static let chunk = LuaPrelude(
    name: "module",
    text: #"""
      local host, beagle = ...
      local type, next, setmetatable, find, sort, rawset = type, next, setmetatable, string.find, table.sort, rawset
      local integer, misuse, show = math.type, host.misuse, host.show
      local mark, mark_object = host.mark_array, host.mark_object

      -- The items without a key, in order; false is skipped, as nil is.
      local function items_of(properties)
        local positions = {}
        for key in next, properties do
          if integer(key) == "integer" then positions[#positions + 1] = key end
        end
        if #positions == 0 then return nil end
        sort(positions)
        local items = {}
        for i = 1, #positions do
          local item = properties[positions[i]]
          if item ~= false then items[#items + 1] = item end
        end
        return items
      end

      local function named(properties, key, wire_name)
        local result = { [key] = wire_name }
        for name, value in next, properties do
          if integer(name) ~= "integer" then result[name] = value end
        end
        return result
      end

      local function wire_name(name)
        if find(name, ":", 1, true) then return name end
        return "beagle:" .. name
      end

      local function checked(properties, prefix, name)
        if properties == nil then return {} end
        if type(properties) ~= "table" then
          misuse(prefix .. name .. " takes a table of properties, not " .. show(properties))
        end
        return properties
      end

      local function place(result, items, name)
        local slot = host.slot(result._beagleComponent_)
        if slot == "children" then
          if type(result.children) == "table" then
            local all = {}
            for i = 1, #result.children do all[i] = result.children[i] end
            for i = 1, #items do all[#all + 1] = items[i] end
            items = all
          end
          result.children = mark(items)
        elseif slot == "none" then
          if #items > 0 then misuse("ui." .. name .. " has no place for a component inside it") end
        elseif #items > 1 then
          misuse(("ui.%s has one %s, and got %d components"):format(name, slot, #items))
        else
          result[slot] = items[1] ~= nil and items[1] or result[slot]
        end
      end

      local function builders(prefix, key, finish)
        return setmetatable({}, {
          __index = function(self, name)
            if type(name) ~= "string" or name == "" then misuse(prefix .. "… takes a name, not " .. show(name)) end
            local wire = wire_name(name)
            local function build(properties)
              properties = checked(properties, prefix, name)
              local result = named(properties, key, wire)
              local items = items_of(properties)
              if items then finish(result, items, name) end
              return result
            end
            rawset(self, name, build)
            return build
          end,
          __newindex = function() misuse(prefix .. "… cannot be changed") end,
          __metatable = false,
        })
      end

      beagle.ui = builders("ui.", "_beagleComponent_", place)
      beagle.action = builders("action.", "_beagleAction_", function(_, items, name)
        if #items > 0 then misuse("action." .. name .. " takes properties by name, and got an item without one") end
      end)

      function beagle.array(items)
        if items == nil then items = {} end
        if type(items) ~= "table" then misuse("beagle.array takes a list, not " .. show(items)) end
        local result = {}
        for key, item in next, items do
          if integer(key) ~= "integer" then misuse("beagle.array takes a list, and got the key " .. show(key)) end
          result[key] = item
        end
        return mark(result)
      end

      function beagle.object(fields)
        if fields == nil then fields = {} end
        if type(fields) ~= "table" then misuse("beagle.object takes a table, not " .. show(fields)) end
        local result = {}
        for key, value in next, fields do
          if type(key) ~= "string" then misuse("beagle.object takes named keys, and got the key " .. show(key)) end
          result[key] = value
        end
        return mark_object(result)
      end

      return setmetatable({}, {
        __index = function(_, key)
          local value = beagle[key]
          if value == nil then misuse(host.unknown_field("beagle", key, beagle)) end
          return value
        end,
        __newindex = function() misuse("beagle cannot be changed") end,
        __pairs = function() return next, beagle, nil end,
        __name = "beagle",
        __metatable = false,
      })
      """#)
}

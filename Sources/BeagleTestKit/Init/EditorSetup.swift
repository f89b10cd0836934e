/// The files that make editors and linters know the scenario API.
enum EditorSetup {
  /// The files.
  ///
  /// The stubs begin with an underscore so that they are never taken for scenarios.
  static let files = [
    TemplateFile(path: "_beagle.lua", content: LuaStubs.text),
    TemplateFile(path: ".luarc.json", content: luarc),
    TemplateFile(path: ".luacheckrc", content: luacheckrc),
  ]

  private static let luarc = #"""
    {
      "$schema": "https://raw.githubusercontent.com/LuaLS/vscode-lua/master/setting/schema.json",
      "runtime.version": "Lua 5.4",
      "runtime.builtin": { "io": "disable", "debug": "disable", "package": "disable" },
      "workspace.library": ["_beagle.lua"],
      "workspace.checkThirdParty": false
    }

    """#

  private static let luacheckrc = #"""
    -- The globals of scenarios: busted's, with the assertions and the module of beagle-test.
    stds.beagle = {
      read_globals = {
        beagle = { other_fields = true },
        assert = { other_fields = true },
        spy = { other_fields = true },
        "context", "spec", "test", "randomize", "finally",
        "lazy_setup", "lazy_teardown", "strict_setup", "strict_teardown",
      },
    }
    std = "lua54+busted+beagle"
    exclude_files = { "_beagle.lua" }
    max_line_length = 140

    """#
}

-- Ends differently on android, where back closes the app at its first screen.
it("stays open", function()
  local app = beagle.launch {}
  app:open(beagle.ui.container { beagle.ui.text { text = "Hello" } })
  assert.is_false(app:back())
end)

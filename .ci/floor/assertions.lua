-- Two thousand small tests: what a test costs beyond what it does.
for i = 1, 2000 do
  it("adds " .. i, function()
    assert.equal(i + 1, i - -1)
    assert.same({ a = i, list = { 1, 2, 3 } }, { list = { 1, 2, 3 }, a = i })
  end)
end

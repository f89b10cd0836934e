import Testing

@testable import BeagleTestKit

/// How Lua texts are taken apart.
@Suite struct LuaTokenizerTests {
  @Test(arguments: [
    ("ui.text{ 'a' }", ["ui", ".", "text", "{", "'a'", "}"]), ("-- x\ny", ["y"]), ("--[[ a\n b ]] c", ["c"]),
    ("[[long]] [==[a]]b]==]", ["'long'", "'a]]b'"]), (#""a\"b\n""#, ["'a\"b\n'"]),
    ("x = 0x1F + 1.5e3", ["x", "=", "+"]),
    ("#!/usr/bin/lua\nx", ["x"]), ("\u{FEFF}#!lua\nx", ["x"]), ("\u{FEFF}x", ["x"]),
    ("a[b[1]]", ["a", "[", "b", "[", "]", "]"]), ("'open\nx", ["'open'", "x"]),
    ("'a\\\nb'", ["'a\nb'"]), ("", []),
  ])
  func tokens(source: String, expected: [String]) {
    let tokens = LuaTokenizer.tokens(of: Array(source.utf8))
    #expect(tokens.map { $0.kind == .string ? "'\($0.text)'" : $0.text } == expected)
  }

  @Test(arguments: [
    ("a\n  'b' --[[\n]] c", [[1, 1], [2, 3], [3, 4]]), ("\u{FEFF}a b", [[1, 1], [1, 3]]),
    ("'é' x [[ü\nö]] y", [[1, 1], [1, 5], [1, 7], [2, 5]]),
  ])
  func knowsPlaces(source: String, places: [[Int]]) {
    let tokens = LuaTokenizer.tokens(of: Array(source.utf8))
    #expect(tokens.map { [$0.line, $0.column] } == places)
  }
}

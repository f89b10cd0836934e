import BeagleSchema
import Testing

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "abcd", 1),
    ("abcd", "acd", 1), ("text", "txet", 1), ("onPress", "onPres", 1), ("kitten", "sitting", 3),
  ])
  func counts(_ left: String, _ right: String, _ expected: Int) {
    #expect(EditDistance.between(left.utf8, right.utf8) == expected)
  }
}

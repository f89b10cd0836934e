import BeagleScenario
import Testing

/// The hash against the examples of the standard and lengths around the block size.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func knowsTheExamplesOfTheStandard(text: String, digest: String) {
    #expect(SHA256.hexadecimal(Array(text.utf8)) == digest)
  }

  @Test(arguments: [1, 55, 56, 63, 64, 65, 119, 128, 1000])
  func doesNotDependOnHowTheBytesCome(count: Int) {
    let bytes = (0..<count).map { UInt8($0 & 0xFF) }
    var hash = SHA256()
    for byte in bytes { hash.update([byte]) }
    #expect(hash.finished() == SHA256.hexadecimal(bytes))
  }

  @Test func keepsNeighboursApart() {
    var one = SHA256()
    one.update("ab")
    one.update("c")
    var other = SHA256()
    other.update("a")
    other.update("bc")
    #expect(one.finished() != other.finished())
  }
}

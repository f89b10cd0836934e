import BeagleScenario
import Testing

@testable import BeagleTestKit

/// How a program is told from another.
@Suite struct ProgramIdentityTests {
  @Test func isTheHashOfTheFile() throws {
    #expect(ProgramIdentity.current() == Array(SHA256.hexadecimal(try FileSystem.read("/proc/self/exe")).utf8))
    #expect(ProgramIdentity.current(#filePath) != ProgramIdentity.current())
  }

  @Test func isNothingWithoutAFile() { #expect(ProgramIdentity.current("/nowhere") == []) }
}

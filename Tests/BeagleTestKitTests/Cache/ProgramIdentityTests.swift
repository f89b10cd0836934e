import BeagleScenario
import Testing

@testable import BeagleTestKit

/// How a program is told from another.
@Suite struct ProgramIdentityTests {
  @Test func isTheHashOfTheFile() throws {
    let program = try FileSystem.read(#require(RunningProgram.path))
    #expect(ProgramIdentity.current() == Array(SHA256.hexadecimal(program).utf8))
    #expect(ProgramIdentity.of(#filePath) != ProgramIdentity.current())
  }

  @Test func isNothingWithoutAFile() { #expect(ProgramIdentity.of("/nowhere") == []) }
}

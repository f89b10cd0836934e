import BeagleScenario
import Testing

@testable import BeagleTestKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How a program is told from another.
@Suite struct ProgramIdentityTests {
  @Test func isOfTheFileAndItsLibraries() throws {
    let program = try #require(RunningProgram.path)
    let identity = try #require(ProgramIdentity.current())
    #expect(identity == ProgramIdentity.current())
    #expect(identity != ProgramIdentity.of([program]))
  }

  @Test func isTheSameUnderOtherNamesAndInAnotherOrder() throws {
    let program = try #require(RunningProgram.path)
    let link = "/tmp/program-identity-\(UInt64.random(in: 0...UInt64.max))"
    symlink(program, link)
    defer { unlink(link) }
    #expect(ProgramIdentity.of([program, #filePath]) == ProgramIdentity.of([#filePath, link]))
    #expect(ProgramIdentity.of([program]) != ProgramIdentity.of([#filePath]))
  }

  @Test func isUnknownWithoutAFile() {
    #expect(ProgramIdentity.of([#filePath, "/nowhere"]) == nil)
    #expect(ProgramIdentity.of([]) == nil)
  }
}

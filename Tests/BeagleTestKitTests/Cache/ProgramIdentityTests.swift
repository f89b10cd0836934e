import Testing

@testable import BeagleTestKit

/// What tells builds apart: the linker's id, or a hash where there is none.
@Suite struct ProgramIdentityTests {
  @Test func findsTheBuildIDOfThisProgram() throws {
    let id = try #require(ProgramIdentity.buildID(of: try FileSystem.read("/proc/self/exe")))
    #expect(id.count >= 8)
    #expect(ProgramIdentity.current() == id)
  }

  @Test func hashesWhatHasNone() {
    #expect(ProgramIdentity.current(#filePath).count == 64)
    #expect(ProgramIdentity.current("/nowhere") == [])
  }

  @Test(arguments: [0, 4, 16, 63, 64, 100]) func survivesHeadersThatAreCutShort(count: Int) throws {
    let file = try FileSystem.read("/proc/self/exe")
    #expect(ProgramIdentity.buildID(of: Array(file.prefix(count))) == nil)
  }
}

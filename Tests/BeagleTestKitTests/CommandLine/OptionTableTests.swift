import BeagleSchema
import Testing

@testable import BeagleTestKit

/// The table of options: complete, without clashes, and read as it says.
@Suite struct OptionTableTests {
  @Test func hasNoNameAndNoLetterTwice() {
    for command in CommandDescriptor.all {
      let names = command.options.map(\.name)
      let letters = command.options.compactMap(\.letter)
      #expect(Set(names).count == names.count)
      #expect(Set(letters).count == letters.count)
      #expect(command.options.allSatisfy { !$0.summary.isEmpty && !$0.summary.hasSuffix(".") })
    }
  }

  @Test func readsValuesInEveryForm() throws {
    for arguments in [["--jobs", "3"], ["--jobs=3"], ["-j", "3"], ["-j3"], ["-qj3"]] {
      #expect(try RunOptions.parse(arguments).jobs == 3)
    }
    #expect(try RunOptions.parse(["--coverage", "a"]).coverageFile == nil)
    #expect(try RunOptions.parse(["--coverage=c.json", "a"]).coverageFile == "c.json")
    #expect(try RunOptions.parse(["--filter=", "a"]).filters == [""])
    #expect(try RunOptions.parse(["--filter", "-x"]).filters == ["-x"])
  }

  @Test func keepsPathsApart() throws {
    #expect(try RunOptions.parse(["a", "--list", "b", "--", "--c"]).paths == ["a", "b", "--c"])
    #expect(try RunOptions.parse(["--changed", "x", "y", "--list", "a"]).changed == ["x", "y"])
    #expect(try RunOptions.parse(["--changed=x", "--", "a"]).paths == ["a"])
  }

  @Test func collectsWhatRepeats() throws {
    let settings = try RunOptions.parse([
      "--platform", "ios,web", "--platform", "web,android", "--env", "A", "--env", "B=1", "--env", "A=2", "--tag", "#x",
    ])
    #expect(settings.platforms == [.ios, .web, .android])
    #expect(settings.environment == ["A": "2", "B": "1"])
    #expect(settings.tags == ["x"])
  }

  @Test func readsShards() throws {
    #expect(try RunOptions.parse(["--shard", "2/5"]).shard == ShardNumber(index: 1, count: 5))
  }
}

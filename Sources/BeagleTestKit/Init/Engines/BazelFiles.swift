/// What runs a suite under Bazel.
enum BazelFiles {
  /// The rule, and an example of its use.
  static let files = [
    TemplateFile(path: "beagle.bzl", content: rule),
    TemplateFile(path: "BUILD.bazel", content: build),
  ]

  private static let rule = #"""
    """A test rule for scenarios of Beagle screen flows."""

    def _quoted(text):
        return "'" + text.replace("'", "'\\''") + "'"

    def _beagle_test_impl(ctx):
        words = [_quoted(ctx.executable.runner.short_path), "run"]
        if ctx.attr.platforms:
            words += ["--platform", ",".join(ctx.attr.platforms)]
        words += [_quoted(option) for option in ctx.attr.options]
        words.append("--")
        words += [_quoted(file.short_path) for file in ctx.files.scenarios if not file.basename.startswith("_")]
        script = ctx.actions.declare_file(ctx.label.name + ".sh")
        ctx.actions.write(script, "#!/bin/sh\nexec " + " ".join(words) + "\n", is_executable = True)
        runfiles = ctx.runfiles(files = ctx.files.scenarios + ctx.files.screens + [ctx.executable.runner])
        runfiles = runfiles.merge(ctx.attr.runner[DefaultInfo].default_runfiles)
        return [DefaultInfo(executable = script, runfiles = runfiles)]

    # Besides these a rule has what every test rule has: shard_count, tags, size, timeout, flaky.
    beagle_test = rule(
        implementation = _beagle_test_impl,
        test = True,
        attrs = {
            "scenarios": attr.label_list(
                allow_files = [".lua"],
                mandatory = True,
                doc = "Scenario files; helpers begin with an underscore.",
            ),
            "screens": attr.label_list(
                allow_files = True,
                doc = "Everything that the scenarios read: screens, snapshots.",
            ),
            "platforms": attr.string_list(doc = "Platforms to run for: ios, android, web."),
            "options": attr.string_list(doc = "More options of beagle-test."),
            "runner": attr.label(
                default = "//:beagle-test",
                executable = True,
                allow_files = True,
                cfg = "target",
                doc = "The beagle-test program.",
            ),
        },
    )

    """#

  private static let build = #"""
    load(":beagle.bzl", "beagle_test")

    # The program itself: a file named beagle-test beside this one, or any executable target.
    exports_files(["beagle-test"])

    beagle_test(
        name = "scenarios",
        scenarios = glob(["scenarios/**/*.lua"]),
        screens = glob(["scenarios/**/*.json"], allow_empty = True),
        shard_count = 4,
    )

    """#
}

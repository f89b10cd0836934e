"""Each file is what the engine's published schema, or a parser of its language, takes."""

import ast
import subprocess
import sys

import pytest

PIPELINES = {
    "github": (".github/workflows/beagle-test.yml", "vendor.github-workflows"),
    "gitlab": (".gitlab-ci.yml", "vendor.gitlab-ci"),
    "buildkite": (".buildkite/pipeline.yml", "vendor.buildkite"),
}


def validate(schema, file):
    return subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, file], capture_output=True, text=True)


@pytest.mark.parametrize("engine", PIPELINES)
def test_a_pipeline_is_valid(suite, engine):
    path, schema = PIPELINES[engine]
    suite.init(f"--{engine}")
    result = validate(schema, suite.folder / path)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize(
    "engine, right, wrong",
    [("github", "runs-on:", "runs-off:"), ("gitlab", "script:", "scripts:"), ("buildkite", "soft_fail:", "hard_fail:")])
def test_the_schema_refuses_another_word(suite, engine, right, wrong):
    path, schema = PIPELINES[engine]
    suite.init(f"--{engine}")
    file = suite.folder / path
    file.write_text(file.read_text().replace(right, wrong))
    assert validate(schema, file).returncode != 0


def parse_groovy(file):
    script = "new GroovyShell().parse(new File(args[0]))"
    return subprocess.run(["groovy", "-e", script, file], capture_output=True, text=True)


def test_the_jenkinsfile_parses(suite):
    suite.init("--jenkins")
    result = parse_groovy(suite.folder / "Jenkinsfile")
    assert result.returncode == 0, result.stderr


def test_the_parser_refuses_a_missing_brace(suite):
    suite.init("--jenkins")
    file = suite.folder / "Jenkinsfile"
    file.write_text(file.read_text().replace("stages {", "stages ", 1))
    assert parse_groovy(file).returncode != 0


@pytest.mark.parametrize(
    "engine, name",
    [("parallel", "run-parallel.sh"), ("slurm", "submit-slurm.sh"), ("slurm", "beagle-test.sbatch")])
def test_a_script_is_for_every_shell(suite, engine, name):
    suite.init(f"--{engine}")
    for shell in ("dash", "bash"):
        result = subprocess.run([shell, "-n", suite.folder / name], capture_output=True, text=True)
        assert result.returncode == 0, result.stderr


def test_the_bazel_files_parse(suite):
    suite.init("--bazel")
    for name in ("beagle.bzl", "BUILD.bazel"):
        ast.parse((suite.folder / name).read_text())

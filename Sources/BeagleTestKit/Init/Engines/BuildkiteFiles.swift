/// What runs a suite in Buildkite.
enum BuildkiteFiles {
  /// The pipeline.
  static let files = [TemplateFile(path: ".buildkite/pipeline.yml", content: pipeline)]

  private static let pipeline = #"""
    steps:
      - label: scenarios
        key: scenarios
        parallelism: 4
        command: >-
          beagle-test run --shard "$$((BUILDKITE_PARALLEL_JOB + 1))/$$BUILDKITE_PARALLEL_JOB_COUNT"
          --reporter "json=results-$$BUILDKITE_PARALLEL_JOB.json" scenarios
        artifact_paths: results-*.json
        soft_fail:
          - exit_status: 1
      - label: report
        depends_on: scenarios
        allow_dependency_failure: true
        commands:
          - buildkite-agent artifact download 'results-*.json' .
          - beagle-test merge --reporter pretty --reporter junit=report.xml results-*.json
        artifact_paths: report.xml

    """#
}

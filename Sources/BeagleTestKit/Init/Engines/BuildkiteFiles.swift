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
        retry:
          automatic:
            # The agent was lost.
            - exit_status: -1
              limit: 2
      - label: report
        depends_on: scenarios
        allow_dependency_failure: true
        commands:
          - buildkite-agent artifact download 'results-*.json' .
          - status=0; beagle-test merge --reporter pretty --reporter junit=report.xml results-*.json > report.txt 2>&1 || status=$$?
          - cat report.txt
          - style=error; [ "$$status" -ne 0 ] || style=success
          - (echo '```term'; cat report.txt; echo '```') | buildkite-agent annotate --style "$$style"
          - exit "$$status"
        artifact_paths: report.xml

    """#
}

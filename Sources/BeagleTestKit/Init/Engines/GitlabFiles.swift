/// What runs a suite in GitLab CI.
enum GitlabFiles {
  /// The pipeline.
  static let files = [TemplateFile(path: ".gitlab-ci.yml", content: pipeline)]

  private static let pipeline = #"""
    stages: [test, report]

    scenarios:
      stage: test
      parallel: 4
      retry:
        max: 2
        when: [runner_system_failure, stuck_or_timeout_failure]
      script:
        - >-
          beagle-test run --shard "$CI_NODE_INDEX/$CI_NODE_TOTAL"
          --reporter "json=results-$CI_NODE_INDEX.json" scenarios
      artifacts:
        when: always
        paths: ["results-*.json"]

    report:
      stage: report
      when: always
      script:
        - beagle-test merge --reporter pretty --reporter junit=report.xml results-*.json
      artifacts:
        when: always
        reports:
          junit: report.xml

    """#
}

/// What runs a suite in GitHub Actions.
enum GithubFiles {
  /// The workflow.
  static let files = [TemplateFile(path: ".github/workflows/beagle-test.yml", content: workflow)]

  private static let workflow = #"""
    name: beagle-test
    on: [push, pull_request]
    jobs:
      scenarios:
        runs-on: ubuntu-latest
        strategy:
          fail-fast: false
          matrix:
            shard: [1, 2, 3, 4]
        steps:
          - uses: actions/checkout@v4
          - run: >-
              beagle-test run --shard ${{ matrix.shard }}/4 --reporter github
              --reporter json=results-${{ matrix.shard }}.json scenarios
          - uses: actions/upload-artifact@v4
            if: always()
            with:
              name: results-${{ matrix.shard }}
              path: results-${{ matrix.shard }}.json
      report:
        runs-on: ubuntu-latest
        needs: scenarios
        if: always()
        steps:
          - uses: actions/checkout@v4
          - uses: actions/download-artifact@v4
            with:
              pattern: results-*
              merge-multiple: true
          - run: beagle-test merge --reporter pretty --reporter junit=report.xml results-*.json
          - uses: actions/upload-artifact@v4
            if: always()
            with:
              name: report
              path: report.xml

    """#
}

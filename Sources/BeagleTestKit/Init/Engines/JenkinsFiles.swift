/// What runs a suite in Jenkins.
enum JenkinsFiles {
  /// The pipeline.
  static let files = [TemplateFile(path: "Jenkinsfile", content: pipeline)]

  private static let pipeline = #"""
    pipeline {
      agent none
      stages {
        stage('Scenarios') {
          matrix {
            agent any
            axes {
              axis {
                name 'SHARD'
                values '1', '2', '3', '4'
              }
            }
            stages {
              stage('Shard') {
                steps {
                  // Failed tests are the merge's to tell; anything else fails the build, which goes on to the report.
                  catchError(buildResult: 'FAILURE', stageResult: 'FAILURE') {
                    sh 'beagle-test run --shard "$SHARD/4" --reporter "json=results-$SHARD.json" scenarios || [ $? -lt 2 ]'
                    stash name: "results-${SHARD}", includes: 'results-*.json'
                  }
                }
              }
            }
          }
        }
        stage('Report') {
          agent any
          steps {
            script {
              for (shard in ['1', '2', '3', '4']) {
                catchError(buildResult: 'FAILURE') { unstash "results-${shard}" }
              }
            }
            sh 'beagle-test merge --reporter pretty --reporter junit=report.xml results-*.json || [ $? -lt 2 ]'
          }
          post {
            always { junit 'report.xml' }
          }
        }
      }
    }

    """#
}

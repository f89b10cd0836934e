/// What runs a suite under Slurm.
enum SlurmFiles {
  /// The scripts.
  static let files = [
    TemplateFile(path: "submit-slurm.sh", content: submit, isExecutable: true),
    TemplateFile(path: "beagle-test.sbatch", content: shard),
  ]

  private static let submit = #"""
    #!/bin/sh
    # Submits the suite as a job array of shards, and a job that merges their results when all of them have ended.
    #
    #   ./submit-slurm.sh SHARDS PATH...
    #
    # The folder is on a file system that all nodes share.
    set -eu
    shards=$1
    shift
    rm -rf .beagle-test/shards
    mkdir -p .beagle-test/shards
    array=$(sbatch --parsable --requeue --array="1-$shards" beagle-test.sbatch "$shards" "$@")
    sbatch --parsable --dependency="afterany:$array" --job-name=beagle-merge --output=report.txt \
      --wrap="beagle-test merge --reporter pretty --reporter junit=report.xml .beagle-test/shards/*.json"

    """#

  private static let shard = #"""
    #!/bin/sh
    #SBATCH --job-name=beagle-test
    #SBATCH --output=.beagle-test/shards/%a.txt
    #SBATCH --cpus-per-task=1
    # One shard: the number of the array's task of as many as the first argument says.
    shards=$1
    shift
    beagle-test run --quiet --jobs "${SLURM_CPUS_PER_TASK:-1}" --shard "$SLURM_ARRAY_TASK_ID/$shards" \
      --reporter "json=.beagle-test/shards/$SLURM_ARRAY_TASK_ID.json" "$@"
    # Failed tests are the merge's to tell; anything else is a failed task.
    [ $? -lt 2 ]

    """#
}

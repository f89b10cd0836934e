/// What runs a suite under Slurm.
enum SlurmFiles {
  /// The scripts.
  static let files = [
    TemplateFile(path: "submit-slurm.sh", content: submit, isExecutable: true),
    TemplateFile(path: "beagle-test.sbatch", content: shard),
  ]

  private static let submit = #"""
    #!/bin/sh
    # Submits the suite as a job array of shards, and a job that merges their results when all of them have ended; waits
    # for that one, shows its report, and ends as it did. Tests of shards that stay missing, or did not get to their
    # end, are listed.
    #
    #   ./submit-slurm.sh SHARDS [OPTION...] PATH...
    #
    # The folder is on a file system that all nodes share, and beagle-test is in their PATH. A task whose node is lost runs
    # again on another. Options are those of beagle-test run.
    set -eu
    [ $# -ge 2 ] || { echo "usage: $0 SHARDS [OPTION...] PATH..." >&2; exit 2; }
    shards=$1
    shift
    results=.beagle-test/shards
    rm -rf "$results"
    mkdir -p "$results"
    array=$(sbatch --parsable --requeue --array="1-$shards" beagle-test.sbatch "$shards" "$@")
    status=0
    sbatch --wait --dependency="afterany:${array%%;*}" --job-name=beagle-merge --output="$results/report.txt" \
      --wrap="beagle-test merge --reporter pretty --reporter junit=report.xml $results/*.json" > /dev/null || status=$?
    cat "$results/report.txt"
    sed -n 's/^beagle-test: shard \([0-9]*\/[0-9]*\) .*/\1/p' "$results/report.txt" | while read -r shard; do
      echo "the tests of shard $shard:"
      beagle-test run --list --shard "$shard" "$@"
    done
    exit "$status"

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
    status=$?
    # Failed tests are the merge's to tell. What else ended it may be the node's fault, so it is tried twice more.
    [ "$status" -gt 2 ] || exit 0
    [ "${SLURM_RESTART_COUNT:-0}" -ge 2 ] || scontrol requeue "$SLURM_JOB_ID"
    exit "$status"

    """#
}

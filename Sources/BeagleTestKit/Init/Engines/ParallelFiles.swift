/// What runs a suite on several machines by GNU parallel over SSH.
enum ParallelFiles {
  /// The script.
  static let files = [TemplateFile(path: "run-parallel.sh", content: script, isExecutable: true)]

  private static let script = #"""
    #!/bin/sh
    # Runs the suite in shards on the hosts of a file by GNU parallel, and merges what they report.
    #
    #   ./run-parallel.sh HOSTS SHARDS [OPTION...] PATH...
    #
    # HOSTS is a file for parallel's --sshloginfile: a line per host, as user@host; ':' is this machine. The folder is in
    # the same place on all of them (shared, or a checkout), and beagle-test is in their PATH. A host takes one shard at a
    # time with all its cores, so let there be a few shards for each. A shard whose host is lost runs again on another.
    # Options are those of beagle-test run. It ends as merge does; tests of shards that stay
    # missing, or did not get to their end, are listed.
    set -u
    [ $# -ge 3 ] || { echo "usage: $0 HOSTS SHARDS [OPTION...] PATH..." >&2; exit 2; }
    hosts=$1 shards=$2
    shift 2
    results=.beagle-test/shards
    rm -rf "$results"
    mkdir -p "$results"
    words=$(parallel --keep-order --shellquote ::: "$@" | tr '\n' ' ')
    # Results come back on standard output, a file for each shard; failed tests are the merge's to tell.
    seq "$shards" | parallel --sshloginfile "$hosts" --workdir "$PWD" --jobs 1 --retries 5 \
      --ssh "${PARALLEL_SSH:-ssh} -o BatchMode=yes -o ConnectTimeout=10 -o ServerAliveInterval=5" \
      --joblog "$results/log" --results "$results/{}.results" \
      "beagle-test run --quiet --reporter json --shard {}/$shards $words; [ \$? -le 2 ]" > /dev/null 2> "$results/said"
    beagle-test merge --reporter pretty --reporter junit=report.xml "$results"/*.results 2> "$results/problems"
    status=$?
    cat "$results/problems" >&2
    sed -n 's/^beagle-test: shard \([0-9]*\/[0-9]*\) .*/\1/p' "$results/problems" | while read -r shard; do
      echo "the tests of shard $shard:"
      beagle-test run --list --shard "$shard" "$@"
    done >&2
    exit "$status"

    """#
}

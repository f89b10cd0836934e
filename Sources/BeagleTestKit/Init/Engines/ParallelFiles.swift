/// What runs a suite on several machines by GNU parallel over SSH.
enum ParallelFiles {
  /// The script.
  static let files = [TemplateFile(path: "run-parallel.sh", content: script, isExecutable: true)]

  private static let script = #"""
    #!/bin/sh
    # Runs the suite in shards on the hosts of a file by GNU parallel, and merges what they report.
    #
    #   ./run-parallel.sh HOSTS SHARDS PATH...
    #
    # HOSTS is a file for parallel's --sshloginfile: a line per host, as 4/user@host; ':' is this machine.
    # The folder is the same on all of them (a shared file system, or a checkout in the same place), and beagle-test is
    # in their PATH. A shard whose host is lost runs again on another one.
    set -u
    hosts=$1 shards=$2
    shift 2
    results=.beagle-test/shards
    rm -rf "$results"
    mkdir -p "$results"
    seq "$shards" | parallel --sshloginfile "$hosts" --workdir "$PWD" --retries 3 --joblog "$results/log" \
      --return "$results/{}.json" --cleanup \
      "mkdir -p $results; beagle-test run --quiet --shard {}/$shards --reporter json=$results/{}.json $*; [ \$? -lt 2 ]" \
      > "$results/output" 2>&1
    exec beagle-test merge --reporter pretty --reporter junit=report.xml "$results"/*.json

    """#
}

#!/usr/bin/env bash
# Grades a class on a Slurm cluster: one job that builds what all need, an array of jobs that grade a share each, and one that
# merges the shares into DIR/class. To be called where the workbook, the submissions and DIR are on a disk that all nodes see.
#
# Usage: submit.sh SUBMISSIONS DIR SHARDS [OPTION…]
#   SUBMISSIONS  the folder of what was handed in
#   DIR          where the results go; submitted again with the same DIR, it continues where it stopped
#   SHARDS       into how many jobs the class is divided
#   OPTION…      handed on to 'grader class', such as --course course.json
#
# What a job may take (time, memory, cores, partition) stands at the top of prepare.sh, shard.sh and merge.sh.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd -P)
if (( $# < 3 )) || [[ ! $3 =~ ^[1-9][0-9]*$ ]]; then
  sed -n '5,9s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi
submissions=$(cd "$1" && pwd -P)
mkdir -p "$2/logs"
dir=$(cd "$2" && pwd -P)
shards=$3
shift 3

# Where jobs find the workbook; their working folder is the one that this is called in.
export WORKBOOK=${WORKBOOK:-$(cd "$here/../../.." && pwd -P)}
logs="$dir/logs/%x-%A-%a.log"
first=$(sbatch --parsable --output "$dir/logs/%x-%j.log" "$here/prepare.sh")
array=$(
  sbatch --parsable --output "$logs" --array "1-$shards" --dependency "afterok:$first" --kill-on-invalid-dep yes \
    "$here/shard.sh" "$submissions" "$dir" "$@"
)
# Also where a shard was not graded to its end: the gradebook then says who is missing.
last=$(sbatch --parsable --output "$dir/logs/%x-%j.log" --dependency "afterany:$array" "$here/merge.sh" "$dir")
echo "Submitted: prepare $first, shards $array, merge $last. The gradebook will be $dir/class/gradebook.csv; logs are in $dir/logs."

#!/usr/bin/env bash
# Grades one share of a class; submit.sh submits it as an array. Started again, it continues where it stopped.
#SBATCH --job-name=grader-shard
#SBATCH --cpus-per-task=2
#SBATCH --mem-per-cpu=2G
#SBATCH --time=08:00:00
#SBATCH --requeue
set -euo pipefail
submissions=$1
dir=$2
shift 2
# Each core has a worker with a copy of what was built, so shards on one node do not wait for each other.
exec "$WORKBOOK/.build/debug/grader" class "$submissions" --output "$dir/shard-$SLURM_ARRAY_TASK_ID" \
  --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_MAX" --jobs "${SLURM_CPUS_PER_TASK:-1}" "$@"

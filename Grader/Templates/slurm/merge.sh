#!/usr/bin/env bash
# Makes one gradebook of all shards; submit.sh submits it to begin when they have ended.
#SBATCH --job-name=grader-merge
#SBATCH --mem=1G
#SBATCH --time=00:30:00
set -euo pipefail
dir=$1
exec "$WORKBOOK/.build/debug/grader" merge "$dir"/shard-* --output "$dir/class"

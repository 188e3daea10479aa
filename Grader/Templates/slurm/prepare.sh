#!/usr/bin/env bash
# Builds the grader and the library once, before shards begin; submit.sh submits it.
#SBATCH --job-name=grader-prepare
#SBATCH --cpus-per-task=2
#SBATCH --mem=4G
#SBATCH --time=01:00:00
set -euo pipefail
cd "$WORKBOOK"
swift build --product grader
.build/debug/grader class --prepare

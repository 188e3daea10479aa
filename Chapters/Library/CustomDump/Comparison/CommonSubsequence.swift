/// The longest sequence of elements that two lists have in common, in the order of both, as pairs of positions.
///
/// This is the greedy algorithm of E. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986). It walks the grid
/// of all pairs of positions from one corner to the other; `distance` counts the steps to the side, and a diagonal is the
/// difference of the two positions.
///
/// - Parameters:
///   - leftCount: The length of the first list.
///   - rightCount: The length of the second list.
///   - limit: How many elements may be missing on either side in all.
///   - belong: Whether the elements at two positions are the same.
/// - Returns: The pairs, or `nil` if more elements than the limit are missing.
func commonSubsequence(
  _ leftCount: Int,
  _ rightCount: Int,
  limit: Int = 256,
  belong: (Int, Int) -> Bool
) -> [(Int, Int)]? {
  let limit = min(limit, leftCount + rightCount)
  guard abs(leftCount - rightCount) <= limit else { return nil }
  var front = Front(distance: 0, reach: [0])
  var fronts: [Front] = []
  for distance in 0...limit {
    if distance > 0 { front = front.next }
    for diagonal in stride(from: -distance, through: distance, by: 2) {
      while front[diagonal] < leftCount, front[diagonal] - diagonal < rightCount,
        belong(front[diagonal], front[diagonal] - diagonal)
      {
        front[diagonal] += 1
      }
    }
    fronts.append(front)
    let diagonal = leftCount - rightCount
    if front.contains(diagonal), front[diagonal] == leftCount { return pairs(on: fronts, to: leftCount, rightCount) }
  }
  return nil
}

/// Walks back from the end of both lists, and collects the pairs on the way.
private func pairs(on fronts: [Front], to leftCount: Int, _ rightCount: Int) -> [(Int, Int)] {
  var pairs: [(Int, Int)] = []
  var (left, diagonal) = (leftCount, leftCount - rightCount)
  for before in fronts.dropLast().reversed() {
    let (start, origin) = before.step(to: diagonal)
    while left > start {
      left -= 1
      pairs.append((left, left - diagonal))
    }
    (left, diagonal) = (before[origin], origin)
  }
  while left > 0 {
    left -= 1
    pairs.append((left, left))
  }
  return pairs.reversed()
}

/// How far the first list can be walked on each diagonal with a given number of steps to the side.
private struct Front {
  let distance: Int

  /// Every second diagonal from `-distance` to `distance`: the others need one step more or less.
  var reach: [Int]

  subscript(diagonal: Int) -> Int {
    get { reach[(diagonal + distance) / 2] }
    set { reach[(diagonal + distance) / 2] = newValue }
  }

  func contains(_ diagonal: Int) -> Bool { abs(diagonal) <= distance && (diagonal + distance).isMultiple(of: 2) }

  /// The best step to a neighbouring diagonal: where it ends, and the diagonal that it starts from.
  func step(to diagonal: Int) -> (end: Int, origin: Int) {
    let (below, above) = (diagonal - 1, diagonal + 1)
    // A step down from the diagonal above stays in the first list; one from the diagonal below skips an element of it.
    guard contains(below), !contains(above) || self[below] >= self[above] else { return (self[above], above) }
    return (self[below] + 1, below)
  }

  /// The front after one more step to the side.
  var next: Front {
    let distance = distance + 1
    return Front(distance: distance, reach: stride(from: -distance, through: distance, by: 2).map { step(to: $0).end })
  }
}

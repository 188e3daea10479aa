/// Finds the pairs of a class that are suspiciously alike.
///
/// What the stub, the lesson and the solution hold has been left out of the prints; what many of a class wrote is left out here:
/// there are only so many ways to do what an exercise asks for.
package struct AlikePairs {
  /// In how many hands a print still tells something, however small the class is.
  static let fewHands = 5
  /// How many prints two must share in an exercise: some thirty tokens beyond what is expected.
  static let least = 6
  /// Which part of the smaller one's prints, in per cent.
  static let leastPercent = 60

  /// The most alike first.
  package private(set) var pairs: [AlikePair] = []

  /// Compares every submission with every other, exercise by exercise.
  ///
  /// - Parameters:
  ///   - exercises: In the catalog's order.
  ///   - submissions: The prints of each submission's exercises, in the same order.
  package init(exercises: [ExerciseID], submissions: [[CodePrints?]]) {
    var likenesses: [Couple: [AlikePair.Likeness]] = [:]
    for (index, exercise) in exercises.enumerated() {
      for (couple, likeness) in Self.likenesses(in: exercise, submissions.map { $0[index]?.prints ?? [] }) {
        likenesses[couple, default: []].append(likeness)
      }
    }
    pairs = likenesses.map { AlikePair(first: $0.first, second: $0.second, likenesses: $1) }
      .sorted { ($1.shared, $0.first, $0.second) < ($0.shared, $1.first, $1.second) }
  }

  /// Two submissions, by their positions.
  private struct Couple: Hashable {
    var first: Int
    var second: Int
  }

  private static func likenesses(
    in exercise: ExerciseID,
    _ prints: [[CodePrint]]
  ) -> [(Couple, AlikePair.Likeness)] {
    var hands: [UInt32: [Int]] = [:]
    for (owner, own) in prints.enumerated() {
      for print in own { hands[print.hash, default: []].append(owner) }
    }
    let handedIn = prints.count { !$0.isEmpty }
    let telling = hands.filter { $0.value.count <= max(fewHands, handedIn / 10) }
    var shared: [Couple: Set<UInt32>] = [:]
    for (hash, owners) in telling {
      for (index, first) in owners.enumerated() {
        for second in owners[(index + 1)...] { shared[Couple(first: first, second: second), default: []].insert(hash) }
      }
    }
    return shared.compactMap { couple, hashes in
      let sizes = [couple.first, couple.second].map { owner in prints[owner].count { telling[$0.hash] != nil } }
      let percent = hashes.count * 100 / max(1, sizes.min() ?? 0)
      guard hashes.count >= least, percent >= leastPercent else { return nil }
      return (
        couple,
        AlikePair.Likeness(
          exercise: exercise,
          shared: hashes.count,
          percent: percent,
          firstPlaces: AlikePair.Place.joined(prints[couple.first].filter { hashes.contains($0.hash) }),
          secondPlaces: AlikePair.Place.joined(prints[couple.second].filter { hashes.contains($0.hash) })
        )
      )
    }
  }
}

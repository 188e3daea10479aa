/// How final points are spread over a class.
struct Distribution: Equatable {
  /// How many learners have earned less than a tenth of the points, less than two tenths and so on, the last with those who have earned all.
  let tenths: [Int]
  let average: Points
  let median: Points

  /// Looks at what a class has earned.
  ///
  /// - Parameters:
  ///   - earned: The final points of each learner of whom they are known.
  ///   - points: What there is to earn.
  init?(_ earned: [Points], of points: Points) {
    guard !earned.isEmpty, points > .zero else { return nil }
    var tenths = [Int](repeating: 0, count: 10)
    for one in earned { tenths[min(9, max(0, one.hundredths * 10 / points.hundredths))] += 1 }
    self.tenths = tenths
    let sorted = earned.sorted()
    let sum = sorted.reduce(.zero, +).hundredths
    average = Points(hundredths: (2 * sum + sorted.count) / (2 * sorted.count))
    let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
    median = Points(hundredths: (low.hundredths + high.hundredths + 1) / 2)
  }
}

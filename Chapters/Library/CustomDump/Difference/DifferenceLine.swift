/// A line of a difference.
struct DifferenceLine {
  /// Which of the two values has the line.
  enum Side {
    case first
    case second
    case both
  }

  let side: Side
  var line: Line

  func text(in format: DiffFormat) -> String {
    switch side {
    case .first: "\(format.first) \(line)"
    case .second: "\(format.second) \(line)"
    case .both: "\(format.both) \(line)"
    }
  }
}

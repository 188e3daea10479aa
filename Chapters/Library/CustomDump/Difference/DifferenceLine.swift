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
    let sign =
      switch side {
      case .first: format.first
      case .second: format.second
      case .both: format.both
      }
    return line.text.isEmpty ? sign : "\(sign) \(line)"
  }
}

/// A line of the table.
struct Row {
  let name: String
  let measurement: Measurement
  let reference: Reference?

  init(_ name: String, _ measurement: Measurement, _ reference: Reference? = nil) {
    self.name = name
    self.measurement = measurement
    self.reference = reference
  }

  static let heading = line("", "fastest", "median", "public library", "×", "")

  /// The row as it is printed.
  var text: String {
    guard let reference else {
      return Self.line(name, measurement.fastest.short, measurement.median.short, "–", "", "")
    }
    let factor = reference.fastest / measurement.fastest
    return Self.line(
      name,
      measurement.fastest.short,
      measurement.median.short,
      "\(reference.fastest.short) / \(reference.median.short)",
      String((factor * 10).rounded() / 10),
      reference.remark
    )
  }

  private static func line(_ cells: String...) -> String {
    let widths = [48, 10, 10, 20, 7]
    let padded = zip(cells, widths).enumerated().map { position, cell in
      let (text, width) = cell
      let padding = String(repeating: " ", count: max(0, width - text.count))
      return position == 0 ? text + padding : padding + text
    }
    return (padded + [cells.last.map { $0.isEmpty ? "" : "  (\($0))" } ?? ""]).joined()
  }
}

extension Duration {
  /// The duration with three digits and a unit: `46.9 µs`.
  fileprivate var short: String {
    let nanoseconds = Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
    let (value, unit) =
      switch nanoseconds {
      case ..<1e3: (nanoseconds, "ns")
      case ..<1e6: (nanoseconds / 1e3, "µs")
      default: (nanoseconds / 1e6, "ms")
      }
    let scale: Double = value < 10 ? 100 : value < 100 ? 10 : 1
    let rounded = (value * scale).rounded() / scale
    return "\(scale == 1 ? String(Int(rounded)) : String(rounded)) \(unit)"
  }
}

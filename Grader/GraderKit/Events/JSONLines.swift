import Foundation

/// A file of one JSON object a line, as far as it can be read.
///
/// Whoever writes such a file may be ended at any moment, and learner code could write into it: nothing in it is an error.
struct JSONLines<Record: Decodable> {
  /// The lines that could be read, in order.
  var records: [Record] = []
  /// How many whole lines could not.
  var malformed = 0
  /// Whether the last line stops in its middle.
  var isTruncated = false

  init(_ data: Data, as type: Record.Type = Record.self) {
    let decoder = JSONDecoder()
    let newline = UInt8(ascii: "\n")
    let lines = data.split(separator: newline, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      if let record = try? decoder.decode(type, from: Data(line)) {
        records.append(record)
      } else if index == lines.count - 1 {
        isTruncated = true
      } else {
        malformed += 1
      }
    }
  }
}

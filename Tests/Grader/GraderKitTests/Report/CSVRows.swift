@testable import GraderKit

extension String {
  /// The rows of a table as RFC 4180 describes it, by the names in its first row.
  var csvRows: [[String: String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var cell = ""
    var isQuoted = false
    var rest = Substring(self).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"" where isQuoted && rest.first == "\"":
        cell.unicodeScalars.append(scalar)
        rest.removeFirst()
      case "\"": isQuoted.toggle()
      case _ where isQuoted: cell.unicodeScalars.append(scalar)
      case ",":
        row.append(cell)
        cell = ""
      case "\r": break
      case "\n":
        rows.append(row + [cell])
        row = []
        cell = ""
      default: cell.unicodeScalars.append(scalar)
      }
    }
    guard let names = rows.first else { return [] }
    return rows.dropFirst().map { Dictionary(zip(names, $0)) { first, _ in first } }
  }
}

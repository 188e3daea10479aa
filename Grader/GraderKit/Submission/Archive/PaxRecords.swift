/// The records of a pax header, each of the form `LENGTH KEY=VALUE` and a line feed; the length is that of the whole record.
struct PaxRecords {
  var records: [(key: String, value: ArraySlice<UInt8>)] = []

  /// Reads all records.
  ///
  /// - Throws: ``ArchiveRefusal/damaged(entry:)`` where one is not of that form.
  init(_ bytes: ArraySlice<UInt8>) throws(ArchiveRefusal) {
    var rest = bytes
    while !rest.isEmpty {
      let digits = rest.prefix { $0 != UInt8(ascii: " ") }
      guard let length = Int(String(decoding: digits.prefix(20), as: UTF8.self)),
        length > digits.count + 1, length <= rest.count, rest[rest.startIndex + length - 1] == UInt8(ascii: "\n")
      else { throw .damaged(entry: nil) }
      let record = rest.prefix(length - 1).dropFirst(digits.count + 1)
      guard let equals = record.firstIndex(of: UInt8(ascii: "=")) else { throw .damaged(entry: nil) }
      records.append((String(decoding: record[..<equals], as: UTF8.self), record[(equals + 1)...]))
      rest = rest.dropFirst(length)
    }
  }
}

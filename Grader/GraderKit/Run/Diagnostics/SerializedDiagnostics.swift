/// Makes messages of the blocks in a file of serialized diagnostics.
///
/// The numbers are those of Clang's `SerializedDiagnostics.h`, which Swift's compiler follows and adds to.
struct SerializedDiagnostics {
  private struct Place {
    var file: Int
    var line: Int
    var column: Int

    /// Reads the first three of some numbers.
    init?(_ fields: ArraySlice<Int>) {
      var fields = fields
      guard let file = fields.popFirst(), let line = fields.popFirst(), let column = fields.popFirst() else {
        return nil
      }
      (self.file, self.line, self.column) = (file, line, column)
    }
  }

  private enum RecordCode {
    static let diagnostic = 2
    static let file = 6
    static let generatedSource = 8
  }

  /// The names of files, by the number that places name them by.
  private var files: [Int: String] = [:]
  /// Where the macro stands whose expansion a file is.
  private var origins: [Int: Place] = [:]

  /// The message of a block, if it has a place, and the notes that belong to it.
  mutating func messages(_ block: Bitstream.Block) -> [CompilerDiagnostic] {
    var found: [CompilerDiagnostic] = []
    for record in block.records {
      switch record.code {
      case RecordCode.file:
        if let number = record.fields.first { files[number] = String(decoding: record.bytes, as: UTF8.self) }
      case RecordCode.generatedSource:
        if let number = record.fields.first { origins[number] = Place(record.fields.dropFirst()) }
      case RecordCode.diagnostic:
        if let message = message(record) { found.append(message) }
      default:
        break
      }
    }
    for inner in block.blocks { found += messages(inner) }
    return found
  }

  private func message(_ record: Bitstream.Record) -> CompilerDiagnostic? {
    guard let severity = record.fields.first.flatMap(Self.severity),
      let place = Place(record.fields.dropFirst()), let origin = origin(of: place), let file = files[origin.file]
    else { return nil }
    // A warning or a note about what no learner has written helps nobody.
    guard severity == .error || origin.file == place.file else { return nil }
    return CompilerDiagnostic(
      file: file,
      line: origin.line,
      column: origin.column,
      severity: severity,
      message: String(decoding: record.bytes, as: UTF8.self)
    )
  }

  /// Where somebody has written what stands at a place.
  private func origin(of place: Place) -> Place? {
    var place = place
    // An expansion within an expansion within another is deep enough.
    for _ in 0..<64 {
      guard let origin = origins[place.file] else { return place }
      place = origin
    }
    return nil
  }

  private static func severity(_ level: Int) -> CompilerDiagnostic.Severity? {
    switch level {
    case 1: .note
    case 2: .warning
    // The second ends the compilation.
    case 3, 4: .error
    default: nil
    }
  }
}

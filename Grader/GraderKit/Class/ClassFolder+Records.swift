import Foundation

extension ClassFolder {
  /// What is known of a learner.
  enum Found: Equatable {
    case record(ClassRecord)
    case nothing
    /// What is no record of this version, not this learner's, or not as it was written.
    case unusable
  }

  func record(_ name: EntryName) -> Found {
    let place = place(of: name)
    guard let kind = FileKind(place) else { return .nothing }
    guard kind == .file, let record = Self.record(at: place), record.name == name else { return .unusable }
    return .record(record)
  }

  /// A learner's record, if there is one that can be used.
  func usableRecord(_ name: EntryName) -> ClassRecord? {
    if case .record(let record) = record(name) { record } else { nil }
  }

  func write(_ record: ClassRecord) throws(GraderFault) {
    try Self.write(CheckedRecord(check: record.check, record: record), to: place(of: record.name))
  }

  /// Finds everybody else of whom there is a record.
  ///
  /// - Parameter names: Who is meant to be there.
  /// - Returns: The others, sorted.
  package func recorded(besides names: [EntryName]) -> [EntryName] {
    let present = Set(names.map { place(of: $0).lastPathComponent })
    let files = (try? FileManager.default.contentsOfDirectory(atPath: records.path)) ?? []
    return files.filter { $0.hasSuffix(".json") && !present.contains($0) }.compactMap { file in
      let place = records.appending(path: file)
      return FileKind(place) == .file ? Self.record(at: place)?.name : nil
    }.sorted()
  }

  /// Puts aside what is known of a learner and cannot be used, and whatever stands in the place of a report.
  ///
  /// - Parameters:
  ///   - name: The learner's entry.
  ///   - told: Is told where it is now.
  /// - Throws: ``GraderFault/output(path:reason:)``.
  func putAside(_ name: EntryName, told: (_ place: String) -> Void) throws(GraderFault) {
    if record(name) == .unusable { told(try keep(place(of: name))) }
    for format in ClassRun.formats {
      let report = report(name, format.rawValue)
      if let kind = FileKind(report), kind != .file { told(try keep(report)) }
    }
  }

  /// Keeps a file that is in the way or cannot be used, so that nothing is lost.
  ///
  /// - Parameters:
  ///   - file: What it is, be it no file.
  ///   - copies: Whether a file stays until another takes its place.
  /// - Returns: Where it is now, from the folder.
  /// - Throws: ``GraderFault/output(path:reason:)``.
  func keep(_ file: URL, copies: Bool = false) throws(GraderFault) -> String {
    let kept = root.appending(path: "kept", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
      var number = 1
      while true {
        let name = "\(number)-\(file.lastPathComponent)"
        number += 1
        let place = kept.appending(path: name)
        guard FileKind(place) == nil else { continue }
        if copies, FileKind(file) == .file {
          try FileManager.default.copyItem(at: file, to: place)
        } else {
          try FileManager.default.moveItem(at: file, to: place)
        }
        return "kept/\(name)"
      }
    } catch {
      throw .output(path: kept.path, reason: error.localizedDescription)
    }
  }

  private func place(of name: EntryName) -> URL { records.appending(path: "\(name.fileName).json") }

  private static func record(at place: URL) -> ClassRecord? {
    guard let data = FileManager.default.contents(atPath: place.path),
      let checked = try? JSONDecoder().decode(CheckedRecord.self, from: data),
      checked.record.version == ClassRecord.currentVersion, checked.check == checked.record.check
    else { return nil }
    return checked.record
  }
}

/// A record as its file holds it: points that somebody, or a disk, has changed are nobody's.
private struct CheckedRecord: Codable {
  var check: String
  var record: ClassRecord
}

extension ClassRecord {
  fileprivate var check: String { VerdictKey.digest(self) ?? "" }
}

/// What stands at a place, without following links.
enum FileKind {
  case file
  case folder
  /// A link, a pipe, or whatever else is neither.
  case other

  /// Looks at a place; there is nothing where there is none.
  init?(_ place: URL) {
    var status = stat()
    guard lstat(place.path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}

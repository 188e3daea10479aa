import Foundation

/// Keeps verdicts, so that what has not changed need not be graded again.
///
/// One file for each, named by its key and written whole. What is not there, cannot be read, is damaged or belongs to
/// somebody else is no verdict, and what cannot be kept is graded again: no fault of the store keeps anybody from a verdict.
package struct VerdictStore: Sendable {
  /// Only this lies in it; all of it may be deleted.
  package let folder: URL
  /// How many verdicts stay when more are kept; without it, all do.
  package let limit: Int?
  /// Whether it tells of suites that are sealed: then what it keeps shows no word of them either.
  private var isSealed = false

  /// Names a store.
  ///
  /// - Parameters:
  ///   - folder: Its folder, which is made when there is something to keep.
  ///   - limit: How many verdicts it may hold: the newest stay. By default, some fifty times the whole course.
  package init(folder: URL, limit: Int? = 2_000) {
    self.folder = folder
    self.limit = limit
  }

  /// The kit's own store.
  ///
  /// It lies outside of the grading workspace, which the sandbox of macOS lets tests write to.
  package init(kit: Kit) {
    self.init(folder: kit.buildFolder.appending(path: "verdicts", directoryHint: .isDirectory))
    isSealed = kit.isEdition
  }

  /// Looks a verdict up.
  ///
  /// - Parameter key: Everything that it depends on.
  /// - Returns: The facts that were kept.
  package func facts(for key: VerdictKey) -> ExerciseVerdict.Facts? {
    let descriptor = open(place(of: key).path, SourceText.openFlags)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_uid == geteuid() else {
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
    guard let bytes = try? SourceText.bytes(of: descriptor, limit: Self.sizeLimit) else { return nil }
    let head = Self.head(key, bytes.drop { $0 != Self.lineFeed }.dropFirst())
    guard bytes.starts(with: head) else { return nil }
    let content = sealed(Array(bytes.dropFirst(head.count)))
    return try? JSONDecoder().decode(ExerciseVerdict.Facts.self, from: Data(content))
  }

  /// Keeps verdicts, those that their content decides; what was kept under the others' keys is dropped.
  ///
  /// - Parameter verdicts: Each with everything that it depends on.
  package func keep(_ verdicts: [(key: VerdictKey, facts: ExerciseVerdict.Facts)]) {
    guard !verdicts.isEmpty else { return }
    try? FileManager.default.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Nobody else's business: tests that run as a user of their own are kept out as well.
    mkdir(folder.path, 0o700)
    for (key, facts) in verdicts {
      if facts.areDecided, let content = content(key, facts) {
        write(content, to: place(of: key))
      } else {
        unlink(place(of: key).path)
      }
    }
    if let limit { prune(to: limit) }
  }

  // MARK: - Files

  /// In bytes.
  private static let sizeLimit = 16 << 20
  private static let lineFeed: UInt8 = 10

  private func place(of key: VerdictKey) -> URL { folder.appending(path: "\(key).json") }

  private func content(_ key: VerdictKey, _ facts: ExerciseVerdict.Facts) -> Data? {
    guard let data = try? JSONEncoder().encode(facts) else { return nil }
    let bytes = sealed([UInt8](data))
    return Self.head(key, bytes[...]) + bytes
  }

  /// What is sealed twice is open again.
  private func sealed(_ bytes: [UInt8]) -> [UInt8] { isSealed ? Seal.mixed(bytes, key: UInt32(bytes.count)) : bytes }

  /// Writes beside the place first; whatever lies there, a link to elsewhere or a pipe, makes room.
  private func write(_ content: Data, to place: URL) {
    let beside = place.appendingPathExtension(UUID().uuidString)
    do {
      try content.write(to: beside)
      if rename(beside.path, place.path) == 0 { return }
    } catch {
      // It is graded again, that is all.
    }
    unlink(beside.path)
  }

  /// The first line: a digest of the key and of all that follows.
  private static func head(_ key: VerdictKey, _ content: ArraySlice<UInt8>) -> Data {
    Data(SHA256.hexadecimal(Array("\(key)\n".utf8) + content).utf8) + [lineFeed]
  }

  /// Removes what is oldest, and what a process left there that was killed in the middle of writing.
  private func prune(to limit: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard names.count > limit else { return }
    let stamps = names.map { FileStamp(folder.appending(path: $0), as: $0) }.sorted { $0.modified > $1.modified }
    for stamp in stamps.dropFirst(limit) { unlink(folder.appending(path: stamp.path).path) }
  }
}

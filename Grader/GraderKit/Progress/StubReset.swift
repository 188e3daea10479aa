import Foundation

/// Puts an exercise's files back as they began, and keeps what stood in their place.
package struct StubReset {
  private let kit: Kit
  private let id: ExerciseID
  private let exercise: Exercise

  /// - Parameters:
  ///   - kit: The kit whose chapters are the learner's.
  ///   - id: The exercise.
  ///   - exercise: What the catalog says of it.
  package init(kit: Kit, id: ExerciseID, exercise: Exercise) {
    self.kit = kit
    self.id = id
    self.exercise = exercise
  }

  /// What has become of an exercise's files.
  package enum Outcome: Equatable, Sendable {
    /// They were as they began.
    case untouched
    /// They are again as they began; what stood in their place lies in a folder, named from the root of the kit, unless
    /// nothing did.
    case putBack(kept: String?)
  }

  /// Puts the files back, all of them or none.
  ///
  /// Nothing outside of the kit is touched, and what is no file, such as a link, is moved out of the way as it is.
  ///
  /// - Parameter date: When; the folder that keeps the learner's version is named by it.
  /// - Returns: What was done.
  /// - Throws: ``GraderFault/noStub(exercise:file:)`` and ``GraderFault/inTheWay(path:)`` before anything has changed,
  ///   ``GraderFault/output(path:reason:)``.
  package func run(at date: Date = .now) throws(GraderFault) -> Outcome {
    var files: [File] = []
    for name in exercise.files + exercise.givenFiles { files.append(try file(name)) }
    files.removeAll { $0.state == .asItBegan }
    guard !files.isEmpty else { return .untouched }
    for file in files { try checkAccess(to: file) }
    // Not one is lost: all lie in safety before the first is replaced.
    let kept = try keep(files.filter { $0.state != .missing }, at: date)
    for file in files {
      try Folder.make(file.place.deletingLastPathComponent())
      do {
        try file.stub.write(to: file.place, options: .atomic)
      } catch {
        throw .output(path: file.place.path, error: error)
      }
    }
    return .putBack(kept: kept)
  }

  private struct File {
    var name: String
    var place: URL
    var stub: Data
    var state: State
  }

  private enum State {
    case missing
    case asItBegan
    /// A file of the learner's.
    case changed
    /// A link, a folder, a pipe.
    case noFile
  }

  private func file(_ name: String) throws(GraderFault) -> File {
    guard let stub = try? Data(contentsOf: kit.stub(id).appending(path: name)) else {
      throw .noStub(exercise: id.description, file: "Tests/Chapters/\(id.path)/Stub/\(name)")
    }
    try checkWay(to: name)
    let place = kit.chapters.appending(path: "\(id.path)/\(name)")
    var status = stat()
    var state = State.missing
    if lstat(place.path, &status) == 0 {
      let bytes = try? SourceText.bytes(of: open(place.path, SourceText.openFlags))
      let isFile = status.st_mode & S_IFMT == S_IFREG
      state = !isFile ? .noFile : bytes.map { $0.elementsEqual(stub) } == true ? .asItBegan : .changed
    }
    return File(name: name, place: place, stub: stub, state: state)
  }

  /// Sees that the way to a file leads over folders alone: what lies behind a link is not the workbook's.
  private func checkWay(to name: String) throws(GraderFault) {
    var folder = kit.chapters
    for part in "\(id.path)/\(name)".split(separator: "/").dropLast() {
      folder.append(path: String(part))
      var status = stat()
      guard lstat(folder.path, &status) == 0 else { return }
      guard status.st_mode & S_IFMT == S_IFDIR else { throw .inTheWay(path: folder.path) }
    }
  }

  /// Sees that a file can be put into its place, so that none is put back where another cannot.
  private func checkAccess(to file: File) throws(GraderFault) {
    let folder = FilePlace(file.place.path).nearest
    guard access(folder, W_OK | X_OK) == 0 else {
      throw .output(path: file.place.path, reason: String(cString: strerror(errno)))
    }
  }

  /// Puts what stands in the files' place into a folder that is new; files stay until they are replaced.
  private func keep(_ files: [File], at date: Date) throws(GraderFault) -> String? {
    guard !files.isEmpty else { return nil }
    let style = Date.ISO8601FormatStyle(timeSeparator: .omitted, timeZone: .current)
    let name = date.formatted(style.year().month().day().time(includingFractionalSeconds: false))
    let folder = Folder.free(name, in: kit.kept.appending(path: id.path))
    for file in files {
      let copy = folder.appending(path: file.name)
      try Folder.make(copy.deletingLastPathComponent())
      do {
        // What may not be read can still be moved.
        if isCopied(file) {
          try FileManager.default.copyItem(at: file.place, to: copy)
        } else {
          try FileManager.default.moveItem(at: file.place, to: copy)
        }
      } catch {
        // Half a copy would pass for the whole.
        if isCopied(file) { try? FileManager.default.removeItem(at: copy) }
        rmdir(folder.path)
        throw .output(path: copy.path, error: error)
      }
    }
    return ".workbook/kept/\(id.path)/\(folder.lastPathComponent)"
  }

  private func isCopied(_ file: File) -> Bool { file.state == .changed && access(file.place.path, R_OK) == 0 }
}

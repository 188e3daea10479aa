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

  /// Puts the files back, all of them or none.
  ///
  /// - Parameter date: When; the folder that keeps the learner's version is named by it.
  /// - Returns: That folder, from the root of the kit; nothing where the files are as they began.
  /// - Throws: ``GraderFault/noStub(exercise:file:)`` before anything has changed, ``GraderFault/output(path:reason:)``.
  package func run(at date: Date = .now) throws(GraderFault) -> String? {
    var stubs: [(place: URL, bytes: Data)] = []
    for name in exercise.files {
      guard let bytes = try? Data(contentsOf: kit.stub(id).appending(path: name)) else {
        throw .noStub(exercise: id.description, file: "Tests/Chapters/\(id.path)/Stub/\(name)")
      }
      stubs.append((kit.chapters.appending(path: "\(id.path)/\(name)"), bytes))
    }
    let changed = zip(exercise.files, stubs).filter { (try? Data(contentsOf: $1.place)) != $1.bytes }
    guard !changed.isEmpty else { return nil }
    // Not one is lost: all lie in safety before the first is replaced.
    let folder = try keep(changed.map { ($0, $1.place) }, at: date)
    for (_, stub) in changed {
      do {
        try create(stub.place.deletingLastPathComponent())
        try stub.bytes.write(to: stub.place, options: .atomic)
      } catch {
        throw .output(path: stub.place.path, reason: error.localizedDescription)
      }
    }
    return folder
  }

  /// Copies files to a folder that is new.
  private func keep(_ files: [(name: String, place: URL)], at date: Date) throws(GraderFault) -> String {
    let style = Date.ISO8601FormatStyle(timeSeparator: .omitted, timeZone: .current)
    let name = date.formatted(style.year().month().day().time(includingFractionalSeconds: false))
    var path = "\(id.path)/\(name)"
    var number = 1
    while FileManager.default.fileExists(atPath: kit.kept.appending(path: path).path) {
      number += 1
      path = "\(id.path)/\(name)-\(number)"
    }
    let folder = kit.kept.appending(path: path, directoryHint: .isDirectory)
    do {
      try create(folder)
      for (name, place) in files where FileManager.default.fileExists(atPath: place.path) {
        let copy = folder.appending(path: name)
        try create(copy.deletingLastPathComponent())
        try FileManager.default.copyItem(at: place, to: copy)
      }
    } catch {
      throw .output(path: folder.path, reason: error.localizedDescription)
    }
    return ".workbook/kept/\(path)"
  }

  private func create(_ folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
}

import Foundation

/// What judges an exercise and its learners do not see: the suite, the programs that it starts, the versions of a feature.
///
/// In the authors' kit they lie in the clear, in a learner edition in one sealed file, or nowhere. All that reads them reads
/// them here.
struct HiddenFiles {
  /// The name of an exercise's sealed file, beside its ``Kit/stub(_:)``.
  static let sealedName = "hidden.sealed"

  /// The folder, among the sealed files, of the right feature that tests are tried on.
  ///
  /// In the clear it is the solution's.
  static let givenFolder = "Given"

  private enum Place {
    case folder(URL)
    /// Texts by their paths.
    case sealed([String: String])
  }

  private let place: Place

  /// Finds an exercise's hidden files, and opens them where they are sealed.
  ///
  /// - Parameters:
  ///   - kit: Where they lie.
  ///   - id: The exercise.
  /// - Throws: ``GraderFault/damagedSeal(exercise:file:)``.
  init(kit: Kit, id: ExerciseID) throws(GraderFault) {
    let folder = kit.suites.appending(path: id.path, directoryHint: .isDirectory)
    do {
      let limit = 16 * SourceText.sizeLimit
      let place = folder.appending(path: Self.sealedName).path
      let bytes = try SourceText.bytes(of: open(place, SourceText.openFlags), limit: limit)
      self.place = .sealed(try Seal.files(in: String(decoding: bytes, as: UTF8.self)))
    } catch SourceText.Refusal.missing {
      place = .folder(folder)
    } catch {
      throw .damagedSeal(exercise: id.description, file: "Tests/Chapters/\(id.path)/\(Self.sealedName)")
    }
  }

  /// Whether they were sealed.
  var areSealed: Bool { if case .sealed = place { true } else { false } }

  /// The names of the files in a folder, sorted.
  ///
  /// - Parameter folder: The folder's path; by default the exercise's own.
  /// - Returns: The names, without those of folders.
  func names(in folder: String = "") -> [String] { entries(in: folder).filter { !$0.hasSuffix("/") } }

  /// The names of the folders in a folder, sorted.
  func folders(in folder: String) -> [String] {
    entries(in: folder).filter { $0.hasSuffix("/") }.map { String($0.dropLast()) }
  }

  /// The text of a file.
  ///
  /// - Parameter path: Its path from the exercise's folder.
  /// - Returns: The text.
  /// - Throws: Why it cannot be read.
  func text(of path: String) throws(SourceText.Refusal) -> String {
    switch place {
    case .folder(let url): return try SourceText(reading: url.appending(path: path)).text
    case .sealed(let texts):
      guard let text = texts[path] else { throw .missing }
      return text
    }
  }

  /// The names in a folder, sorted; that of a folder ends in a slash.
  private func entries(in folder: String) -> [String] {
    switch place {
    case .folder(let url):
      return Folder.entries(folder.isEmpty ? url : url.appending(path: folder), except: [])
    case .sealed(let texts):
      let prefix = folder.isEmpty ? "" : "\(folder)/"
      let rests = texts.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
      return Set(rests.map { rest in rest.firstIndex(of: "/").map { rest[...$0] } ?? rest }).map(String.init).sorted()
    }
  }
}

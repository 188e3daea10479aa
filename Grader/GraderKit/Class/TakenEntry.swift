import Foundation

/// What was found under one name in a folder of submissions: the learner's work, or why there is none.
struct TakenEntry {
  var submission: Submission
  /// Why nothing was taken; the submission is then an empty one.
  var refusal: SubmissionRefusal?
  /// When it was handed in, as far as its files tell.
  var time: HandInTime?

  /// Takes an entry: a folder, an archive or a git repository.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - folder: The folder of submissions.
  ///   - catalog: What to take.
  ///   - git: What the grader has for git.
  /// - Throws: ``GraderFault`` where it is the grader that cannot read it.
  init(_ name: EntryName, in folder: URL, catalog: Catalog, git: Git.Place) throws(GraderFault) {
    let path = "\(folder.path)/\(name.text)"
    var status = stat()
    do {
      guard lstat(path, &status) == 0 else {
        // A name that was listed, and cannot be found by its text.
        throw errno == ENOENT && name.text.contains("%") ? SubmissionRefusal.nameNotUTF8 : .unreadable
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        guard let files = FolderFiles(URL(filePath: path, directoryHint: .isDirectory)) else {
          throw SubmissionRefusal.unreadable
        }
        (submission, time) = try Self.take(files, catalog, git)
      case S_IFREG:
        submission = try Submission(at: URL(filePath: path, directoryHint: .notDirectory), catalog: catalog)
        time = HandInTime(seconds: status.modified, source: .archive)
      case S_IFLNK: throw SubmissionRefusal.link
      default: throw SubmissionRefusal.neitherFolderNorArchive
      }
      if let refusal = submission.refusal(catalog) { throw refusal }
    } catch let fault as GraderFault {
      throw fault
    } catch {
      submission = Submission(nothingOf: catalog)
      refusal =
        (error as? SubmissionRefusal) ?? (error as? RepositoryRefusal).map(SubmissionRefusal.repository) ?? .unreadable
    }
    submission.id = Printable.line(name.learner)
  }

  /// Takes a folder, be it a repository's working tree or a repository without one.
  private static func take(
    _ files: FolderFiles,
    _ catalog: Catalog,
    _ git: Git.Place
  ) throws -> (Submission, HandInTime?) {
    guard files.isFolder("") else { throw SubmissionRefusal.unreadable }
    let lying = Submission(files, catalog: catalog, isOwn: false)
    let time = lying.modified.map { HandInTime(seconds: $0, source: .files) }
    if lying.isEmpty, RepositoryHead.isBare(files) {
      return try committed(RepositoryHead(files, in: "", root: files.root), files.name, catalog, git)
    }
    let root = Submission.root(of: files, catalog: catalog)
    let folders = [root.isEmpty ? ".git" : "\(root)/.git", ".git"]
    guard let repository = folders.first(where: files.isFolder) else { return (lying, time) }
    do {
      let head = try RepositoryHead(files, in: repository, root: files.root)
      let taken = try committed(head, files.name, catalog, git)
      // What lies there counts; when it was committed tells when it was handed in only where it is the same.
      if lying.isEmpty { return taken }
      return (lying, taken.0.works == lying.works ? taken.1 : time)
    } catch let fault as GraderFault {
      // When a clone was made is not when its files were handed in.
      throw fault
    } catch {
      // Its files are there, whatever the repository is.
      if lying.isEmpty { throw error }
      return (lying, time)
    }
  }

  private static func committed(
    _ head: RepositoryHead,
    _ name: String,
    _ catalog: Catalog,
    _ git: Git.Place
  ) throws -> (Submission, HandInTime?) {
    let files = try RepositoryFiles(head, name: name, catalog: catalog, git: git)
    let submission = Submission(files, catalog: catalog, isOwn: false)
    return (submission, HandInTime(seconds: files.committed, source: .commit))
  }
}

/// When something was handed in, and what tells it.
package struct HandInTime: Equatable, Sendable, Codable {
  /// Since 1970.
  package var seconds: Int
  package var source: Source

  package enum Source: String, CaseIterable, Sendable, Codable {
    /// The course file says so.
    case course
    /// The commit that the repository is on.
    case commit
    /// When the archive was changed last.
    case archive
    /// When the newest of the files was changed last that were taken.
    case files
  }
}

extension Submission {
  /// One that has none of the files that exercises ask for.
  init(nothingOf catalog: Catalog) {
    let works = catalog.exercises.map { chapter, exercise in
      let refused = exercise.files.map { Refused(name: $0, reason: .missing) }
      return (ExerciseID(chapter: chapter.id, exercise: exercise.id), Work(sources: [], refused: refused))
    }
    self.init(
      id: "",
      works: Dictionary(works) { first, _ in first },
      isOwn: false,
      ignored: [],
      ignoresMore: false
    )
  }

  /// Why nothing of it is graded: a file that may not be read could be worth anything, and it has to have one that is asked for.
  ///
  /// - Parameter catalog: What is asked for.
  /// - Returns: Nothing where it can be graded.
  func refusal(_ catalog: Catalog) -> SubmissionRefusal? {
    if works.values.contains(where: { $0.refused.contains { $0.reason == .unreadable } }) { return .unreadable }
    return isEmpty ? emptiness(catalog) : nil
  }

  /// Why it is empty, with what there is in place of what is asked for.
  private func emptiness(_ catalog: Catalog) -> SubmissionRefusal {
    let example = catalog.exercises.first.map { chapter, exercise in
      "\(ExerciseID(chapter: chapter.id, exercise: exercise.id).path)/\(exercise.files.first ?? "")"
    }
    return .nothingAskedFor(example: example ?? "", found: ignored.prefix(5).map(Printable.line), meant: nil)
  }
}

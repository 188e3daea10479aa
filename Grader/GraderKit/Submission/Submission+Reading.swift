import Foundation

extension Submission {
  /// Reads what was handed in: a checkout of the kit, its `Chapters` folder or a folder of the same shape, or one of these
  /// in an archive.
  ///
  /// Nothing is written anywhere, and no symbolic link within is followed.
  ///
  /// - Parameters:
  ///   - url: The folder or the archive.
  ///   - catalog: What to take.
  ///   - isOwn: Whether it is the kit's own tree: then only what lies in its chapters' folders can be ignored.
  /// - Throws: ``SubmissionRefusal`` where nothing can be taken at all.
  package init(at url: URL, catalog: Catalog, isOwn: Bool = false) throws(SubmissionRefusal) {
    if let folder = FolderFiles(url) {
      guard folder.isFolder("") else { throw .unreadable }
      self.init(folder, catalog: catalog, isOwn: isOwn)
      return
    }
    let bytes: [UInt8]
    let limits = ArchiveLimits()
    do throws(SourceText.Refusal) {
      let file = url.resolvingSymlinksInPath()
      bytes = try SourceText.bytes(of: open(file.path, SourceText.openFlags), limit: limits.packed)
    } catch {
      switch error {
      case .missing: throw .missing
      case .tooLarge: throw .archive(.tooLarge(mebibytes: limits.packed >> 20))
      case .notRegular: throw .neitherFolderNorArchive
      default: throw .unreadable
      }
    }
    let archive: Archive
    let named = Archive.Format(fileName: url.lastPathComponent)
    do throws(ArchiveRefusal) {
      archive = try Archive(bytes, limits: limits)
    } catch {
      throw error == .unknownFormat && named == nil ? .neitherFolderNorArchive : .archive(error)
    }
    let name = Archive.Format.nameWithoutEnding(url.lastPathComponent)
    self.init(ArchiveFiles(name: name, archive: archive), catalog: catalog, isOwn: isOwn)
    if let named, named != archive.format { misnamed = archive.format }
  }

  /// Takes what the catalog names from files wherever they lie, and tells the rest.
  init(_ files: some FileSource, catalog: Catalog, isOwn: Bool) {
    let root = Self.root(of: files, catalog: catalog)
    let nested = files.path("Chapters", in: root)
    // Somebody may have one of the name beside what it should hold.
    let isCheckout =
      files.isFolder(nested) && (catalog.hasChapters(files, in: nested) || !catalog.hasChapters(files, in: root))
    let chapters = isCheckout ? nested : root

    id = files.name
    self.isOwn = isOwn
    works = [:]
    var strays = Strays(root: root)
    if !isOwn {
      if isCheckout { strays.add(files, in: root, except: ["Chapters/"]) }
      let known = catalog.chapters.map { "\($0.id)/" } + ["Library/", "README.md", "README.ko.md"]
      strays.add(files, in: chapters, except: known)
    }
    for chapter in catalog.chapters {
      let folder = files.path(chapter.id, in: chapters)
      let known = chapter.exercises.map { "\($0.id)/" } + ["chapter.json", "README.md", "README.ko.md"]
      strays.add(files, in: folder, except: known)
      for exercise in chapter.exercises {
        let exerciseFolder = files.path(exercise.id, in: folder)
        let known = exercise.files + exercise.givenFiles
        strays.add(files, in: exerciseFolder, except: known + (exercise.modules ?? []).map { "\($0)/" })
        for module in exercise.modules ?? [] {
          let own = known.filter { $0.hasPrefix("\(module)/") }.map { String($0.dropFirst(module.count + 1)) }
          strays.add(files, in: files.path(module, in: exerciseFolder), except: own)
        }
        let work = Work(names: exercise.files, in: exerciseFolder, of: files)
        works[ExerciseID(chapter: chapter.id, exercise: exercise.id)] = work
        for source in work.sources {
          modified = [modified, files.modified("\(exerciseFolder)/\(source.name)")].compactMap { $0 }.max()
        }
      }
    }
    ignoresMore = strays.hasMore || strays.paths.count > Self.ignoredLimit
    ignored = Array(strays.paths.prefix(Self.ignoredLimit))
  }

  /// Looks through folders that hold nothing but one more folder, as hosting services and archivers make them.
  static func root(of files: some FileSource, catalog: Catalog) -> String {
    var folder = ""
    for _ in 0..<4 {
      let places = [folder, files.path("Chapters", in: folder)]
      if places.contains(where: { catalog.hasChapters(files, in: $0) }) { return folder }
      let names = files.listing(of: folder).names
      guard names.count == 1, let only = names.first, only.hasSuffix("/") else { break }
      folder = files.path(String(only.dropLast()), in: folder)
    }
    return ""
  }
}

/// What lies around in a submission without being asked for.
private struct Strays {
  /// Where the submission begins: paths are told from there.
  let root: String
  var paths: [String] = []
  var hasMore = false

  mutating func add(_ files: some FileSource, in folder: String, except known: [String]) {
    let listing = files.listing(of: folder)
    paths += listing.names.filter { !known.contains($0) }.map { name in
      let path = files.path(name, in: folder)
      return root.isEmpty ? path : String(path.dropFirst(root.count + 1))
    }
    if !listing.isWhole { hasMore = true }
  }
}

extension Catalog {
  /// Whether a folder holds that of a chapter.
  fileprivate func hasChapters(_ files: some FileSource, in folder: String) -> Bool {
    chapters.contains { files.isFolder(files.path($0.id, in: folder)) }
  }
}

extension FileSource {
  /// The path of a name in a folder.
  fileprivate func path(_ name: String, in folder: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }
}

extension Submission.Work {
  fileprivate init(names: [String], in folder: String, of files: some FileSource) {
    self.init(sources: [], refused: [])
    for name in names {
      do throws(SourceText.Refusal) {
        sources.append(.init(name: name, text: try SourceText(bytes: files.bytes(of: "\(folder)/\(name)"))))
      } catch {
        refused.append(.init(name: name, reason: error))
      }
    }
  }
}

import Foundation

/// The files of a commit, read without ever having them on a disk.
struct RepositoryFiles: FileSource {
  let name: String
  /// When it was committed, in seconds since 1970.
  let committed: Int
  private var entries: [String: Entry] = [:]
  private var folders: [String: Set<String>] = ["": []]

  private struct Entry {
    /// None where it is no regular file.
    var id: String?
    var size: Int
    var content: [UInt8]?
  }

  /// Reads what a commit holds, and the content of those of its files that an exercise asks for.
  ///
  /// - Parameters:
  ///   - head: The repository and the commit.
  ///   - name: The name that reports give it.
  ///   - catalog: What exercises ask for.
  ///   - place: What the grader has for git.
  /// - Throws: ``RepositoryRefusal``, or ``GraderFault`` where git is not there.
  init(_ head: RepositoryHead, name: String, catalog: Catalog, git place: Git.Place) throws {
    self.name = name
    let git = try Git(head, at: place)
    guard let time = try Self.committed(git, head.commit),
      let listing = try git.output(["ls-tree", "-r", "-z", "-l", "--full-tree", head.commit], limit: Self.listingLimit)
    else { throw RepositoryRefusal.unreadable }
    committed = time
    guard listing.isWhole else { throw RepositoryRefusal.tooManyFiles }
    for line in listing.bytes.split(separator: 0) { take(line) }
    try fetch(catalog, git)
  }

  /// When a commit was made.
  static func committed(_ git: Git, _ commit: String) throws(GraderFault) -> Int? {
    guard let output = try git.output(["cat-file", "commit", commit], limit: 1 << 20), output.isWhole else {
      return nil
    }
    let line = String(decoding: output.bytes, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("committer ") }
    return line?.split(separator: " ").dropLast().last.flatMap { Int($0) }
  }

  func isFolder(_ path: String) -> Bool { folders[path] != nil }

  func listing(of folder: String) -> FolderListing {
    FolderListing(
      names: folders[folder, default: []].map { isFolder(folder.isEmpty ? $0 : "\(folder)/\($0)") ? $0 + "/" : $0 }
    )
  }

  func bytes(of path: String) throws(SourceText.Refusal) -> [UInt8] {
    guard let entry = entries[path] else { throw isFolder(path) ? .notRegular : .missing }
    guard entry.id != nil else { throw .notRegular }
    guard entry.size <= SourceText.sizeLimit else { throw .tooLarge }
    guard let content = entry.content else { throw .unreadable }
    return content
  }

  /// Takes a line such as `100644 blob <id>    <size>\t<path>`.
  private mutating func take(_ line: ArraySlice<UInt8>) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")),
      let path = String(validating: line[(tab + 1)...], as: UTF8.self)
    else { return }
    let facts = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
    guard facts.count == 4 else { return }
    let isFile = facts[0].hasPrefix("100") && facts[1] == "blob"
    entries[path] = Entry(id: isFile ? String(facts[2]) : nil, size: Int(facts[3]) ?? 0)
    var folder = ""
    for part in path.split(separator: "/").map(String.init) {
      folders[folder, default: []].insert(part)
      folder = folder.isEmpty ? part : "\(folder)/\(part)"
      if folder != path, folders[folder] == nil { folders[folder] = [] }
    }
  }

  /// Reads the content of files that are called like those of exercises.
  private mutating func fetch(_ catalog: Catalog, _ git: Git) throws {
    let endings = catalog.exercises.flatMap { chapter, exercise in
      exercise.files.map { "\(chapter.id)/\(exercise.id)/\($0)" }
    }
    let wanted = entries.filter { path, entry in
      entry.id != nil && entry.size <= SourceText.sizeLimit
        && endings.contains { path == $0 || path.hasSuffix("/\($0)") }
    }
    // The same place below two roots is no ordinary tree.
    guard wanted.count <= 2 * endings.count + 100 else { throw RepositoryRefusal.tooManyFiles }
    let paths = wanted.keys.sorted()
    let ids = paths.compactMap { wanted[$0]?.id }
    guard !ids.isEmpty else { return }
    let input = ids.map { "\($0)\n" }.joined()
    guard let output = try git.output(["cat-file", "--batch"], input: input, limit: 60 << 20), output.isWhole else {
      throw RepositoryRefusal.unreadable
    }
    var rest = output.bytes[...]
    for path in paths {
      guard let end = rest.firstIndex(of: 10) else { throw RepositoryRefusal.unreadable }
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard words.count == 3, words[1] == "blob", let size = Int(words[2]), end + 1 + size < rest.endIndex else {
        throw RepositoryRefusal.unreadable
      }
      entries[path]?.content = Array(rest[(end + 1)..<(end + 1 + size)])
      rest = rest[(end + 2 + size)...]
    }
  }

  /// In bytes: some fifty thousand files.
  private static let listingLimit = 8 << 20
}

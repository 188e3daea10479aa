import Foundation

/// The commit that a repository is on, found by reading its files: git itself would read the repository's configuration, which can make it
/// run programs.
struct RepositoryHead: Equatable {
  /// The folder of its objects.
  let objects: String
  /// The commit's id, 40 hexadecimal digits or 64.
  let commit: String

  /// Whether a folder has what every repository without a working tree has.
  static func isBare(_ folder: FolderFiles) -> Bool {
    folder.isFolder("objects") && folder.isFolder("refs") && folder.contains("HEAD")
  }

  /// Finds the commit.
  ///
  /// - Parameters:
  ///   - files: What the repository lies in.
  ///   - folder: Its folder, from there: `.git`, or nothing where it has no working tree.
  ///   - root: The real path of what it lies in.
  /// - Throws: ``RepositoryRefusal``.
  init(_ files: FolderFiles, in folder: String, root: String) throws(RepositoryRefusal) {
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    func read(_ path: String) -> String? {
      (try? files.bytes(of: prefix + path)).map { String(decoding: $0, as: UTF8.self) }
    }
    // Both would have it show somebody else's work.
    guard !files.contains("\(prefix)commondir"), !files.contains("\(prefix)objects/info/alternates"),
      files.isFolder("\(prefix)objects"), files.isFolder("\(prefix)refs")
    else { throw .liesElsewhere }
    objects = "\(root)/\(prefix)objects"
    guard let head = read("HEAD")?.trimmingCharacters(in: .whitespacesAndNewlines) else { throw .unreadable }
    guard head.hasPrefix("ref:") else {
      guard let commit = Self.commit(head) else { throw .unreadable }
      self.commit = commit
      return
    }
    let reference = head.dropFirst(4).trimmingCharacters(in: .whitespaces)
    let isPlain = reference.hasPrefix("refs/") && !reference.split(separator: "/").contains("..")
    guard isPlain, !reference.hasSuffix("/.invalid") else { throw .unreadable }
    let packed = read("packed-refs")?.split(separator: "\n").first { $0.hasSuffix(" \(reference)") }
    let text = read(reference) ?? packed.map { String($0.prefix { $0 != " " }) }
    guard let text else { throw .noCommit }
    guard let commit = Self.commit(text.trimmingCharacters(in: .whitespacesAndNewlines)) else { throw .unreadable }
    self.commit = commit
  }

  private static func commit(_ text: String) -> String? {
    text.wholeMatch(of: /[0-9a-f]{40}(?:[0-9a-f]{24})?/).map { String($0.output) }
  }
}

extension FolderFiles {
  /// Whether anything bears a name, be it a link.
  fileprivate func contains(_ path: String) -> Bool {
    do throws(SourceText.Refusal) {
      _ = try bytes(of: path)
      return true
    } catch {
      return error != .missing
    }
  }
}

extension SubmissionRefusal {
  /// What is wrong, and what to do; the path stands before it.
  var english: String {
    switch self {
    case .missing: "There is no such folder or archive."
    case .neitherFolderNorArchive: "It is neither a folder nor an archive (.zip, .tar, .tar.gz)."
    case .unreadable: "It cannot be read. Check its permissions."
    case .archive(let refusal): refusal.english
    case .link: "It is a symbolic link. Put the folder or the archive itself in its place."
    case .nameNotUTF8: "Its name is not UTF-8. Rename it."
    case .repository(let refusal): refusal.english
    case .nothingAskedFor(let example, let found, let meant):
      "No file that an exercise asks for is in it, such as '\(example)'."
        + (found.isEmpty ? "" : " What is there: \(found.joined(separator: ", ")).")
        + (meant.map { " Did you mean '\($0)'?" } ?? " Name a checkout, or a folder shaped like Chapters.")
    }
  }
}

extension RepositoryRefusal {
  var english: String {
    switch self {
    case .noCommit: "It is a git repository without a commit. Commit the work, and hand it in again."
    case .liesElsewhere:
      "It is a git repository whose objects or branches lie elsewhere. Hand in a clone of its own: git clone --bare --no-local"
    case .unreadable: "It is a git repository that cannot be read. Hand in the folder, or a zip of it, instead."
    case .tooManyFiles:
      "It is a git repository with far more files than the exercises have. Hand in the exercises alone."
    }
  }
}

extension ArchiveRefusal {
  var english: String {
    switch self {
    case .unknownFormat: "It is named like an archive, but is none. Make it again: zip, tar or tar.gz."
    case .foreignFormat(let name):
      "It is a \(name) archive, which cannot be read. Make a zip, tar or tar.gz of the folder."
    case .compressedOther: "It is compressed, but holds no tar archive. Make a zip, tar or tar.gz of the folder."
    case .tooLarge(let mebibytes):
      "It is larger than \(mebibytes) MiB. Hand in the exercises alone, without .build and .git."
    case .unpacksTooLarge(let mebibytes):
      "It unpacks to more than \(mebibytes) MiB. Hand in the exercises alone, without .build and .git."
    case .tooManyEntries(let limit):
      "It has more than \(limit) entries. Hand in the exercises alone, without .build and .git."
    case .tooDeep(let path, let limit):
      "'\(path)' lies in more than \(limit) folders. Take it out and make the archive again."
    case .truncated: "It is cut short. Copy or download it again, or make it again."
    case .damaged(nil): "It is damaged. Copy or download it again, or make it again."
    case .damaged(let path?): "It is damaged at '\(path)'. Copy or download it again, or make it again."
    case .trailingData: "Something comes after its end. Make it again."
    case .encrypted(let path): "'\(path)' is encrypted. Make the archive again without a password."
    case .unsupported(let feature):
      "\(feature.english) Make it again with another program, for example with 'tar' or 'zip'."
    case .unsafePath(let path):
      "'\(path)' is no path within the folder. Make the archive again, with relative paths and plain slashes."
    case .nameNotUTF8(let path): "The name '\(path)' is not UTF-8. Rename it and make the archive again."
    case .link(let path): "'\(path)' is a link. Put the file itself in its place and make the archive again."
    case .special(let path): "'\(path)' is neither a file nor a folder. Take it out and make the archive again."
    case .duplicate(let path): "'\(path)' is in it twice. Make the archive again from the folder."
    }
  }
}

extension ArchiveRefusal.Feature {
  fileprivate var english: String {
    switch self {
    case .zip64: "It is a zip64 archive, which only very large archives need."
    case .severalVolumes: "It is only one of several volumes."
    case .compression(let method): "It is compressed in a way that cannot be read (method \(method))."
    case .sparseFile: "It holds a sparse file."
    }
  }
}

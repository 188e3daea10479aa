import Foundation

/// The text of a file that someone else wrote: UTF-8, with or without a byte order mark, with any line endings.
package struct SourceText: Equatable, Sendable {
  /// The text with line feeds alone and without a byte order mark.
  package var text: String

  /// Why a file is not taken.
  package enum Refusal: String, Error, Equatable, Sendable {
    case missing
    case notRegular
    case tooLarge
    case notUTF8
    /// It says that its lines are those of another file.
    case movesLines
    case unreadable
  }

  /// The largest file that is taken, in bytes.
  package static let sizeLimit = 1 << 20

  package init(text: String) {
    self.text = text
  }

  /// Reads a regular file, without following a symbolic link and without waiting for a pipe.
  ///
  /// - Parameter url: The file.
  /// - Throws: Why the file is not taken.
  package init(reading url: URL) throws(Refusal) {
    let descriptor = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .missing
      case ELOOP, ENXIO: throw .notRegular
      default: throw .unreadable
      }
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_size <= Self.sizeLimit else { throw .tooLarge }
    let bytes: Data
    do {
      bytes = try FileHandle(fileDescriptor: descriptor).read(upToCount: Self.sizeLimit + 1) ?? Data()
    } catch {
      throw .unreadable
    }
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge }
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    self.init(normalizing: text)
  }

  /// Takes a text as an editor on any system may have saved it.
  package init(normalizing text: String) {
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{FEFF}" where previous == nil: break
      case "\r": scalars.append("\n")
      case "\n" where previous == "\r": break
      default: scalars.append(scalar)
      }
      previous = scalar
    }
    self.text = String(scalars)
  }
}

import Foundation

/// The text of a file that someone else wrote: UTF-8, with or without a byte order mark, with any line endings.
package struct SourceText: Equatable, Sendable {
  /// The text with line feeds alone and without a byte order mark.
  package var text: String

  /// Why a file is not taken.
  package enum Refusal: String, CaseIterable, Error, Equatable, Sendable, Codable {
    case missing
    case notRegular
    case tooLarge
    case notUTF8
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
    try self.init(bytes: Self.bytes(of: open(url.path, Self.openFlags)))
  }

  /// Takes the bytes of a file.
  ///
  /// - Throws: Why they are not taken.
  init(bytes: [UInt8]) throws(Refusal) {
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge }
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    self.init(normalizing: text)
  }

  /// How a file is opened that may be anything: no link is followed, no pipe waited for.
  static let openFlags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC

  /// Reads a regular file and closes it.
  ///
  /// - Parameters:
  ///   - descriptor: What opening it gave, just now.
  ///   - limit: How large it may be.
  /// - Returns: Its bytes.
  /// - Throws: Why it is not taken.
  static func bytes(of descriptor: Int32, limit: Int = sizeLimit) throws(Refusal) -> [UInt8] {
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .missing
      // On some systems a socket cannot be opened at all.
      case ELOOP, EMLINK, ENXIO, EOPNOTSUPP: throw .notRegular
      default: throw .unreadable
      }
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_size <= limit else { throw .tooLarge }
    do {
      return [UInt8](try FileHandle(fileDescriptor: descriptor).read(upToCount: limit + 1) ?? Data())
    } catch {
      throw .unreadable
    }
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

import Foundation

/// An open descriptor that a path names, such as `/dev/stdout` or `/dev/fd/3`.
///
/// To open such a path would find the file behind it anew: from its beginning, whatever has been written there before.
struct NamedDescriptor: Equatable {
  let number: Int32

  /// Reads a path.
  ///
  /// - Parameter path: A path; nothing is made of one that names no descriptor.
  init?(_ path: String) {
    guard path.hasPrefix("/") else { return nil }
    let parts = path.split(separator: "/").filter { $0 != "." }
    switch parts.first {
    case "dev" where parts.count == 2:
      guard let place = ["stdin", "stdout", "stderr"].firstIndex(of: parts[1]) else { return nil }
      number = Int32(place)
    case "dev" where parts.count == 3 && parts[1] == "fd":
      guard let number = Self.number(parts[2]) else { return nil }
      self.number = number
    case "proc" where parts.count == 4 && ["self", "thread-self"].contains(parts[1]) && parts[2] == "fd":
      guard let number = Self.number(parts[3]) else { return nil }
      self.number = number
    default: return nil
    }
  }

  /// Why nothing can be written to it, if nothing can.
  var refusal: Int32? {
    let flags = fcntl(number, F_GETFL)
    return flags < 0 || flags & O_ACCMODE == O_RDONLY ? EBADF : nil
  }

  private static func number(_ text: Substring) -> Int32? {
    text.allSatisfy(\.isNumber) ? Int32(text) : nil
  }
}

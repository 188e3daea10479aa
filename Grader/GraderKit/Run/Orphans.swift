import Foundation

/// Processes whose parent has ended before them, and which are handed to the grader for it.
enum Orphans {
  /// Asks the system for them: whoever leaves its session, its parent and its environment behind is found even so.
  ///
  /// - Returns: Whether the system does so; where it does not, they are handed to the system's first process.
  static func adopt() -> Bool {
    #if os(Linux)
      // The function takes arguments by need, and Swift cannot import such a one.
      guard let symbol = dlsym(nil, "prctl") else { return false }
      typealias Function = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      return unsafeBitCast(symbol, to: Function.self)(setChildSubreaper, 1, 0, 0, 0) == 0
    #else
      return false
    #endif
  }

  /// The children of this process, also those that have ended and wait to be asked.
  static var children: Set<pid_t> {
    #if os(Linux)
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
      return threads.reduce(into: []) { children, thread in
        let list = ProcessFile.content("self/task/\(thread)/children") ?? Data()
        children.formUnion(String(decoding: list, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) })
      }
    #else
      // They are handed to the system's first process.
      return []
    #endif
  }

  /// Of `<sys/prctl.h>`.
  private static let setChildSubreaper: Int32 = 36
}

/// How a process that runs tests knows which variant it is to be.
///
/// All variants are in one program. A process is told a number that means nothing by itself; what it stands for follows from a
/// key that was drawn for the workspace. Tests see the number, a different one each time, and cannot tell one variant from
/// another but by what it does.
enum ChosenVariant {
  /// The environment variable that says, for those who know the key, which variant a process is to be.
  static let variable = "WORKBOOK_VARIANT"

  /// What merged source compares with the number of a variant.
  static let expression = "ChosenVariant.number"

  /// What a process finds in its environment.
  ///
  /// - Parameters:
  ///   - number: The number of a variant; the right feature's is 0.
  ///   - key: The workspace's key.
  /// - Returns: Variables with a number that was never there before.
  static func variables(number: Int, key: UInt64) -> [String: String] {
    [variable: "\(RunNumber(key: key, turn: number == 0 ? nil : number).value)"]
  }

  /// Declares ``expression`` for one file alone; it reads what ``RunNumber`` writes.
  ///
  /// - Parameter key: The workspace's key.
  /// - Returns: Swift source for the end of a file.
  static func source(key: UInt64) -> String {
    """

    #if canImport(Darwin)
      private import func Darwin.getenv
    #elseif canImport(Musl)
      private import func Musl.getenv
    #else
      private import func Glibc.getenv
    #endif

    /// Written by the grader.
    private enum ChosenVariant {
      static let number: Int = {
        guard let text = getenv("\(variable)"), let number = UInt64(String(cString: text)) else { return 0 }
        let message = \(RunNumber.message(of: "number", key: key))
        return message & 1 == 0 ? 0 : Int(message >> 1)
      }()

    \(KeyedMix.source)
    }

    """
  }
}

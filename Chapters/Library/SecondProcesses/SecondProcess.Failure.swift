extension SecondProcess {
  /// Why there is nothing to be said of a process.
  public struct Failure: Error, Equatable, Sendable, CustomStringConvertible {
    /// What went wrong.
    public enum Reason: Equatable, Sendable {
      /// There is no such program, or the system does not run it.
      case doesNotStart(String)
      /// It was still running when its time was up.
      case doesNotEnd
      /// It was writing more and more.
      case writesTooMuch
    }

    /// The name of the program.
    public var name: String
    /// What went wrong.
    public var reason: Reason

    /// What went wrong, with the program's name.
    public var description: String {
      switch reason {
      case .doesNotStart(let reason):
        "The second process '\(name)' does not start: \(reason)"
      case .doesNotEnd:
        """
        The second process '\(name)' has not ended within \(SecondProcess.limit) seconds and was ended. Something that it \
        starts outside of tests waits or runs for ever.
        """
      case .writesTooMuch:
        """
        The second process '\(name)' has written more than \(SecondProcess.outputLimit) bytes and was ended. Something that \
        it starts outside of tests prints without an end.
        """
      }
    }
  }
}

/// Regular expressions that select tests by their ids.
enum TestFilter {
  /// Selects exactly one test, whatever characters its name has.
  ///
  /// An id goes on with the test's place in its file, so the expression ends with the slash before it.
  static func exactly(_ test: SuiteTest, module: String) -> String {
    "^\(escaped(module))[.]\(escaped((test.types + [test.function]).joined(separator: "/")))/"
  }

  /// A text as a regular expression that matches just it.
  static func escaped(_ text: String) -> String {
    // A backslash before a character that is not ASCII is an error, before an ASCII letter it has a meaning of its own.
    text.map { $0.isASCII && !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "/" ? "\\\($0)" : "\($0)" }.joined()
  }
}

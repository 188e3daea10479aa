/// The words after the program's name, taken apart by a command that knows its options.
package struct Arguments {
  /// What a command takes.
  package struct Grammar: Sendable {
    package var command: String
    /// Options that are followed by a value, with the values known beforehand, if they are.
    package var options: [String: [String]?]
    /// Those of them that may be given more than once.
    package var repeatable: Set<String>
    /// Options that stand alone.
    package var flags: Set<String>
    package var takesWords: Bool

    package init(
      command: String,
      options: [String: [String]?] = [:],
      repeatable: Set<String> = [],
      flags: Set<String> = [],
      takesWords: Bool = false
    ) {
      self.command = command
      self.options = options
      self.repeatable = repeatable
      self.flags = flags
      self.takesWords = takesWords
    }
  }

  package private(set) var words: [String] = []
  /// Options in the order in which they were given.
  package private(set) var options: [(name: String, value: String)] = []
  package private(set) var flags: Set<String> = []

  /// Takes words apart.
  ///
  /// - Parameters:
  ///   - arguments: The words after the command's name.
  ///   - grammar: What the command takes; `--help` and `--language` are understood by every command.
  /// - Throws: What cannot be understood, with what may have been meant.
  package init(_ arguments: [String], grammar: Grammar) throws(UsageError) {
    var known = grammar.options
    known["--language"] = Language.allCases.map(\.rawValue)
    let flags = grammar.flags.union(["--help"])
    var rest = arguments[...]
    var onlyWords = false
    while let argument = rest.popFirst() {
      guard !onlyWords, argument.hasPrefix("-"), argument != "-" else {
        guard !argument.isEmpty else { throw .emptyWord }
        guard grammar.takesWords else { throw .unexpectedArgument(argument, command: grammar.command) }
        words.append(argument)
        continue
      }
      if argument == "--" {
        onlyWords = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0] == "-h" ? "--help" : parts[0]
      if flags.contains(name) {
        guard parts.count == 1 else { throw .unexpectedValue(option: name, value: parts[1]) }
        self.flags.insert(name)
      } else if let values = known[name] {
        let value = parts.count == 2 ? parts[1] : rest.popFirst().flatMap { $0.hasPrefix("--") ? nil : $0 }
        guard let value, !value.isEmpty else { throw .missingValue(option: name) }
        if let values, !values.contains(value) {
          let meant = Spelling.closest(to: value, among: values)
          throw .unknownValue(option: name, value: value, known: values, meant: meant)
        }
        guard grammar.repeatable.contains(name) || self.value(name) == nil else { throw .repeated(option: name) }
        options.append((name, value))
      } else {
        let meant = Spelling.closest(to: name, among: known.keys.sorted() + flags.sorted())
        throw .unknownOption(name, command: grammar.command, meant: meant)
      }
    }
  }

  /// The value of an option that is given once.
  package func value(_ option: String) -> String? { options.first { $0.name == option }?.value }

  /// The value of an option that is a whole number above zero.
  ///
  /// - Parameter option: The option's name.
  /// - Returns: The number; nothing where the option was not given.
  /// - Throws: ``UsageError/notANumber(option:value:)``.
  package func number(_ option: String) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), number > 0 else { throw .notANumber(option: option, value: text) }
    return number
  }
}

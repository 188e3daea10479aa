extension Arguments {
  /// The options of every command that runs tests.
  package static let runOptions: [String: [String]?] = [
    "--timeout": nil, "--build-timeout": nil, "--memory": nil, "--sandbox": SandboxMode.allCases.map(\.rawValue),
  ]

  /// How much things may take, by the options given.
  ///
  /// - Returns: The usual limits, those changed that an option names.
  /// - Throws: ``UsageError`` for what is no number, or too little memory.
  package func limits() throws(UsageError) -> Limits {
    var limits = Limits()
    if let seconds = try number("--timeout") { limits.test = seconds }
    if let seconds = try number("--build-timeout") { limits.build = seconds }
    if let memory = try number("--memory") {
      guard memory >= Limits.leastMemory else { throw .tooLittleMemory(memory, least: Limits.leastMemory) }
      limits.memory = memory
    }
    return limits
  }

  /// How much the tests must be kept apart from the machine, by the option given.
  package var sandbox: SandboxMode { value("--sandbox").flatMap(SandboxMode.init) ?? .auto }
}

import Foundation
import Testing

@testable import GraderKit

@Suite("How a test's process came to its end")
struct CrashTests {
  @Test("The signal has its name", arguments: signals)
  func signal(_ number: Int32?, _ name: String?) {
    #expect(Crash(signal: number, output: "").signal == name)
  }

  @Test("What Swift said last of a fatal error is told", arguments: outputs)
  func message(_ output: String, _ message: String?) {
    #expect(Crash(signal: SIGTRAP, output: output).fatalMessage == message)
  }

  @Test("A message without an end is cut")
  func long() {
    let output = "Fatal error: " + String(repeating: "a", count: 10_000)
    #expect(Crash(signal: nil, output: output).fatalMessage == String(output.prefix(300)))
  }
}

private let signals: [(Int32?, String?)] = [
  (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGSEGV, "SIGSEGV"), (SIGABRT, "SIGABRT"), (SIGKILL, "SIGKILL"),
  (SIGBUS, "SIGBUS"), (SIGFPE, "SIGFPE"), (SIGTERM, "SIGTERM"), (SIGQUIT, "SIGQUIT"), (SIGALRM, "SIGALRM"),
  (99, "signal 99"), (nil, nil),
]

private let outputs: [(String, String?)] = [
  ("", nil),
  ("one\ntwo\n", nil),
  (
    "before\nCounterExercise/Counter.swift:12: Fatal error: Index out of range\nafter\n",
    "CounterExercise/Counter.swift:12: Fatal error: Index out of range"
  ),
  ("A.swift:2: Precondition failed: seven is needed\n", "A.swift:2: Precondition failed: seven is needed"),
  ("A.swift:2: Assertion failed\n", "A.swift:2: Assertion failed"),
  ("Fatal error: one\nFatal error: two\n", "Fatal error: two"),
  ("Swift/x86_64.swiftinterface:1: Fatal error\r\n", "Swift/x86_64.swiftinterface:1: Fatal error"),
]

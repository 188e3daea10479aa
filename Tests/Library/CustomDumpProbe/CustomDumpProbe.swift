import CustomDump
import Foundation

/// A program that a test starts.
@main
enum CustomDumpProbe {
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "order": printOrder()
    case "blind": checkBlindly()
    case let name: print("What is '\(name ?? "")'?")
    }
  }

  /// Dumps and compares what has another order in every process, and prints some of it as it is to standard error.
  private static func printOrder() {
    let (before, after) = (Town(isChanged: false), Town(isChanged: true))
    customDump(before)
    print(diff(before, after) ?? "no difference")
    FileHandle.standardError.write(Data("\(before.lines)\n".utf8))
  }

  /// Checks values that are all equal by their `==`; prints the lines of those that print differently.
  private static func checkBlindly() {
    expectNoDifference(Cached(id: 1, cache: "a"), Cached(id: 1, cache: "a"))
    expectNoDifference(Cached(id: 1, cache: "a"), Cached(id: 1, cache: "b"))
    print(#line - 1)
    expectNoDifference([Blind(1): "x"], [Blind(2): "x"])
    print(#line - 1)
    var cached = Cached(id: 1, cache: "a")
    print(#line + 1)
    expectDifference(cached) {
      cached = Cached(id: 2, cache: "b")
    } changes: {
      $0 = Cached(id: 2, cache: "a")
    }
    expectNoDifference(Blind(1), Blind(1))
    expectNoDifference(0.0, -0.0)
    expectNoDifference("é", "e\u{301}")
    expectNoDifference(Set(1...9), Set((1...9).reversed()))
    let person = Person(name: "Blob")
    expectNoDifference(person, person)
  }
}

/// A value whose `==` leaves a field out on purpose.
private struct Cached: Equatable {
  let id: Int
  let cache: String
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

/// A value whose `==` lets everything pass.
private struct Blind: Hashable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (lhs: Self, rhs: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

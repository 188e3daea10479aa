import Testing

@testable import GraderKit

/// Code and what is refused of it.
struct RefusalSample: CustomTestStringConvertible, Sendable {
  var code: String
  var refused: [SourceRefusal.Kind]
  var testDescription: String { code.split(separator: "\n").joined(separator: " ⏎ ") }

  init(_ code: String, _ refused: SourceRefusal.Kind...) {
    self.code = code
    self.refused = refused
  }

  /// The file as it came.
  static let stub = """
    import ComposableArchitecture
    @Reducer public struct Counter {
      @ObservableState public struct State: Equatable { public var count = 0 }
    }
    """

  static let all = imports + extensions + operators + attributes + others

  static let imports = [
    RefusalSample("import ComposableArchitecture"),
    RefusalSample("import Dispatch\nimport Foundation\nimport Observation\nimport SwiftUI"),
    RefusalSample("import struct Foundation.URL"),
    RefusalSample("public import Dependencies"),
    RefusalSample("@preconcurrency import Combine"),
    RefusalSample("// import Glibc\nlet a = \"import Testing\""),
    RefusalSample("import Testing", .unlistedImport("Testing")),
    RefusalSample("import XCTest", .unlistedImport("XCTest")),
    RefusalSample("import Glibc", .unlistedImport("Glibc")),
    RefusalSample("import func Darwin.exit", .unlistedImport("Darwin")),
    RefusalSample("import `Glibc`", .unlistedImport("Glibc")),
    RefusalSample("import IssueReporting", .unlistedImport("IssueReporting")),
    RefusalSample("import DependenciesTestSupport", .unlistedImport("DependenciesTestSupport")),
    RefusalSample("import CounterSuite", .unlistedImport("CounterSuite")),
    RefusalSample("#if canImport(Glibc)\nimport Glibc\n#endif", .unlistedImport("Glibc")),
    RefusalSample("@testable import Dependencies", .importAttribute("testable")),
    RefusalSample("@_exported import Foundation", .importAttribute("_exported")),
    RefusalSample("@_spi(Internals) import CustomDump", .importAttribute("_spi")),
  ]

  static let extensions = [
    RefusalSample(
      "extension Counter { struct More {} }\nextension Counter.More: Sendable {}",
      .foreignExtension(of: "Counter"),
      .foreignExtension(of: "Counter.More")
    ),
    RefusalSample("struct Lamp {}\nextension Lamp: Sendable {}"),
    RefusalSample(
      "struct Lamp { enum Kind {} }\nextension Lamp.Kind: Hashable {}\nextension Lamp { struct Bulb {} }\nextension Lamp.Bulb {}"
    ),
    RefusalSample("struct Box<A> {}\nextension Box where A == Int {}\nextension Box<Int> {}"),
    RefusalSample("protocol Lit {}\nextension Lit { var isLit: Bool { true } }"),
    RefusalSample("struct Lamp {}\ntypealias Light = Lamp\nextension Light {}"),
    RefusalSample("@Reducer enum Path { case a(Int) }\nextension Path.State: Equatable {}"),
    RefusalSample(
      "struct LockerKey {}\nextension DependencyValues {\n  public var lockers: Int {\n    get { 0 }\n    set {}\n  }\n}"
    ),
    RefusalSample("extension DependencyValues { fileprivate var lockers: Int { self[Lockers.self] } }"),
    RefusalSample("extension TestStore {}", .foreignExtension(of: "TestStore")),
    RefusalSample("extension Reducer {}", .foreignExtension(of: "Reducer")),
    RefusalSample("extension Equatable {}", .foreignExtension(of: "Equatable")),
    RefusalSample("extension Int: @retroactive Error {}", .foreignExtension(of: "Int")),
    RefusalSample("extension Array where Element == Int {}", .foreignExtension(of: "Array")),
    RefusalSample("extension [Int] {}", .foreignExtension(of: "[Int]")),
    RefusalSample("extension Int? {}", .foreignExtension(of: "Int?")),
    RefusalSample("extension `Int` {}", .foreignExtension(of: "`Int`")),
    RefusalSample("extension Swift.Int {}", .foreignExtension(of: "Swift.Int")),
    RefusalSample("extension Swift::Int {}", .foreignExtension(of: "Swift::Int")),
    RefusalSample(
      "struct TestStore {}\nextension ComposableArchitecture::TestStore {}",
      .foreignExtension(of: "ComposableArchitecture::TestStore")
    ),
    RefusalSample("typealias S = TestStore<Int, Int>\nextension S {}", .foreignExtension(of: "S")),
    RefusalSample("typealias A = B\ntypealias B = TestStore<Int, Int>\nextension A {}", .foreignExtension(of: "A")),
    RefusalSample("typealias A = B\ntypealias B = A\nextension A {}", .foreignExtension(of: "A")),
    RefusalSample(
      "enum Mine { typealias S = TestStore<Int, Int> }\nextension Mine.S {}",
      .foreignExtension(of: "Mine.S")
    ),
    RefusalSample(
      "struct Mine { var body: some Sequence<Int> { [] } }\nextension Mine.State {}",
      .foreignExtension(of: "Mine.State")
    ),
    RefusalSample("#if NEVER\nstruct TestStore {}\n#endif\nextension TestStore {}", .foreignExtension(of: "TestStore")),
    RefusalSample("func f() { struct TestStore {} }\nextension TestStore {}", .foreignExtension(of: "TestStore")),
    RefusalSample("struct Mine { struct TestStore {} }\nextension TestStore {}", .foreignExtension(of: "TestStore")),
    RefusalSample("#if DEBUG\nextension TestStore {}\n#endif", .foreignExtension(of: "TestStore")),
    RefusalSample("extension DependencyValues { var uuid: Int { 0 } }", .foreignExtension(of: "DependencyValues")),
    RefusalSample("extension DependencyValues { func more() {} }", .foreignExtension(of: "DependencyValues")),
    RefusalSample(
      "extension DependencyValues { static var more: Int { 0 } }",
      .foreignExtension(of: "DependencyValues")
    ),
    RefusalSample("extension DependencyValues: Error {}", .foreignExtension(of: "DependencyValues")),
    RefusalSample("let a = \"extension TestStore {}\" // extension TestStore {}"),
  ]

  static let operators = [
    RefusalSample("struct Lamp: Comparable { static func < (a: Lamp, b: Lamp) -> Bool { true } }"),
    RefusalSample("struct Lamp { static func < (a: Self, b: Self) -> Bool { true } }"),
    RefusalSample("let sorted = [2, 1].sorted(by: <)"),
    RefusalSample("func less(a: Int, b: Int) -> Bool { a < b && a == b }"),
    RefusalSample("struct Lamp { func equals(_ other: Lamp) -> Bool { true } }"),
    RefusalSample(
      "struct Lamp: Equatable { static func == (a: Lamp, b: Lamp) -> Bool { true } }",
      .operatorFunction("==", of: "Lamp")
    ),
    RefusalSample(
      "struct Lamp {}\nextension Lamp: Equatable { static func == (a: Self, b: Self) -> Bool { true } }",
      .operatorFunction("==", of: "Lamp")
    ),
    RefusalSample("func == (a: Int, b: Int) -> Bool { true }", .operatorFunction("==", of: nil)),
    RefusalSample("func != (a: Int, b: Int) -> Bool { true }", .operatorFunction("!=", of: nil)),
    RefusalSample(
      "protocol P {}\nextension P { static func == (a: Self, b: Self) -> Bool { true } }",
      .operatorFunction("==", of: "P")
    ),
    RefusalSample(
      "struct Lamp { static func < (a: Lamp, b: Int) -> Bool { true } }",
      .operatorFunction("<", of: "Lamp")
    ),
    RefusalSample("func < (a: Int, b: Int) -> Bool { true }", .operatorFunction("<", of: nil)),
    RefusalSample(
      "struct Lamp { static func ~= (a: Lamp, b: Lamp) -> Bool { true } }",
      .operatorFunction("~=", of: "Lamp")
    ),
    RefusalSample(
      "struct Lamp { static prefix func ! (a: Lamp) -> Bool { true } }",
      .operatorFunction("!", of: "Lamp")
    ),
    RefusalSample("#if true\nfunc + (a: Int, b: Int) -> Int { 0 }\n#endif", .operatorFunction("+", of: nil)),
    RefusalSample("infix operator <~>", .operatorDeclaration("<~>")),
    RefusalSample("precedencegroup Odd {}", .operatorDeclaration("Odd")),
  ]

  static let attributes = [
    RefusalSample(
      "@MainActor final class Model { @discardableResult func a(_ b: @escaping @Sendable () -> Void) -> Int { 0 } }"
    ),
    RefusalSample("@Observable final class Model { @ObservationIgnored var a = 0 }"),
    RefusalSample("@ComposableArchitecture.Reducer struct Lamp { @Dependency(\\.date) var date }"),
    RefusalSample("@propertyWrapper struct Wrapped { var wrappedValue: Int }\nstruct Lamp { @Wrapped var a: Int }"),
    RefusalSample("@available(macOS 99, *) struct Lamp: @unchecked Sendable {}"),
    RefusalSample("@dynamicMemberLookup struct Lamp {}", .attribute("dynamicMemberLookup")),
    RefusalSample("@_cdecl(\"exit\") func a() {}", .attribute("_cdecl")),
    RefusalSample("@c func a() {}", .attribute("c")),
    RefusalSample("@_silgen_name(\"exit\") func a()", .attribute("_silgen_name")),
    RefusalSample("@_implements(Equatable, ==(_:_:)) func a() {}", .attribute("_implements")),
    RefusalSample("@section(\"a\") let a = 1", .attribute("section")),
    RefusalSample("@used let a = 1", .attribute("used")),
    RefusalSample("@objc class Lamp {}", .attribute("objc")),
    RefusalSample("@main struct Lamp { static func main() {} }", .attribute("main")),
    RefusalSample("@Testing.Test func a() {}", .attribute("Test")),
    RefusalSample("struct Lamp {\n#if true\n@_optimize(none)\n#endif\nfunc a() {} }", .attribute("_optimize")),
    RefusalSample("func a(_ b: @convention(c) () -> Void) {}", .attribute("convention")),
  ]

  static let others = [
    RefusalSample(
      """
      import Observation
      import SwiftUI
      @Observable final class Model { var count = 0 }
      struct Row: View {
        let model: Model
        @State private var isOn = false
        @Binding var name: String
        var body: some View {
          let _ = model.count
          VStack { if isOn { Text(name).padding() } else { label } }.onReceive(notice) { visit(self, $0) }
        }
      }
      extension Row { @ViewBuilder private var label: some View { Text("off") } }
      extension Row: Inspectable {}
      @propertyWrapper struct Clamped { var wrappedValue: Int }
      @resultBuilder enum Rows { static func buildBlock(_ rows: Row...) -> [Row] { rows } }
      struct Table { @Clamped var height = 3; @Rows var rows: [Row] }
      """
    ),
    RefusalSample(
      "@attached(member) macro M() = #externalMacro(module: \"A\", type: \"B\")",
      .macro("M")
    ),
    RefusalSample("#sourceLocation(file: \"B.swift\", line: 1)", .movesLines),
    RefusalSample("// #sourceLocation(file: \"B.swift\", line: 1)\nlet a = \"#sourceLocation()\""),
    RefusalSample("#if DEBUG\nlet a = 1\n#else\nlet a = 2\n#endif"),
    RefusalSample("public struct TestClock {}", .shadows("TestClock")),
    RefusalSample("public typealias TestClock = Int", .shadows("TestClock")),
    RefusalSample("public func expectNoDifference<A>(_ a: A, _ b: A) {}", .shadows("expectNoDifference")),
    RefusalSample("public let (a, `expectNoDifference`) = (1, 2)", .shadows("expectNoDifference")),
    RefusalSample("#if true\npublic struct TestClock {}\n#endif", .shadows("TestClock")),
    RefusalSample("struct TestClock {}"),
    RefusalSample("public struct Lamp { public struct TestClock {} }"),
    RefusalSample("public struct Counter {}"),
    RefusalSample("typealias IntegerLiteralType = Int8", .shadows("IntegerLiteralType")),
  ]
}

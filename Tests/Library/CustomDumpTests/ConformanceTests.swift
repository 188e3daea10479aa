import CustomDump
import Foundation
import Testing

@Suite("Types that print in a way of their own")
struct ConformanceTests {
  @Test("Types of Foundation and the standard library", arguments: values)
  func known(value: Value) {
    #expect(String(customDumping: value.value) == value.testDescription)
  }

  @Test("A type can print as a text")
  func text() {
    #expect(String(customDumping: [Color(hex: "FF0000")]) == "[\n  [0]: #FF0000\n]")
  }

  @Test("A type can print as another value")
  func representation() {
    #expect(String(customDumping: UserID(rawValue: 7)) == "7")
    #expect(String(customDumping: Itself(number: 7)) == "Itself(number: 7)")
  }

  @Test("A type can print with other parts")
  func mirror() {
    #expect(String(customDumping: Login(name: "Blob", password: "secret")) == #"Login(name: "Blob")"#)
  }

  @Test("Names with an underscore are names as any other")
  func underscored() {
    #expect(String(customDumping: Underscored()) == "Underscored(\n  _count: 1,\n  _$name: 2\n)")
  }
}

struct Value: CustomTestStringConvertible {
  let testDescription: String
  let value: any Sendable

  init(_ value: any Sendable, _ dump: String) {
    self.value = value
    testDescription = dump
  }
}

private let values: [Value] = [
  Value(1.0, "1.0"),
  Value(-0.0, "-0.0"),
  Value(true, "true"),
  Value(UInt8(7), "7"),
  Value(1..<3, "1..<3"),
  Value("a"..."b", #""a"..."b""#),
  Value(Duration.milliseconds(1500), "Duration(1.5 seconds)"),
  Value(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), "UUID(00000000-0000-0000-0000-000000000001)"),
  Value(Date(timeIntervalSinceReferenceDate: 0), "Date(2001-01-01T00:00:00.000Z)"),
  Value(Date(timeIntervalSinceReferenceDate: -0.25), "Date(2000-12-31T23:59:59.750Z)"),
  Value(Date(timeIntervalSinceReferenceDate: 0.000_030_517_578_125), "Date(2001-01-01T00:00:00.0000305Z)"),
  Value(Date.distantFuture, "Date(4001-01-01T00:00:00.000Z)"),
  Value(Date(timeIntervalSinceReferenceDate: 1e12), "Date(1000000000000.0 s since 2001-01-01T00:00:00Z)"),
  Value(URL(filePath: "/tmp/a b"), "URL(file:///tmp/a%20b)"),
  Value(Data(), "Data(0 bytes)"),
  Value(Data([255]), "Data(1 byte: FF)"),
  Value(Data(0...20), "Data(21 bytes: 00 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E 0F …)"),
  Value(Decimal(1.5), "1.5"),
  Value(Locale(identifier: "ko_KR"), "Locale(ko_KR)"),
  Value(TimeZone.gmt, "TimeZone(GMT)"),
  Value(Calendar(identifier: .gregorian), "Calendar(gregorian)"),
  Value(ObjectIdentifier(Int.self), "ObjectIdentifier(…)"),
  Value(Task {}, "Task(…)"),
]

private struct Color: CustomDumpStringConvertible {
  var hex: String
  var customDumpDescription: String { "#\(hex)" }
}

private struct UserID: CustomDumpRepresentable {
  var rawValue: Int
  var customDumpValue: Any { rawValue }
}

private struct Itself: CustomDumpRepresentable {
  var number: Int
  var customDumpValue: Any { self }
}

private struct Login: CustomDumpReflectable {
  var name: String
  var password: String
  var customDumpMirror: Mirror { Mirror(self, children: ["name": name], displayStyle: .struct) }
}

private struct Underscored {
  var _count = 1
  var _$name = 2
}

import CasePaths
import Testing

@Suite("A15: a case path")
struct CasePayloadTests {
  @Test("embeds every payload, finds it in its own case, and in no other", arguments: Row.all)
  func roundTrip(row: Row) {
    #expect(row.faults() == [])
  }

  @Test("has a row here for every case")
  func everyCaseHasARow() {
    let covered = Set(Row.all.map { $0.keyPath() })
    #expect(Payload<String>.allCasePaths.allSatisfy(covered.contains))
  }

  @Test("of an enum with one case always matches")
  func oneCase() {
    let keyPath: CaseKeyPath<Single, Int?> = \.only
    #expect(keyPath(nil).is(\.only))
    #expect(keyPath(nil)[case: \.only] == .some(nil))
    #expect(keyPath(3)[case: \.only] == 3)
  }

  @Test("calls a case that holds nil by its name, and what it holds nil")
  func holdsNil() {
    let value = Payload<String>.optional(nil)
    #expect(value.is(\.optional))
    #expect(value[case: \.optional] == .some(nil))
    #expect(value[case: \.number] == nil)
  }
}

extension CasePayloadTests {
  /// One case with a payload to put into it.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let keyPath: @Sendable () -> PartialCaseKeyPath<Payload<String>>
    /// What goes wrong with the case.
    let faults: @Sendable () -> [String]

    init<Value>(
      _ name: String,
      _ keyPath: @autoclosure @escaping @Sendable () -> CaseKeyPath<Payload<String>, Value>,
      _ payload: @autoclosure @escaping @Sendable () -> Value,
      isSame: @escaping @Sendable (Value, Value) -> Bool
    ) {
      testDescription = name
      self.keyPath = keyPath
      faults = {
        let keyPath = keyPath()
        let value = keyPath(payload())
        var faults: [String] = []
        if !value.is(keyPath) { faults.append("is not the case that it was embedded in") }
        if !(keyPath ~= value) { faults.append("does not match the case that it was embedded in") }
        if let found = value[case: keyPath] {
          if !isSame(found, payload()) { faults.append("gives out something else: \(found)") }
        } else {
          faults.append("gives out nothing")
        }
        if Payload.allCasePaths[value] != keyPath { faults.append("is told to be another case") }
        for (position, other) in Payload<String>.allCasePaths.enumerated() where other != keyPath {
          if value.is(other) { faults.append("is case \(position), too") }
          if value[case: other] != nil { faults.append("gives out something for case \(position)") }
        }
        return faults
      }
    }

    init<Value: Equatable & SendableMetatype>(
      _ name: String,
      _ keyPath: @autoclosure @escaping @Sendable () -> CaseKeyPath<Payload<String>, Value>,
      _ payload: @autoclosure @escaping @Sendable () -> Value
    ) {
      self.init(name, keyPath(), payload(), isSame: ==)
    }

    static let all = [
      Row("nothing", \.none, (), isSame: { _, _ in true }),
      Row("Void", \.void, (), isSame: { _, _ in true }),
      Row("a value", \.number, 1),
      Row("a value with a label", \.rename, "Blob"),
      Row("an optional with a value", \.optional, 1),
      Row("an optional without a value", \.optional, nil),
      Row("a nested optional with a value", \.nested, 1),
      Row("a nested optional that holds nil", \.nested, .some(nil)),
      Row("a nested optional without a value", \.nested, nil),
      Row("a labelled tuple", \.point, (x: 1, y: "a"), isSame: ==),
      Row("a tuple without labels", \.pair, (1, "a"), isSame: ==),
      Row("an existential", \.failure, Oops(), isSame: { $0 as? Oops == $1 as? Oops }),
      Row("an optional in an existential", \.anything, Int?.none as Any, isSame: { "\($0)" == "\($1)" }),
      Row("a generic value", \.generic, "a"),
      Row("a generic list", \.list, ["a"]),
      Row("an indirect value", \.inside, .number(1), isSame: { $0[case: \.number] == $1[case: \.number] }),
      Row("itself twice", \.both, (.number(1), [.void(())]), isSame: { $0.0[case: \.number] == $1.0[case: \.number] }),
      Row("a closure", \.closure, { 1 }, isSame: { $0() == $1() }),
      Row("a result", \.result, .failure(Oops())),
      Row("a type", \.type, Int.self, isSame: ==),
      Row("a name that is a keyword", \.default, 1),
      Row("a name of a sequence", \.map, 1),
    ]
  }
}

// MARK: - Fixtures

struct Oops: Error, Equatable {}

@CasePathable
enum Single {
  case only(Int?)
}

/// Every kind of payload.
///
/// The parameter has the name of a type that every sequence has.
@CasePathable
enum Payload<Element: Sendable> {
  case none
  case void(Void)
  case number(Int)
  case rename(to: String)
  case optional(Int?)
  case nested(Int??)
  case point(x: Int, y: String)
  case pair(_ first: Int, String)
  case failure(any Error)
  case anything(Any)
  case generic(Element)
  case list([Element])
  indirect case inside(Payload)
  indirect case both(Self, [Self])
  case closure(@Sendable () -> Int)
  case result(Result<Int, Oops>)
  case type(any Any.Type)
  case `default`(Int)
  case map(Int)
}

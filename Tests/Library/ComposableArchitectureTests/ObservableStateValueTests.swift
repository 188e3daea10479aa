import ComposableArchitecture
import Foundation
import Testing

/// The macro changes nothing of what a state is as a value.
@Suite("An observed state as a value")
struct ObservableStateValueTests {
  @Test("is equal to another one when its fields are, and hashes alike")
  func equality() {
    let one = Account(id: 1, name: "Blob")
    var other = Account(id: 1, name: "Blob Jr.")
    #expect(one != other)
    other.name = "Blob"
    #expect(one == other)
    #expect(Set([one, other]).count == 1)
  }

  @Test("compares its constants, wrapped and ignored fields as well")
  func untrackedFields() {
    #expect(Account(id: 1) != Account(id: 2))
    #expect(Account(id: 1, visits: 1) != Account(id: 1))
    #expect(Account(id: 1, rank: 1) != Account(id: 1))
  }

  @Test("has the initializer that its fields ask for, with their defaults")
  func memberwiseInitializer() {
    let account = Account(id: 1, name: "Blob", nickname: "B", isActive: false, visits: 2, rank: 3)
    #expect(account.name == "Blob")
    #expect(account.nickname == "B")
    #expect(!account.isActive)
    #expect(account.visits == 2)
    #expect(account.rank == 3)
    #expect(Account(id: 1).nickname == nil)
  }

  @Test("has the initializer that was written for it")
  func ownInitializer() {
    #expect(Temperature(celsius: 100).kelvin == 373)
    #expect(Temperature(celsius: 100).unit == "K")
  }

  @Test("is copied: a change of the copy leaves the original alone")
  func copy() {
    let original = Account(id: 1, name: "Blob")
    var copy = original
    copy.name = "Blob Jr."
    #expect(original.name == "Blob")
    #expect(copy.name == "Blob Jr.")
  }

  @Test("prints the fields that were declared")
  func description() {
    let account = Account(id: 1, name: "Blob")
    #expect(
      "\(account)" == """
        Account(id: 1, name: "Blob", nickname: nil, isActive: true, visits: 0, rank: 0)
        """
    )
    #expect(Mirror(reflecting: Nothing()).children.isEmpty)
  }

  @Test("dumps the fields that were declared, by their names (T03)")
  func dump() {
    #expect(
      String(customDumping: Account(id: 1)) == """
        Account(
          id: 1,
          name: "",
          nickname: nil,
          isActive: true,
          visits: 0,
          rank: 0
        )
        """
    )
    #expect(
      diff(Tally.State(count: 999), Tally.State(count: 1)) == """
        - Tally.State(count: 999)
        + Tally.State(count: 1)
        """
    )
  }

  @Test("shows every field that the conditions of compilation leave in it")
  func conditionalFields() {
    #expect(Mirror(reflecting: Conditional()).children.map(\.label) == ["always", "fields", "here"])
  }
}

@Suite("Coding an observed state")
struct ObservableStateCodingTests {
  @Test("goes by the names that were declared")
  func names() throws {
    #expect(try json(Account(id: 1, name: "Blob")) == #"{"id":1,"isActive":true,"name":"Blob","rank":0,"visits":0}"#)
  }

  @Test("reads back what it wrote")
  func roundTrip() throws {
    let account = Account(id: 1, name: "Blob", nickname: "B", isActive: false, visits: 2, rank: 3)
    #expect(try decoded(json(account)) == account)
  }

  @Test("goes by the keys that the state declares")
  func ownKeys() throws {
    let stamp = Stamp(count: 2, note: nil, kind: "tea")
    #expect(try json(stamp) == #"{"kind":"tea","n":2}"#)
    #expect(try decoded(#"{"kind":"tea","n":2}"#) == stamp)
    #expect(try decoded(#"{"kind":"tea","n":2,"note":"x"}"#) == Stamp(count: 2, note: "x", kind: "tea"))
  }

  @Test("is left to the state where it does so itself")
  func byHand() throws {
    #expect(try json(Switch(isOn: true)) == #"{"on":"yes"}"#)
    #expect(try decoded(#"{"on":"yes"}"#) == Switch(isOn: true))
  }

  @Test("works where the conformance stands elsewhere")
  func conformanceInExtension() throws {
    #expect(try json(Late(count: 1)) == #"{"count":1}"#)
    #expect(try decoded(#"{"count":1,"note":"a"}"#) == Late(count: 1, note: "a"))
    #expect(try json(Aliased(count: 1)) == #"{"count":1}"#)
  }

  @Test("works for a state without fields")
  func nothing() throws {
    #expect(try json(Nothing()) == "{}")
    #expect(try decoded(#"{"count":1}"#) == Nothing())
  }

  @Test("works for generic states")
  func generic() throws {
    #expect(try json(Pair(first: 1, second: "a")) == #"{"first":1,"second":"a"}"#)
    #expect(try decoded(#"{"first":1}"#) == Pair<Int, String>(first: 1, second: nil))
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decoded<Value: Decodable>(_ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }
}

// MARK: - Fixtures

@ObservableState
private struct Account: Hashable, Codable, Sendable {
  let id: Int
  var name = ""
  var nickname: String?
  var isActive = true
  @ObservationStateIgnored var visits = 0
  @Plain var rank = 0
}

@propertyWrapper
private struct Plain: Hashable, Codable, Sendable {
  var wrappedValue: Int

  init(wrappedValue: Int) {
    self.wrappedValue = wrappedValue
  }

  init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Int.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

@ObservableState
private struct Temperature {
  private(set) var kelvin: Int
  private(set) var unit: String

  init(celsius: Int) {
    kelvin = celsius + 273
    self.unit = "K"
  }
}

@ObservableState
private struct Nothing: Codable, Equatable {}

@ObservableState
private struct Conditional {
  var always = 1
  let fields = 0
  #if swift(>=5)
    var here = 2
  #else
    var there = 3
  #endif
}

@ObservableState
private struct Stamp: Equatable, Codable {
  var count: Int
  var note: String?
  let kind: String
  var isOpen = false

  enum CodingKeys: String, CodingKey {
    case count = "n"
    case note, kind
  }
}

@ObservableState
private struct Switch: Equatable, Codable {
  var isOn: Bool

  enum CodingKeys: String, CodingKey {
    case isOn = "on"
  }

  init(isOn: Bool) {
    self.isOn = isOn
  }

  init(from decoder: any Decoder) throws {
    isOn = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .isOn) == "yes"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(isOn ? "yes" : "no", forKey: .isOn)
  }
}

@ObservableState
private struct Late: Equatable {
  var count = 0
  var note: String?
}

extension Late: Codable {}

private typealias Stored = Codable & Sendable

@ObservableState
private struct Aliased: Stored {
  var count = 0
}

@ObservableState
private struct Pair<First: Codable & Equatable, Second: Codable & Equatable>: Codable, Equatable {
  var first: First
  var second: Second?
}

import Foundation
import Testing

@testable import ComposableArchitecture

@Suite("Which states have to be printed at once, because something in them may change in place")
struct PlainnessTests {
  @Test("No value of the type holds an object", arguments: PlainnessSample.plainTypes)
  func plainTypes(sample: PlainnessSample) {
    #expect(sample.plainness() == .type)
  }

  @Test("This value holds no object, another one of its type may", arguments: PlainnessSample.plainValues)
  func plainValues(sample: PlainnessSample) {
    #expect(sample.plainness() == .value)
  }

  @Test("The value holds an object, or hides what it holds (A14)", arguments: PlainnessSample.notPlain)
  func notPlain(sample: PlainnessSample) {
    #expect(sample.plainness() == .none)
  }

  @Test("A value without an object does not vouch for one of its type that has one (A14)")
  func order() {
    #expect(Plainness(of: Choice.text("")) == .value)
    #expect(Plainness(of: Choice.object(SharedModel())) == .none)
    #expect(Plainness(of: [Choice]()) == .value)
    #expect(Plainness(of: [Choice.text(""), .object(SharedModel())]) == .none)
    #expect(Plainness(of: Perhaps(model: nil)) == .value)
    #expect(Plainness(of: Perhaps(model: SharedModel())) == .none)
  }

  @MainActor
  @Test("An object that is changed in place is told wherever it stands (A14)", arguments: ObjectPlace.allCases)
  func told(place: ObjectPlace) async {
    let issues = await recordedIssues {
      let model = SharedModel()
      let store = TestStore(initialState: Places.State(place, model)) { Places() }
      model.count = 1
      await store.send(.tapped)
    }
    #expect(issues.map(\.kind) == ["The state changed behind the store's back."])
  }
}

/// A value whose type the test sees.
struct PlainnessSample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let plainness: @Sendable () -> Plainness

  init<Value: Sendable>(_ value: Value) {
    testDescription = "\(Value.self)"
    plainness = { Plainness(of: value) }
  }

  static let plainTypes = [
    PlainnessSample(1), PlainnessSample("text"), PlainnessSample(Date(timeIntervalSince1970: 0)),
    PlainnessSample(UUID()), PlainnessSample(Data()),
    PlainnessSample(PlainRow(id: 1, name: "a")), PlainnessSample([PlainRow(id: 1, name: "a")]),
    PlainnessSample(IdentifiedArray(uniqueElements: [PlainRow(id: 1, name: "a")])),
    PlainnessSample(["a": [1]]), PlainnessSample(Set(["a"])), PlainnessSample(Int?.none), PlainnessSample([Int]()),
    PlainnessSample(("a", 1)),
    PlainnessSample(PresentationState(wrappedValue: PlainRow(id: 1, name: "a"))),
    PlainnessSample(StackState([PlainRow(id: 1, name: "a")])),
  ]

  static let plainValues = [
    PlainnessSample(Choice.text("a")), PlainnessSample([Choice.text("a")]), PlainnessSample(Choice?.none),

    PlainnessSample([any Sendable]()), PlainnessSample(Counter.State()),
  ]

  static let notPlain = [
    PlainnessSample(SharedModel()), PlainnessSample([SharedModel()]), PlainnessSample(["a": SharedModel()]),
    PlainnessSample(SharedModel?.some(SharedModel())),
    PlainnessSample(Choice.object(SharedModel())),
    PlainnessSample([SharedModel() as any Sendable]), PlainnessSample(Hiding()), PlainnessSample(Holder(any: 1)),
    PlainnessSample({ @Sendable in }),
    PlainnessSample(PresentationState(wrappedValue: SharedModel())),
    PlainnessSample(StackState([SharedModel()])), PlainnessSample(Locale(identifier: "en")),
  ]
}

struct PlainRow: Equatable, Identifiable {
  let id: Int
  var name: String
}

private enum Choice {
  case text(String)
  case object(SharedModel)
}

private struct Holder {
  let any: any Sendable
}

private struct Perhaps {
  let model: SharedModel?
}

private struct Hiding: CustomReflectable {
  let model = SharedModel()
  var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}

/// An object in a state, which tests change on the main actor only.
final class SharedModel: Equatable, Hashable, @unchecked Sendable {
  var count = 0

  static func == (lhs: SharedModel, rhs: SharedModel) -> Bool { lhs.count == rhs.count }
  func hash(into hasher: inout Hasher) {}
}

/// Where an object can stand in a state.
enum ObjectPlace: CaseIterable {
  case field, optional, array, dictionary, set, payload, identified, presented, stack, nested
}

@Reducer
private struct Places {
  struct Item: Equatable, Identifiable {
    let id: Int
    let model: SharedModel
  }

  enum Payload: Equatable {
    case none
    case model(SharedModel)
  }

  struct State: Equatable {
    var field: Item?
    var optional: SharedModel?
    var array: [SharedModel] = []
    var dictionary: [String: SharedModel] = [:]
    var set: Set<SharedModel> = []
    var payload = Payload.none
    var identified = IdentifiedArrayOf<Item>()
    var presented = PresentationState<SharedModel>(wrappedValue: nil)
    var stack = StackState<SharedModel>()
    var nested: [[String: SharedModel?]] = []

    init(_ place: ObjectPlace, _ model: SharedModel) {
      switch place {
      case .field: field = Item(id: 1, model: model)
      case .optional: optional = model
      case .array: array = [model]
      case .dictionary: dictionary = ["a": model]
      case .set: set = [model]
      case .payload: payload = .model(model)
      case .identified: identified = [Item(id: 1, model: model)]
      case .presented: presented.wrappedValue = model
      case .stack: stack = StackState([model])
      case .nested: nested = [["a": model]]
      }
    }
  }

  enum Action {
    case tapped
  }

  var body: some Reducer<State, Action> {
    EmptyReducer()
  }
}

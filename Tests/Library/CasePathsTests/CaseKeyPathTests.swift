import CasePaths
import IssueReporting
import Testing

@Suite("A case key path")
struct CaseKeyPathTests {
  @Test("leads through enums that a case holds")
  func nested() {
    let action = Action.child(.response(.success(1)))
    #expect(action.is(\.child))
    #expect(action.is(\.child.response))
    #expect(action.is(\.child.response.success))
    #expect(!action.is(\.child.response.failure))
    #expect(!action.is(\.child.closeButtonTapped))
    #expect(action[case: \.child.response.success] == 1)
    #expect(action[case: \.number] == nil)
  }

  @Test("leads through optionals, with or without a word about it")
  func optionals() {
    let action = Action.detail(.response(.success(1)))
    #expect(action.is(\.detail.some.response.success))
    #expect(action.is(\.detail.response.success))
    #expect(!action.is(\.detail.none))
    #expect(action[case: \.detail.response.success] == 1)

    #expect(Action.detail(nil).is(\.detail))
    #expect(Action.detail(nil).is(\.detail.none))
    #expect(!Action.detail(nil).is(\.detail.some))
    #expect(!Action.detail(nil).is(\.detail.response))
  }

  @Test("called with a payload makes the case")
  func embed() {
    let number: CaseKeyPath<Action, Int> = \.number
    let closeButtonTapped: CaseKeyPath<Action, Void> = \.child.closeButtonTapped
    let success: CaseKeyPath<Action, Int> = \.detail.response.success
    #expect(number(1) == .number(1))
    #expect(closeButtonTapped() == .child(.closeButtonTapped))
    #expect(success(1) == .detail(.response(.success(1))))
  }

  @Test("may be written with its root")
  func root() {
    #expect(Action.number(1).is(\Action.Cases.number))
    #expect((\Action.Cases.detail.response.success)(1) == .detail(.response(.success(1))))
  }

  @Test("matches in a switch")
  func pattern() {
    let success: CaseKeyPath<Action, Int> = \.child.response.success
    let isSuccess =
      switch Action.child(.response(.success(1))) {
      case success: true
      default: false
      }
    #expect(isSuccess)
  }

  @Test("tells by itself which cases are the same")
  func equality() {
    let paths: Set<PartialCaseKeyPath<Action>> = [\.number, \.number, \.child.response]
    #expect(paths.count == 2)
  }

  @Test("writes into its case, and nowhere else")
  func write() {
    var action = Action.number(1)
    action[case: \.number] = 2
    #expect(action == .number(2))
    action[case: \.child.response.success] = 3
    #expect(action == .number(2))
    action[case: \.number] = nil
    #expect(action == .number(2))
  }

  @Test("writes nil into a case that holds an optional")
  func writeNil() {
    var action = Action.detail(.closeButtonTapped)
    action[case: \.detail] = nil
    #expect(action == .detail(nil))
  }

  @Test("reads like a property where the enum looks members up")
  func dynamicMember() {
    #expect(Action.number(1).number == 1)
    #expect(Action.child(.closeButtonTapped).number == nil)
    #expect(Action.child(.response(.success(1))).child?.response == .success(1))
  }

  @Test("is the same path as one that is built by hand")
  func anyCasePath() {
    let path = AnyCasePath<Action, Int>(\.child.response.success)
    #expect(path.embed(1) == .child(.response(.success(1))))
    #expect(path.extract(from: .child(.response(.success(1)))) == 1)
    #expect(path.extract(from: .number(1)) == nil)
  }
}

@Suite("Changing what a case holds")
struct ModifyTests {
  @Test("happens in place")
  func modify() {
    var action = Action.child(.response(.success(1)))
    action.modify(\.child.response.success) { $0 += 1 }
    #expect(action == .child(.response(.success(2))))
  }

  @Test("is undone by an error")
  func error() {
    var action = Action.number(1)
    #expect(throws: Oops.self) {
      try action.modify(\.number) {
        $0 = 2
        throw Oops()
      }
    }
    #expect(action == .number(1))
  }

  @Test("reports another case at the line of the call, and changes nothing")
  func anotherCase() {
    var action = Action.child(.closeButtonTapped)
    let issues = IssueRecorder.issues {
      action.modify(\.number) { $0 = 2 }
    }
    #expect(
      issues == [
        """
        \(#line - 2): 'modify' found 'Action' in the case 'child', which is not the one that the key path names: nothing \
        was changed. Ask with 'is' first, or bring the value into that case.
        """
      ]
    )
    #expect(action == .child(.closeButtonTapped))
  }

  @Test("names a case without payload, too")
  func caseWithoutPayload() {
    var child = Child.closeButtonTapped
    let issues = IssueRecorder.issues {
      child.modify(\.response) { $0 = .success(1) }
    }
    #expect(issues.first?.contains("'modify' found 'Child' in the case 'closeButtonTapped'") == true)
  }
}

@Suite("A case key path that leads astray")
struct StrayKeyPathTests {
  @Test("ends the program with a message that says how to write one")
  func message() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let stray = Stray()
      let child: CaseKeyPath<Child, Int> = \.[kept: stray]
      _ = child(1) as Child
      let action: CaseKeyPath<Action, Int> = \.[given: stray]
      _ = action(1) as Action
    }
    let message = """
      A key path to a case of 'Action' led to a case of another value, so nothing can be put into it. Write it with the \
      names of cases only: '\\.child.response'.
      """
    #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(message) } == true)
  }
}

// MARK: - Fixtures

@CasePathable
@dynamicMemberLookup
private enum Action: Equatable {
  case number(Int)
  case child(Child)
  case detail(Child?)
}

@CasePathable
@dynamicMemberLookup
private enum Child: Equatable {
  case closeButtonTapped
  case response(Result<Int, Oops>)
}

/// Keeps a case on the way to a value of another enum.
private final class Stray: Hashable {
  var kept: Case<Int>?

  static func == (lhs: Stray, rhs: Stray) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Case {
  fileprivate subscript(kept stray: Stray) -> Case<Int> where Value == Child {
    stray.kept = self.response.success
    return self.response.success
  }

  fileprivate subscript(given stray: Stray) -> Case<Int> where Value == Action {
    stray.kept ?? self.number
  }
}

import CustomDump
import IssueReporting
import Testing

@Suite("expectDifference")
struct ExpectDifferenceTests {
  @Test("A change that is claimed passes")
  func change() {
    var numbers = [1, 2]
    expectDifference(numbers) {
      numbers.append(3)
    } changes: {
      $0.append(3)
    }
  }

  @Test("A change by asynchronous code passes, too")
  func asynchronousChange() async {
    var numbers = [1, 2]
    await expectDifference(numbers) {
      await Task.yield()
      numbers.removeAll()
    } changes: {
      $0 = []
    }
  }

  @Test("Another change than the claimed one fails the test at the call, with the lines that differ")
  func otherChange() {
    var numbers = [1, 2]
    withKnownIssue {
      expectDifference(numbers, "After a tap.") {
        numbers.append(4)
      } changes: {
        $0.append(3)
      }
    } matching: { issue in
      issue.sourceLocation?.line == #line - 6
        && issue.comments.map(\.rawValue) == [
          """
          The value changed to something else than was claimed. After a tap.

                [
                  … (2 unchanged),
              -   [2]: 3
              +   [2]: 4
                ]

          (Expected: −, Actual: +)
          """
        ]
    }
  }

  @Test("A claim of a change that did not come fails")
  func noChange() {
    withKnownIssue {
      expectDifference(1) {
      } changes: {
        $0 = 2
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "A change was expected, but the value did not change.\n\n    - 2\n    + 1\n\n(Expected: −, Actual: +)"
      ]
    }
  }

  @Test("A claim that changes nothing is none")
  func noClaim() async {
    await withKnownIssue {
      await expectDifference(1) {
        await Task.yield()
      } changes: { _ in
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "A change was expected, but the claim changes nothing, and the value did not change."
      ]
    }
  }

  @Test("An error fails the test at the call")
  func error() {
    withKnownIssue {
      expectDifference(1) {
        throw Leak()
      } changes: {
        $0 = 2
      }
    } matching: { issue in
      issue.error is Leak && issue.sourceLocation?.line == #line - 6
    }
  }
}

private struct Leak: Error {}

import CustomDump
import IssueReporting
import Testing

@Suite("expectNoDifference")
struct ExpectNoDifferenceTests {
  @Test("Values that are equal pass")
  func equal() {
    expectNoDifference([1, 2], [1, 2])
  }

  @Test("Values that differ fail the test at the call, with the lines in which they do")
  func difference() {
    withKnownIssue {
      expectNoDifference(["a": 1, "b": 2], ["a": 1, "b": 3])
    } matching: { issue in
      issue.sourceLocation?.line == #line - 2
        && issue.comments.map(\.rawValue) == [
          """
          The two values are not equal.

                [
              -   "b": 2,
              +   "b": 3,
                  … (1 unchanged)
                ]

          (First: −, Second: +)
          """
        ]
    }
  }

  @Test("A message tells what the check is about")
  func message() {
    withKnownIssue {
      expectNoDifference(1, 2, "After two taps.")
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "The two values are not equal. After two taps.\n\n    - 1\n    + 2\n\n(First: −, Second: +)"
      ]
    }
  }

  @Test("Values that are not equal to themselves fail")
  func nan() {
    withKnownIssue {
      expectNoDifference(Double.nan, .nan)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("NaN is not equal to anything") == true
    }
  }

  @Test("An error fails the test at the call")
  func error() {
    func value() throws -> Int { throw Leak() }
    func check() { expectNoDifference(try value(), 1, "After two taps.") }
    withKnownIssue {
      check()
    } matching: { issue in
      issue.error is Leak && issue.sourceLocation?.line == #line - 4
        && issue.comments.map(\.rawValue) == ["After two taps."]
    }
  }
}

private struct Leak: Error {}

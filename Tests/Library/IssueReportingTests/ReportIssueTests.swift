@_spi(Grading) import IssueReporting
import Testing

@Suite("reportIssue under Swift Testing")
struct ReportIssueTests {
  @Test("An issue fails the running test at the caller's file, line and column")
  func location() {
    withKnownIssue {
      reportIssue("The tap drips.")
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["The tap drips."]
        && issue.sourceLocation?.fileID == #fileID
        && issue.sourceLocation?.line == #line - 4
        && issue.sourceLocation?.column == 18
    }
  }

  @Test("A helper passes its caller's place on")
  func helper() {
    withKnownIssue {
      reportIssue("Elsewhere", fileID: "Module/File.swift", filePath: "/Module/File.swift", line: 7, column: 3)
    } matching: { issue in
      issue.sourceLocation
        == SourceLocation(fileID: "Module/File.swift", filePath: "/Module/File.swift", line: 7, column: 3)
    }
  }

  @Test("A line and a column of 0 do not stop the test")
  func zero() {
    withKnownIssue {
      reportIssue("Nowhere", fileID: "Module/File.swift", filePath: "/Module/File.swift", line: 0, column: 0)
    } matching: { issue in
      issue.sourceLocation?.line == 1 && issue.sourceLocation?.column == 1
    }
  }

  @Test("An issue without a message says so")
  func noMessage() {
    withKnownIssue {
      reportIssue()
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["An issue was reported, without a message."]
    }
  }

  @Test("An error fails the running test with the error itself")
  func error() {
    withKnownIssue {
      reportIssue(Leak(), "The kitchen stays wet.")
    } matching: { issue in
      issue.error is Leak && issue.comments.map(\.rawValue) == ["The kitchen stays wet."]
        && issue.sourceLocation?.line == #line - 3
    }
  }

  @Test("A complaint fails the running test with its difference and the legend")
  func complaint() {
    withKnownIssue {
      reportIssue(Complaint(summary: "The count is wrong.", difference: "- 1\n+ 2"))
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        The count is wrong.

            - 1
            + 2

        (Expected: −, Actual: +)
        """
      ]
    }
  }

  @Test("An issue of a detached task, which belongs to no test, is recorded too")
  func detached() async {
    await Task.detached {
      withKnownIssue {
        reportIssue("Late")
      } matching: { issue in
        Test.current == nil && issue.comments.map(\.rawValue) == ["Late"]
      }
    }.value
  }
}

@Suite("Complaint")
struct ComplaintTests {
  @Test("Without a difference the text is the summary")
  func summary() {
    #expect(Complaint(summary: "It rains.").text == "It rains.")
  }

  @Test("Empty lines of a difference are not indented")
  func emptyLine() {
    #expect(
      Complaint(summary: "It rains.", difference: "- a\n\n+ b").text
        == "It rains.\n\n    - a\n\n    + b\n\n(Expected: −, Actual: +)"
    )
  }

  @Test("The legend fits what was compared")
  func legend() {
    let complaint = Complaint(summary: "Not equal.", difference: "- a\n+ b", legend: .firstAndSecond)
    #expect(complaint.text == "Not equal.\n\n    - a\n    + b\n\n(First: −, Second: +)")
  }
}

private struct Leak: Error {}

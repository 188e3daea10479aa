import Foundation
import Testing

@testable import GraderKit

@Suite("The verdict as JSON")
struct VerdictDocumentTests {
  @Test("Has exactly the names that version 1 fixes, at every level")
  func names() throws {
    let document = try JSONObject(SampleVerdict.verdict)
    #expect(document.keys == ["chapters", "grader", "language", "submission", "summary", "version"])
    #expect(document["grader"].keys == ["isolation", "seconds", "swift"])
    #expect(document["submission"].keys == ["id", "ignored", "notes"])
    #expect(document["summary"].keys == ["assertions", "earned", "points", "tests"])
    #expect(document["summary"]["tests"].keys == ["failed", "notReached", "passed"])
    #expect(document["summary"]["assertions"].keys == ["failed", "notReached", "passed"])
    let chapter = document["chapters"][0]
    #expect(chapter.keys == ["earned", "exercises", "id", "points", "title"])

    let exercise = [
      "caughtNothing", "diagnostics", "doubts", "earned", "id", "kind", "points", "status", "suspicions", "tests",
      "variants",
    ]
    #expect(chapter["exercises"][0].keys == exercise)
    // What there is nothing to say of is left out.
    #expect(chapter["exercises"][2].keys == (exercise + ["code", "message"]).sorted())
    #expect(chapter["exercises"][2]["diagnostics"][0].keys == ["column", "file", "line", "message", "severity"])

    let test = ["assertions", "earned", "id", "points", "seconds", "skipped", "status", "title"]
    let tests = chapter["exercises"][0]["tests"]
    #expect(tests[0].keys == test)
    #expect(tests[1].keys == (test + ["code"]).sorted())
    #expect(tests[2].keys == (test + ["code", "fatalMessage", "lastAssertion", "message", "signal"]).sorted())

    let assertion = ["line", "status", "text", "times"]
    #expect(tests[1]["assertions"][0].keys == assertion)
    #expect(tests[1]["assertions"][1].keys == (assertion + ["difference", "message"]).sorted())
  }

  @Test("Has the facts of the verdict as they are")
  func facts() throws {
    let document = try JSONObject(SampleVerdict.verdict)
    #expect(document["version"].number == 1)
    #expect(document["language"].text == "en")
    #expect(document["grader"]["swift"].text == "6.3.1")
    #expect(document["grader"]["isolation"].text == "bubblewrap")
    #expect(document["grader"]["seconds"].number == 3.25)
    #expect(document["submission"]["id"].text == "Mina")
    #expect(document["submission"]["ignored"].texts == ["notes.txt", "Old/"])
    #expect(document["submission"]["notes"].texts.count == 2)
    #expect(document["summary"]["points"].number == 30)
    #expect(document["summary"]["earned"].number == 10.71)
    #expect(document["summary"]["tests"].numbers == ["passed": 2, "failed": 2, "notReached": 3])
    #expect(document["summary"]["assertions"].numbers == ["passed": 6, "failed": 1, "notReached": 5])

    let exercises = document["chapters"][0]["exercises"]
    #expect((0..<6).map { exercises[$0]["id"].text } == ["Counter", "Lamp", "Broken", "Unfit", "Lost", "Gate"])
    #expect(
      (0..<6).map { exercises[$0]["status"].text }
        == ["failed", "passed", "doesNotCompile", "doesNotFit", "missing", "coming"]
    )
    #expect((0..<6).map { exercises[$0]["kind"].text } == Array(repeating: "feature", count: 5) + ["tests"])
    #expect((0..<6).map { exercises[$0]["points"].number } == [10, 5, 5, 5, 5, 0])

    let tests = exercises[0]["tests"]
    #expect((0..<3).map { tests[$0]["status"].text } == ["passed", "failed", "crashed"])
    #expect((0..<3).map { tests[$0]["points"].number } == [2.86, 4.28, 2.86])
    #expect((0..<3).map { tests[$0]["earned"].number } == [2.86, 1.43, 1.42])
    #expect((0..<3).map { tests[$0]["seconds"].number } == [0.5, 0.25, 0])
    #expect(tests[2]["code"].text == "crashed")
    #expect(tests[2]["lastAssertion"].number == 1)
    #expect(tests[2]["signal"].text == "SIGILL")
    #expect(tests[2]["fatalMessage"].text == "Counter.swift:12: Fatal error: stop")
    #expect(tests[1]["assertions"][1]["difference"].text == SampleVerdict.failing.assertions[1].difference)
  }

  @Test("Speaks the language that was asked for, and is otherwise the same")
  func language() throws {
    var english = VerdictDocument(SampleVerdict.verdict, language: .english)
    let korean = VerdictDocument(SampleVerdict.verdict, language: .korean)
    #expect(korean.language == .korean)
    #expect(korean.chapters[0].title == "시작")
    #expect(korean.chapters[0].exercises[5].message == "준비 중")
    #expect(english.chapters[0].exercises[5].message == "coming")
    english.language = .korean
    english.submission.notes = korean.submission.notes
    english.chapters[0].title = korean.chapters[0].title
    for index in english.chapters[0].exercises.indices {
      let other = korean.chapters[0].exercises[index]
      english.chapters[0].exercises[index].message = other.message
      for test in other.tests.indices {
        english.chapters[0].exercises[index].tests[test].message = other.tests[test].message
      }
    }
    #expect(english == korean)
  }

  @Test("Can be read again")
  func readable() throws {
    let text = try Report(verdict: SampleVerdict.verdict, language: .english).text(as: .json)
    let document = try JSONDecoder().decode(VerdictDocument.self, from: Data(text.utf8))
    #expect(document == VerdictDocument(SampleVerdict.verdict, language: .english))
    #expect(text.hasSuffix("}\n"))
  }
}

/// A part of a JSON document, to look into.
private struct JSONObject {
  private let value: Any?

  init(_ verdict: Verdict) throws {
    let text = try Report(verdict: verdict, language: .english).text(as: .json)
    value = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private init(value: Any?) { self.value = value }

  subscript(_ key: String) -> JSONObject { JSONObject(value: (value as? [String: Any])?[key]) }
  subscript(_ index: Int) -> JSONObject {
    let array = value as? [Any] ?? []
    return JSONObject(value: array.indices.contains(index) ? array[index] : nil)
  }
  var keys: [String] { (value as? [String: Any])?.keys.sorted() ?? [] }
  var text: String? { value as? String }
  var texts: [String] { value as? [String] ?? [] }
  var number: Double? { (value as? NSNumber)?.doubleValue }
  var numbers: [String: Double] { value as? [String: Double] ?? [:] }
}

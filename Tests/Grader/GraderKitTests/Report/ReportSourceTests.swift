import Testing

@testable import GraderKit

@Suite("What a report tells to whom")
struct ReportSourceTests {
  @Test("Suspicious code is told to a teacher, not to the learner", arguments: [false, true])
  func suspicions(_ isOwn: Bool) {
    var source = source(isOwn: isOwn)
    source.document.chapters[0].exercises[1].suspicions = [
      .init(file: "Lamp.swift", line: 7, code: .process, text: "It calls <exit>.")
    ]
    let text = TextReport(source: source, style: TextStyle(isColoured: false), next: nil).text
    #expect(text.contains("        Lamp.swift:7: It calls <exit>.\n") == !isOwn)
    let markdown = MarkdownReport(source: source).text
    #expect(markdown.contains("- ` 01-Start/Lamp/Lamp.swift:7 ` It calls &lt;exit&gt;\\.\n") == !isOwn)
    let html = HTMLReport(source: source).text
    #expect(html.contains("<li><code>01-Start/Lamp/Lamp.swift:7</code> It calls &lt;exit&gt;.</li>") == !isOwn)
    for report in [text, markdown, html] {
      #expect(report.contains(Phrases(.english)[.suspicions]) == !isOwn)
    }
  }

  @Test("What is for those who judge others' work is not told to the learner; all else is")
  func notes() {
    let forOthers = [Phrase.evidenceNotProof, .weakIsolation].map { Phrases(.english)[$0] }
    let more = Phrases(.english)[.ignoresMore]
    #expect(source(isOwn: false).notesForReader == forOthers + [more])
    #expect(source(isOwn: true).notesForReader == [more])
    #expect(source(isOwn: true).notes == forOthers + [more])
  }

  private func source(isOwn: Bool) -> ReportSource {
    var verdict = SampleVerdict.verdict
    verdict.submission.isOwn = isOwn
    verdict.isolation = .limits
    return ReportSource(verdict, language: .english, token: "TOKEN")
  }
}

@testable import GraderKit

extension PhraseSample {
  /// Of a test.
  static let test = [
    PhraseSample(
      .testCrashed(after: nil, Crash()),
      "Crashed before the first assertion was done.",
      "첫 단언이 끝나기 전에 충돌했어요."
    ),
    PhraseSample(
      .testCrashed(after: 3, Crash(signal: "SIGABRT")),
      "Crashed after assertion 3, before the next was done. (SIGABRT)",
      "단언 3번이 끝난 뒤, 다음 단언이 끝나기 전에 충돌했어요. (SIGABRT)"
    ),
    PhraseSample(
      .testCrashed(after: 3, Crash(signal: "SIGILL", fatalMessage: "Lamp.swift:12: Fatal error: stop")),
      """
      Crashed after assertion 3, before the next was done. (SIGILL)
      Swift says: Lamp.swift:12: Fatal error: stop
      """,
      """
      단언 3번이 끝난 뒤, 다음 단언이 끝나기 전에 충돌했어요. (SIGILL)
      Swift의 메시지: Lamp.swift:12: Fatal error: stop
      """
    ),
    PhraseSample(
      .testExited(after: nil),
      "The process was ended by the code under test, before the first assertion was done.",
      "첫 단언이 끝나기 전에 테스트 대상 코드가 프로세스를 끝냈어요."
    ),
    PhraseSample(
      .testExited(after: 3),
      "The process was ended by the code under test, after assertion 3.",
      "단언 3번 다음에 테스트 대상 코드가 프로세스를 끝냈어요."
    ),
    PhraseSample(
      .testTimedOut(after: nil, seconds: 60),
      "Timed out after 60 s, before the first assertion was done.",
      "60초가 지나도 첫 단언이 끝나지 않아서 멈췄어요."
    ),
    PhraseSample(
      .testTimedOut(after: 3, seconds: 5),
      "Timed out after 5 s; the last assertion that was done is number 3.",
      "5초 안에 끝나지 않아서 멈췄어요. 마지막으로 끝난 단언은 3번이에요."
    ),
    PhraseSample(
      .testWroteTooMuch(after: nil),
      "Ended because it reported without end, before the first assertion was done.",
      "첫 단언이 끝나기 전에 끝없이 보고해서 멈췄어요."
    ),
    PhraseSample(
      .testWroteTooMuch(after: 3),
      "Ended because it reported without end; the last assertion that was done is number 3.",
      "끝없이 보고해서 멈췄어요. 마지막으로 끝난 단언은 3번이에요."
    ),
    PhraseSample(
      .testNotReached,
      "This test did not run.",
      "이 테스트는 실행되지 않았어요."
    ),
    PhraseSample(
      .testSkipped,
      "This test was skipped or cancelled, so it says nothing of the feature. Take out what skips it, such as '.disabled'.",
      "건너뛰었거나 취소된 테스트라서 기능에 대해 아무것도 말해 주지 않아요. '.disabled'처럼 건너뛰게 하는 것을 빼 보세요."
    ),
    PhraseSample(
      .issueOutsideAssertions,
      "Something went wrong outside the test's own assertions:",
      "테스트의 단언이 아닌 곳에서 문제가 생겼어요:"
    ),
    PhraseSample(
      .moreIssues(1),
      "One more issue of this test is not told here.",
      "이 테스트의 문제가 1개 더 있지만 여기에는 적지 않았어요."
    ),
    PhraseSample(
      .moreIssues(980),
      "980 more issues of this test are not told here.",
      "이 테스트의 문제가 980개 더 있지만 여기에는 적지 않았어요."
    ),
    PhraseSample(
      .runDoubt(.moreIssuesOfNoTest(1)),
      "Not counted as passed: one more issue was reported outside of every test, and is not told here.",
      "어느 테스트에도 속하지 않는 문제가 1개 더 보고되어 통과로 세지 않았어요. 여기에는 적지 않았어요."
    ),
    PhraseSample(
      .runDoubt(.moreIssuesOfNoTest(5)),
      "Not counted as passed: 5 more issues were reported outside of every test, and are not told here.",
      "어느 테스트에도 속하지 않는 문제가 5개 더 보고되어 통과로 세지 않았어요. 여기에는 적지 않았어요."
    ),
    PhraseSample(
      .assertionsNotReached,
      "This test ended without a complaint, but not all of its assertions ran.",
      "이 테스트는 문제없이 끝났지만 실행되지 않은 단언이 있어요."
    ),
    PhraseSample(
      .testDoubted,
      "Not counted as passed: what was seen of this test does not agree with itself.",
      "이 테스트에서 관찰한 내용이 서로 맞지 않아 통과로 세지 않았어요."
    ),
    PhraseSample(
      .testDoubt(Doubt(.assertionNeverEnded, test: "Counts", assertion: 2)),
      "Counts: an assertion began and never ended, though its test did.",
      "Counts: 테스트는 끝났는데 시작한 단언이 끝나지 않았어요."
    ),
    PhraseSample(
      .testDoubt(Doubt(.assertionNeverBegan, test: "Counts")),
      "Counts: an assertion ended that had not begun.",
      "Counts: 시작하지 않은 단언이 끝났어요."
    ),
    PhraseSample(
      .testDoubt(Doubt(.foreignAssertion, test: "Counts")),
      "Counts: it ran an assertion that is not its own.",
      "Counts: 이 테스트의 것이 아닌 단언이 실행됐어요."
    ),
    PhraseSample(
      .testDoubt(Doubt(.testNeverStarted, test: "Counts")),
      "Counts: its assertions ran, but it never started.",
      "Counts: 테스트가 시작되지 않았는데 단언이 실행됐어요."
    ),
    PhraseSample(
      .testDoubt(Doubt(.testNeverEnded, test: "Counts")),
      "Counts: it started and never ended, though the run did.",
      "Counts: 실행은 끝났는데 시작한 테스트가 끝나지 않았어요."
    ),
    PhraseSample(
      .testDoubt(Doubt(.reportedTwice, test: "Counts")),
      "Counts: it was reported more than once.",
      "Counts: 한 번보다 많이 보고됐어요."
    ),
    PhraseSample(
      .claimIgnored,
      "This also passed when the grader made it claim something else.",
      "채점기가 다른 값을 단언하게 해도 통과했어요."
    ),
    PhraseSample(
      .failureToldElsewhere,
      "This follows from a failure that stands at another line of this test.",
      "이 테스트의 다른 줄에 나온 실패 때문이에요."
    ),
    PhraseSample(
      .testsAreGiven,
      "What is advised here is for the author of a test. These tests are given: change the feature so that none of it is needed.",
      "여기 적힌 조언은 테스트를 쓰는 사람에게 하는 말이에요. 이 테스트는 바꿀 수 없으니, 그런 조언이 필요 없게 기능을 고쳐 보세요."
    ),
    PhraseSample(
      .testDoubt(Doubt(.blindEquality, test: "Counts")),
      "Counts: two values passed for equal that print differently. Let the compiler write '=='.",
      "Counts: 다르게 표시되는 두 값이 같다고 통과했어요. '=='는 컴파일러에 맡기세요."
    ),
    PhraseSample(
      .testDoubt(Doubt(.claimIgnored, test: "Counts")),
      "Counts: an assertion passes whatever it claims, so it says nothing of your code. Keep what the tests compare in stored properties, and let the compiler write '=='.",
      "Counts: 무엇을 단언해도 통과하는 단언이 있어서 코드에 대해 아무것도 말해 주지 않아요. 테스트가 비교하는 값은 저장 프로퍼티에 두고 '=='는 컴파일러에 맡기세요."
    ),
    PhraseSample(
      .testDoubt(Doubt(.claimAltered, test: "Counts")),
      "Counts: a claim was other than the test makes it.",
      "Counts: 테스트가 단언하는 값과 다른 값이 단언됐어요."
    ),
    PhraseSample(
      .testDoubt(Doubt(.claimNotAltered, test: "Counts")),
      "Counts: it evaded the run in which its claims are altered.",
      "Counts: 단언을 바꾸어 보는 실행을 피해 갔어요."
    ),
    PhraseSample(
      .testDoubt(Doubt(.passedOnce, test: "Counts")),
      "Counts: it passed, and did not pass when it was run once more.",
      "Counts: 한 번은 통과했지만 다시 실행하니 통과하지 못했어요."
    ),
    PhraseSample(
      .testDoubt(Doubt(.silencedIssue, test: "Counts")),
      "Counts: the library reported a failure that did not arrive.",
      "Counts: 라이브러리가 알린 실패가 도착하지 않았어요."
    ),
    PhraseSample(
      .runDoubt(.runNeverEnded),
      "Not counted as passed: the process ended after the tests, before the run had come to its end.",
      "테스트는 끝났지만 실행이 마무리되기 전에 프로세스가 끝나서 통과로 세지 않았어요."
    ),
    PhraseSample(
      .runDoubt(.endsOtherwise),
      "Not counted as passed: the process did not end as one ends whose tests have these results.",
      "프로세스가 테스트 결과에 맞게 끝나지 않아서 통과로 세지 않았어요."
    ),
    PhraseSample(
      .runDoubt(.unreadableTraces),
      "Not counted as passed: something other than the tests wrote into the grader's records.",
      "테스트가 아닌 코드가 채점기의 기록에 무언가를 써서 통과로 세지 않았어요."
    ),
    PhraseSample(
      .runDoubt(.issueOfNoTest("Left over.")),
      "Not counted as passed: something was reported outside of every test: Left over.",
      "어느 테스트에도 속하지 않는 문제가 보고되어 통과로 세지 않았어요: Left over."
    ),
    PhraseSample(
      .runDoubt(.assertionOfNoTest),
      "Not counted as passed: an assertion ran outside of every test.",
      "단언이 어느 테스트에도 속하지 않은 채 실행되어 통과로 세지 않았어요."
    ),
    PhraseSample(
      .runDoubt(.silentForm("finish")),
      "Not counted as passed: 'finish' does not report failures any more where this code is linked.",
      "이 코드와 함께 실행하면 'finish'이(가) 실패를 알리지 않아서 통과로 세지 않았어요."
    ),
    PhraseSample(
      .runDoubt(.unclearSource(file: "Lamp.swift")),
      "Not counted as passed: the compiler takes Lamp.swift, but the grader cannot make out all of it. Write it more plainly.",
      "컴파일러는 Lamp.swift 파일을 받아들이지만 채점기가 다 알아볼 수 없어서 통과로 세지 않았어요. 더 단순하게 써 보세요."
    ),
  ]
}

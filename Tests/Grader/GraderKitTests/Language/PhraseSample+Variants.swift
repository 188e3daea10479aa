@testable import GraderKit

extension PhraseSample {
  /// Of tests that a learner wrote, and of what they are tried on.
  static let variants =
    [
      PhraseSample(.faultsCaught(7, of: 11), "7 of 11 faults caught", "결함 11개 중 7개 발견"),
      PhraseSample(
        .referenceAccepted,
        "Your tests accept the right feature.",
        "여러분의 테스트가 올바른 기능을 받아들여요."
      ),
      PhraseSample(
        .referenceRejected,
        "Your tests object to the feature that is right, so they earn nothing yet. Mend the tests that are marked.",
        "여러분의 테스트가 올바른 기능을 거부해서 아직 점수가 없어요. 표시된 테스트를 고쳐 보세요."
      ),
      PhraseSample(.notNoticed, "Not noticed yet:", "아직 알아채지 못한 것:"),
      PhraseSample(
        .brittle(tests: ["Opens", "Closes"]),
        "A version that behaves the same was rejected, which costs a quarter of the points. Claim what it does, not how it "
          + "is made. Rejected by: Opens, Closes",
        "똑같이 동작하는 버전을 거부해서 점수의 4분의 1을 잃어요. 어떻게 만들었는지가 아니라 무엇을 하는지 단언해 보세요. "
          + "거부한 테스트: Opens, Closes"
      ),
      PhraseSample(.catches(1), "catches one fault", "결함 1개를 잡아요"),
      PhraseSample(.catches(3), "catches 3 faults", "결함 3개를 잡아요"),
      PhraseSample(.catchesNothing, "catches nothing", "잡은 결함 없음"),
      PhraseSample(
        .runDoubt(.unsteady),
        "These tests accepted the right feature in one run and objected to it in another. Let no run depend on another, on "
          + "chance or on the time.",
        "올바른 기능을 한 번은 받아들이고 한 번은 거부했어요. 다른 실행이나 우연, 시간에 기대지 않게 해 보세요."
      ),
      PhraseSample(
        .runDoubt(.guesses(accepted: 16)),
        "On a busy machine these tests accepted the right feature 16 times, and then objected to it: they guess at time. Wait "
          + "for what the feature brings, not for a while.",
        "바쁜 컴퓨터에서 올바른 기능을 16번 받아들이고 나서 거부했어요. 걸리는 시간을 어림잡은 테스트예요. 얼마쯤 기다리지 말고, "
          + "기능이 가져올 결과를 기다려 보세요."
      ),
      PhraseSample(
        .runDoubt(.guesses(accepted: 1)),
        "On a busy machine these tests accepted the right feature once, and then objected to it: they guess at time. Wait for "
          + "what the feature brings, not for a while.",
        "바쁜 컴퓨터에서 올바른 기능을 1번 받아들이고 나서 거부했어요. 걸리는 시간을 어림잡은 테스트예요. 얼마쯤 기다리지 말고, "
          + "기능이 가져올 결과를 기다려 보세요."
      ),
      PhraseSample(
        .runDoubt(.wavers(test: "Opens")),
        "Opens: now it objects to a version of the feature, now it accepts the same one, so it catches nothing. Leave out "
          + "what changes from run to run, such as chance and time.",
        "Opens: 똑같은 버전을 한 번은 거부하고 한 번은 받아들여서 잡은 결함이 없어요. 우연이나 시간처럼 실행마다 달라지는 것을 빼 보세요."
      ),
      PhraseSample(
        .runDoubt(.noTests),
        "There is no test here yet. Write a function and put '@Test' before it.",
        "아직 테스트가 없어요. 함수를 쓰고 그 앞에 '@Test'를 붙여 보세요."
      ),
      PhraseSample(
        .refusal(.unlistedTestImport("Foundation")),
        "'import Foundation': these tests import Testing, the library's modules and the exercise, and need nothing else. "
          + "Take it out.",
        "'import Foundation': 이 테스트에는 Testing과 라이브러리의 모듈, 연습 문제의 모듈만 있으면 돼요. 지워 보세요."
      ),
      PhraseSample(
        .refusal(.looksElsewhere("getenv")),
        "'getenv': tests look at what the feature does, not at files, the environment or the process. Take it out.",
        "'getenv': 테스트는 기능이 하는 일만 봐요. 파일이나 환경, 프로세스를 보지 않게 지워 보세요."
      ),
      PhraseSample(
        .refusal(.trait("Slow()")),
        """
        'Slow()' would run before any test begins. '@Test' and '@Suite' take titles, tags, conditions, limits and arguments \
        here; move the rest into the test.
        """,
        """
        'Slow()'은(는) 어떤 테스트보다도 먼저 실행돼요. 여기서 '@Test'와 '@Suite'에는 제목, 태그, 조건, 제한 시간, 인자만 쓸 수 있어요. \
        나머지는 테스트 안으로 옮겨 보세요.
        """
      ),
      PhraseSample(
        .refusal(.conditionalCompilation),
        "'#if': a test that is not built notices nothing. Take it out; what shall not run for now may be a comment.",
        "'#if': 빌드되지 않는 테스트는 아무것도 알아채지 못해요. 지워 보세요. 당장 실행하지 않을 부분은 주석으로 두면 돼요."
      ),
      PhraseSample(
        .fault(.unreadableVariants(exercise: "01/Gate", reason: "a.fault: It changes nothing.")),
        """
        The versions of 01/Gate that tests are tried on cannot be used: a.fault: It changes nothing. Mend them, or put them back \
        as they came, for example with: git checkout -- Tests/Chapters Solutions
        """,
        """
        01/Gate의 테스트를 시험할 버전들을 쓸 수 없어요 (a.fault: It changes nothing.). 고치거나 처음 상태로 되돌려 보세요. \
        예: git checkout -- Tests/Chapters Solutions
        """
      ),
      PhraseSample(
        .usage(.notAPlace("Timer")),
        "'Timer' is no place for an exercise. Name the chapter and a new exercise, such as '02-Effects/Timer' or '02/Timer'.",
        "연습 문제를 둘 곳이 아니에요: 'Timer'. '02-Effects/Timer'나 '02/Timer'처럼 장과 새 연습 문제의 이름을 적어 보세요."
      ),
      PhraseSample(
        .usage(.exerciseExists("Timer")),
        "'Timer' is there already. Choose another name.",
        "이미 있어요: 'Timer'. 다른 이름을 골라 보세요."
      ),
      PhraseSample(
        .scaffolded(SampleCourse.timer, ["Chapters/10-More/Timer/Timer.swift", "Package.swift"]),
        """
        10/Timer begins here:
          Chapters/10-More/Timer/Timer.swift
          Package.swift
        It works, but teaches nothing yet. 'swift run grader verify 10/Timer' says what is still to write.
        """,
        """
        10/Timer 연습 문제를 여기서 시작해요:
          Chapters/10-More/Timer/Timer.swift
          Package.swift
        동작하지만 아직 아무것도 가르치지 않아요. 무엇을 더 써야 하는지는 'swift run grader verify 10/Timer' 명령으로 볼 수 있어요.
        """
      ),
    ] + findings

  private static let findings = [
    PhraseSample(
      .finding(Finding("01/Gate", .variantsUnusable(reason: "The versions cannot be used."))),
      "01/Gate: The versions cannot be used."
    ),
    PhraseSample(
      .finding(Finding("01/Gate", .variantsTooFew("fault", count: 3, least: 10))),
      "01/Gate: has too few variants of kind 'fault': 3, and at least 10 are wanted"
    ),
    PhraseSample(
      .finding(Finding("01/Gate", .variantWithoutQuestion("a.fault"))),
      "01/Gate: a.fault has no question for learners whose tests do not notice it"
    ),
    PhraseSample(
      .finding(Finding("01/Gate", .faultUncaught("a.fault"))),
      "01/Gate: a.fault goes unnoticed: no test fails on it"
    ),
    PhraseSample(
      .finding(Finding("01/Gate", .suiteAsserts(count: 3, said: 4))),
      """
      01/Gate: its suite makes 3 assertions, and chapter.json says 4. Find out why; if it is as it should be, write \
      '"assertions": 3' there
      """
    ),
    PhraseSample(
      .finding(Finding("01/Gate", .suiteAsserts(count: 1, said: nil))),
      """
      01/Gate: its suite makes 1 assertions, and chapter.json says nothing of it. Find out why; if it is as it should be, \
      write '"assertions": 1' there
      """
    ),
    PhraseSample(
      .finding(Finding("01/Gate", .faultFails("a.fault", count: 3, said: 4))),
      """
      01/Gate: a.fault fails 3 of the suite's assertions, and says 4. Find out why; if it is as it should be, write \
      'fails: 3' below its title
      """
    ),
    PhraseSample(
      .finding(Finding("01/Gate", .faultFails("a.fault", count: 1, said: nil))),
      """
      01/Gate: a.fault fails 1 of the suite's assertions, and says nothing of it. Find out why; if it is as it should be, \
      write 'fails: 1' below its title
      """
    ),
    PhraseSample(
      .finding(Finding("01/Gate", .faultsAlike("a.fault", "b.fault"))),
      "01/Gate: a.fault and b.fault fail the same claims in the same way: add a claim that tells them apart, or take one away"
    ),
    PhraseSample(
      .finding(Finding("01/Gate", .refactoringRejected("a.refactoring", tests: ["Opens", "Closes"]))),
      "01/Gate: a.refactoring is right, but is rejected by: Opens, Closes"
    ),
    PhraseSample(
      .finding(Finding("01/Lamp", .assertionNeverFails(test: "Counts", line: 12, text: "send(.up)"))),
      "01/Lamp: neither the stub nor a fault fails 'send(.up)' (line 12 of 'Counts'): add a fault that does, or take it out"
    ),
    PhraseSample(
      .finding(Finding("01/Gate", .testCatchesNothing("GateTests/opens()"))),
      "01/Gate: its reference test 'GateTests/opens()' catches no fault"
    ),
    PhraseSample(
      .finding(Finding("01/Gate", .stubEarns(Points(2)))),
      "01/Gate: its stub must earn nothing, but earns 2"
    ),
    PhraseSample(
      .finding(Finding("01/Gate", .givenDiffers("01-Start/Gate/Gate.swift"))),
      "01/Gate: 01-Start/Gate/Gate.swift is not the same in Chapters and in Solutions, though it is given"
    ),
  ]
}

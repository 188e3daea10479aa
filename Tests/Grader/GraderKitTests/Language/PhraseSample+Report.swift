@testable import GraderKit

extension PhraseSample {
  /// Of the headings and words of reports.
  static let report = [
    PhraseSample(.reportTitle, "Grading report", "채점 결과"),
    PhraseSample(.lookFirst, "Look at this first", "먼저 살펴볼 곳"),
    PhraseSample(.exercise, "Exercise", "연습 문제"),
    PhraseSample(.status, "Status", "상태"),
    PhraseSample(.tests, "Tests", "테스트"),
    PhraseSample(.assertions, "Assertions", "단언"),
    PhraseSample(.points, "Points", "점수"),
    PhraseSample(
      .suspicions,
      "For the instructor: code that is worth a look",
      "가르치는 분께: 살펴볼 만한 코드"
    ),
    PhraseSample(
      .graded(swift: "6.3.1", .bubblewrap, seconds: 3.14),
      "Graded with Swift 6.3.1 in 3.1 seconds. Isolation: bubblewrap.",
      "Swift 6.3.1로 채점했어요 (3.1초). 격리 방식: bubblewrap"
    ),
    PhraseSample(
      .graded(swift: "6.3.1", .namespaces, seconds: 3),
      "Graded with Swift 6.3.1 in 3.0 seconds. Isolation: namespaces of its own.",
      "Swift 6.3.1로 채점했어요 (3.0초). 격리 방식: 별도의 네임스페이스"
    ),
    PhraseSample(
      .graded(swift: "6.3.1", .sandboxExec, seconds: 3),
      "Graded with Swift 6.3.1 in 3.0 seconds. Isolation: sandbox-exec.",
      "Swift 6.3.1로 채점했어요 (3.0초). 격리 방식: sandbox-exec"
    ),
    PhraseSample(
      .graded(swift: "6.3.1", .limits, seconds: 3),
      "Graded with Swift 6.3.1 in 3.0 seconds. Isolation: limits alone.",
      "Swift 6.3.1로 채점했어요 (3.0초). 격리 방식: 자원 제한만"
    ),
    PhraseSample(
      .graded(swift: "6.3.1", .none, seconds: 3),
      "Graded with Swift 6.3.1 in 3.0 seconds. Isolation: none.",
      "Swift 6.3.1로 채점했어요 (3.0초). 격리 방식: 없음"
    ),
    PhraseSample(
      .moreProblems(1),
      "There is one more problem; the log tells it.",
      "문제가 1개 더 있어요. 모두 로그에 적혀 있어요."
    ),
    PhraseSample(
      .moreProblems(3),
      "There are 3 more problems; the log tells them all.",
      "문제가 3개 더 있어요. 모두 로그에 적혀 있어요."
    ),
    PhraseSample(
      .cutShort,
      "The report ends here because it has grown too long.",
      "보고서가 너무 길어져서 여기까지만 적었어요."
    ),
    PhraseSample(.failed, "failed", "실패"),
    PhraseSample(.crashed, "crashed", "충돌"),
    PhraseSample(.ranTooLong, "ran too long", "시간 초과"),
    PhraseSample(.notCompiling, "does not compile", "컴파일되지 않아요"),
    PhraseSample(.notFitting, "does not fit the tests", "테스트와 맞지 않아요"),
    PhraseSample(.lacking, "missing", "파일이 없어요"),
    PhraseSample(.notGraded, "could not be graded", "채점하지 못했어요"),
  ]
}

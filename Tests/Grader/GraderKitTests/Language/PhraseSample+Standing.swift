@testable import GraderKit

extension PhraseSample {
  /// Of where the learner stands.
  static let standing = [
    PhraseSample(
      .chapterHeading(number: "01", title: "Start"),
      "01  Start",
      "01  Start"
    ),
    PhraseSample(
      .pointsEarned(Points(hundredths: 250), of: Points(10)),
      "2.5 of 10 points",
      "10점 중 2.5점"
    ),
    PhraseSample(
      .assertionsPassed(3, of: 7),
      "3 of 7 assertions",
      "단언 7개 중 3개 통과"
    ),
    PhraseSample(
      .testsPassed(1, of: 4),
      "1 of 4 tests",
      "테스트 4개 중 1개 통과"
    ),
    PhraseSample(
      .line(21),
      "test line 21",
      "테스트 21행"
    ),
    PhraseSample(
      .notReached,
      "not reached",
      "실행되지 않았어요"
    ),
    PhraseSample(
      .times(2),
      "ran 2 times",
      "2번 실행"
    ),
    PhraseSample(
      .nextExercise(number: "1.2", title: "Lamp"),
      "Next: 1.2 Lamp",
      "다음: 1.2 Lamp"
    ),
    PhraseSample(
      .nextStep(file: "Chapters/01-Start/Lamp/Lamp.swift", command: "swift run grader"),
      "Edit Chapters/01-Start/Lamp/Lamp.swift, then run: swift run grader",
      "Chapters/01-Start/Lamp/Lamp.swift 파일을 고치고 이렇게 실행해 보세요: swift run grader"
    ),
    PhraseSample(
      .allDone,
      "Everything passes.",
      "모두 통과했어요."
    ),
    PhraseSample(
      .nothingToDo,
      "There is nothing here that can be graded yet.",
      "아직 채점할 수 있는 연습 문제가 없어요."
    ),
    PhraseSample(
      .noneListed,
      "No exercise is in that state.",
      "그런 상태의 연습 문제는 없어요."
    ),
    PhraseSample(
      .progressPutAside("/kit/.workbook/progress-1.json"),
      "Not all of the record of your progress could be understood; it was put aside as /kit/.workbook/progress-1.json.",
      "진행 기록을 다 읽을 수 없어서 다른 이름으로 옮겨 두었어요: /kit/.workbook/progress-1.json"
    ),
    PhraseSample(
      .progressDamaged("/kit/.workbook/progress.json"),
      """
      Not all of the record of your progress can be understood, so something may be missing here that you have done: \
      /kit/.workbook/progress.json. To grade it again: swift run grader
      """,
      """
      진행 기록을 다 읽을 수 없어서 이미 푼 문제가 빠져 있을 수 있어요: /kit/.workbook/progress.json. \
      다시 채점해 보세요: swift run grader
      """
    ),
    PhraseSample(
      .evidenceNotProof,
      "Your code ran in one process with its tests: a pass is evidence of your work, not a proof against forgery.",
      "코드는 테스트와 한 프로세스에서 실행돼요. 통과는 여러분이 해냈다는 근거이지, 위조가 없었다는 증명은 아니에요."
    ),
    PhraseSample(
      .weakIsolation,
      """
      Only limits kept this code apart from the machine: it could read files and use the network. \
      To keep it apart, install bubblewrap (such as: apt install bubblewrap).
      """,
      """
      이 코드는 제한만 둔 채 실행되어 파일을 읽고 네트워크를 쓸 수 있었어요. \
      컴퓨터에서 떼어 놓으려면 bubblewrap을 설치해 보세요(예: apt install bubblewrap).
      """
    ),
    PhraseSample(
      .ignored(["notes.txt", "Old/"]),
      "Not taken, because no exercise asks for it: notes.txt, Old/",
      "연습 문제에 필요하지 않아 가져오지 않았어요: notes.txt, Old/"
    ),
    PhraseSample(
      .ignoresMore,
      "There is more in the submission that was not taken; only the beginning is listed.",
      "가져오지 않은 파일이 더 있어요. 앞부분만 적었어요."
    ),
    PhraseSample(
      .misnamed(.tarGzip),
      "The archive is not what its name says; it was read as tar.gz.",
      "압축 파일이 이름과 달라요. 내용을 보고 tar.gz 형식으로 읽었어요."
    ),
    PhraseSample(
      .gradedTree("Mina"),
      "Graded: Mina",
      "채점한 제출물: Mina"
    ),
    PhraseSample(
      .minutes(15),
      "about 15 minutes",
      "약 15분"
    ),
    PhraseSample(
      .minutes(1),
      "about a minute",
      "약 1분"
    ),
    PhraseSample(
      .neverGraded,
      "not graded yet",
      "아직 채점하지 않았어요"
    ),
    PhraseSample(
      .changedSince,
      "changed since it was graded",
      "채점한 뒤에 바뀌었어요"
    ),
    PhraseSample(
      .todo("Count up."),
      "To do: Count up.",
      "할 일: Count up."
    ),
    PhraseSample(
      .hintHeading(number: "1.1", title: "The Counter", given: 2, of: 3),
      "1.1 The Counter · hint 2 of 3",
      "1.1 The Counter · 힌트 3개 중 2번째"
    ),
    PhraseSample(
      .moreHints(command: "swift run grader hint 01/Counter"),
      "One more: swift run grader hint 01/Counter",
      "하나 더 보려면: swift run grader hint 01/Counter"
    ),
    PhraseSample(
      .lastHint(lesson: "Chapters/01-Start/README.md", section: "1.1"),
      "That was the last hint. Section 1.1 of Chapters/01-Start/README.md tells the rest.",
      "마지막 힌트였어요. 나머지는 Chapters/01-Start/README.md의 1.1절을 읽어 보세요."
    ),
    PhraseSample(
      .isStub(exercise: "1.2 The Lamp"),
      "1.2 The Lamp is as it began: there is nothing to put back.",
      "1.2 The Lamp: 처음 그대로라서 되돌릴 내용이 없어요."
    ),
    PhraseSample(
      .putBack(exercise: "1.2 The Lamp", kept: ".workbook/kept/1"),
      "1.2 The Lamp is as it began. What you had is kept in .workbook/kept/1",
      "1.2 The Lamp: 처음 상태로 되돌렸어요. 쓰던 파일은 여기에 두었어요: .workbook/kept/1"
    ),
    PhraseSample(
      .putBack(exercise: "1.2 The Lamp", kept: nil),
      "1.2 The Lamp is as it began. There was nothing of yours to keep.",
      "1.2 The Lamp: 처음 상태로 되돌렸어요. 남겨 둘 파일은 없었어요."
    ),
    PhraseSample(
      .solutionLocked(exercise: "1.2 The Lamp", SampleCourse.lamp),
      """
      The solution of 1.2 The Lamp is shown once yours passes. Grade it: swift run grader grade 01/Lamp
      A hint: swift run grader hint 01/Lamp. To see the solution all the same: swift run grader solution 01/Lamp --anyway
      """,
      """
      1.2 The Lamp: 해답은 통과한 다음에 볼 수 있어요. 채점하려면: swift run grader grade 01/Lamp
      힌트가 필요하면: swift run grader hint 01/Lamp. 그래도 해답을 보려면: swift run grader solution 01/Lamp --anyway
      """
    ),
    PhraseSample(
      .noSolution(exercise: "1.2 The Lamp"),
      "This edition of the workbook has no solution of 1.2 The Lamp. Ask whoever gave it to you.",
      "1.2 The Lamp: 이 워크북에는 해답이 들어 있지 않아요. 워크북을 준 사람에게 물어보세요."
    ),
    PhraseSample(
      .yourFile("Lamp.swift"),
      "Lamp.swift, yours",
      "Lamp.swift (내 파일)"
    ),
    PhraseSample(
      .solutionFile("Lamp.swift"),
      "Lamp.swift, the solution",
      "Lamp.swift (해답)"
    ),
    PhraseSample(
      .gradingNow,
      "grading…",
      "채점 중…"
    ),
    PhraseSample(
      .gradedAt("10:11:12"),
      "graded 10:11:12",
      "10:11:12에 채점"
    ),
    PhraseSample(
      .watchKeys,
      "h hint  n next  l list  r run  q quit",
      "h 힌트  n 다음  l 목록  r 실행  q 끝"
    ),
    PhraseSample(
      .moreLines(1),
      "… one line more",
      "… 1줄 더 있어요"
    ),
    PhraseSample(
      .moreLines(7),
      "… 7 lines more",
      "… 7줄 더 있어요"
    ),
  ]
}

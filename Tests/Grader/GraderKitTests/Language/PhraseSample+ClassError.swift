@testable import GraderKit

extension PhraseSample {
  /// What is said where a class cannot be graded, or its course file not be used.
  static let classMistakes =
    [
      mistake(
        .noSubmissions,
        "Which class? Name the folder that holds the submissions: swift run grader class SUBMISSIONS --output DIR",
        "어느 반인가요? 제출물이 들어 있는 폴더를 적어 주세요: swift run grader class SUBMISSIONS --output DIR"
      ),
      mistake(
        .noFolder(path: "a"),
        "'a' is no folder. Name the folder that holds the submissions.",
        "폴더가 아니에요: 'a'. 제출물이 들어 있는 폴더를 적어 주세요."
      ),
      mistake(
        .unreadableFolder(path: "a"),
        "'a' cannot be read. Check its permissions.",
        "폴더를 읽을 수 없어요: 'a'. 권한을 확인해 보세요."
      ),
      mistake(
        .oneSubmission(path: "a"),
        """
        'a' is one submission. Name the folder that it lies in, or grade it alone: swift run grader grade --submission 'a'
        """,
        """
        제출물 하나예요: 'a'. 그것이 들어 있는 폴더를 적거나 이것만 채점해 보세요: swift run grader grade --submission 'a'
        """
      ),
      mistake(
        .nothingHandedIn(path: "a"),
        "Nothing lies in 'a'. Name the folder that holds the submissions.",
        "아무것도 들어 있지 않아요: 'a'. 제출물이 들어 있는 폴더를 적어 주세요."
      ),
      mistake(
        .noOutput(command: "merge"),
        "Where to? Name a folder for the gradebook: swift run grader merge … --output DIR",
        "성적부를 둘 폴더를 적어 주세요: swift run grader merge … --output DIR"
      ),
      mistake(
        .notAShard("a"),
        "'a' is no shard. Name its number and how many there are, such as --shard 1/4.",
        "조각이 아니에요: 'a'. '--shard 1/4'처럼 몇 번째인지와 모두 몇 개인지를 적어 주세요."
      ),
      mistake(
        .shardOutOfRange(5, count: 4),
        "There is no shard 5 of 4: they are numbered from 1 to 4, such as --shard 1/4.",
        "조각 4개 중 5번째는 없어요. 1부터 4까지 있어요: '--shard 1/4'처럼 적어 주세요."
      ),
      mistake(
        .outputInSubmissions(path: "a"),
        "'a' lies among the submissions, which are never written to. Name another folder for the gradebook.",
        "제출물이 들어 있는 곳이라 쓰지 않아요: 'a'. 성적부를 둘 다른 폴더를 적어 주세요."
      ),
      mistake(
        .outputInKit(path: "a"),
        "'a' belongs to the workbook. Name a folder of its own for the gradebook, such as '--output ../class'.",
        "워크북에 속한 곳이에요: 'a'. '--output ../class'처럼 성적부를 둘 폴더를 따로 적어 주세요."
      ),
      mistake(
        .outputBelowBuild(path: "a"),
        "'a' lies below a '.build' folder, which may be deleted at any time. Name another folder for the gradebook.",
        "언제든 지워질 수 있는 '.build' 폴더 아래예요: 'a'. 성적부를 둘 다른 폴더를 적어 주세요."
      ),
      mistake(
        .outputIsNoFolder(path: "a"),
        "'a' is no folder. Name another place for the gradebook.",
        "폴더가 아니에요: 'a'. 성적부를 둘 다른 곳을 적어 주세요."
      ),
      mistake(
        .outputHasOthers(path: "a", name: "index.html"),
        "'a' holds 'index.html', and no class was graded there. Name a new folder, so that nothing is written over.",
        "반을 채점한 적이 없는 폴더인데 'index.html'이 이미 있어요: 'a'. 덮어쓰지 않도록 새 폴더를 적어 주세요."
      ),
      mistake(
        .outputInUse(path: "a"),
        "Another 'class' is at work in 'a'. Wait for it, or name another folder: each shard needs one of its own.",
        "다른 'class' 명령이 쓰고 있는 폴더예요: 'a'. 끝날 때까지 기다리거나 다른 폴더를 적어 주세요. 조각마다 폴더가 따로 있어야 해요."
      ),
      mistake(
        .noShards,
        "Which shards? Name the folders that they were graded into: swift run grader merge DIR … --output DIR",
        "어느 조각인가요? 조각을 채점한 폴더들을 적어 주세요: swift run grader merge DIR … --output DIR"
      ),
      mistake(
        .noClass(path: "a"),
        "No class was graded into 'a', or by another version of the grader. Grade it again.",
        "반을 채점한 적이 없거나 다른 버전의 채점기가 채점한 폴더예요: 'a'. 다시 채점해 보세요."
      ),
      mistake(
        .classesDiffer("a", "b", .course),
        "'a' and 'b' cannot be merged: their course files differ. Grade both with the same, and merge again.",
        "두 폴더를 합칠 수 없어요: 'a', 'b'. 과정 파일이 서로 달라요. 똑같이 채점한 다음 다시 합쳐 보세요."
      ),
      mistake(
        .classesDiffer("a", "b", .catalog),
        "'a' and 'b' cannot be merged: they were graded on different exercises or points. Grade both with the same, and merge again.",
        "두 폴더를 합칠 수 없어요: 'a', 'b'. 연습 문제나 점수가 서로 달라요. 똑같이 채점한 다음 다시 합쳐 보세요."
      ),
      mistake(
        .classesDiffer("a", "b", .language),
        "'a' and 'b' cannot be merged: their reports are in different languages. Grade both with the same, and merge again.",
        "두 폴더를 합칠 수 없어요: 'a', 'b'. 보고서의 언어가 서로 달라요. 똑같이 채점한 다음 다시 합쳐 보세요."
      ),
      mistake(
        .mergeIntoItself(path: "a"),
        "'a' is one of the shards. Name another folder for the whole.",
        "합칠 조각 가운데 하나예요: 'a'. 합친 결과를 둘 다른 폴더를 적어 주세요."
      ),
    ] + courseMistakes

  private static let courseMistakes = [
    course(.unreadable(.missing), "it is not there.", "파일이 없어요."),
    course(
      .notJSON,
      "it is not JSON. See that quotes, commas and braces are right.",
      "JSON이 아니에요. 따옴표와 쉼표, 중괄호를 확인해 보세요."
    ),
    course(
      .unknownKey("dedline", meant: "deadline", known: ["title", "deadline"]),
      "'dedline' is nothing that a course has. Did you mean 'deadline'? It has: title, deadline.",
      "과정 파일에 쓰지 않는 항목이에요: 'dedline'. 혹시 'deadline'인가요? 쓸 수 있는 항목: title, deadline"
    ),
    course(
      .wrongKind(key: "", .object),
      "it must be an object, such as { \"deadline\": \"2026-03-01T23:59:00+09:00\" }.",
      "객체여야 해요. 예: { \"deadline\": \"2026-03-01T23:59:00+09:00\" }"
    ),
    course(.wrongKind(key: "a", .object), "'a' must be an object.", "'a' 항목의 값이 맞지 않아요. 객체여야 해요."),
    course(
      .wrongKind(key: "title", .text),
      "'title' must be a text in quotes.",
      "'title' 항목의 값이 맞지 않아요. 따옴표로 묶은 글이어야 해요."
    ),
    course(
      .wrongKind(key: "lateFactor", .number),
      "'lateFactor' must be a number, such as 0.5.",
      "'lateFactor' 항목의 값이 맞지 않아요. 0.5 같은 수여야 해요."
    ),
    course(
      .wrongKind(key: "graceMinutes", .wholeNumber),
      "'graceMinutes' must be a whole number.",
      "'graceMinutes' 항목의 값이 맞지 않아요. 정수여야 해요."
    ),
    course(
      .wrongKind(key: "chapters", .texts),
      "'chapters' must be a list of chapters, such as [\"01\", \"02\"].",
      "'chapters' 항목의 값이 맞지 않아요. [\"01\", \"02\"] 같은 장의 목록이어야 해요."
    ),
    course(
      .wrongKind(key: "extensions", .times),
      "'extensions' must be an object of times by learner, such as { \"kim\": \"2026-03-08T23:59:00+09:00\" }.",
      """
      'extensions' 항목의 값이 맞지 않아요. { "kim": "2026-03-08T23:59:00+09:00" }처럼 학습자마다 시각을 적은 \
      객체여야 해요.
      """
    ),
    course(
      .wrongKind(key: "weights", .weights),
      "'weights' must be an object of numbers, such as { \"01\": 1, \"02/Timer\": 2.5 }.",
      "'weights' 항목의 값이 맞지 않아요. { \"01\": 1, \"02/Timer\": 2.5 }처럼 수를 적은 객체여야 해요."
    ),
    course(
      .unknownExercise(key: "weights.01/Lmap", meant: "01/Lamp"),
      "'weights.01/Lmap' names no chapter or exercise. Did you mean '01/Lamp'?",
      "그런 장이나 연습 문제는 없어요: 'weights.01/Lmap'. 혹시 '01/Lamp'인가요?"
    ),
    course(
      .unknownExercise(key: "weights.x", meant: nil),
      "'weights.x' names no chapter or exercise. Write it such as '01' or '01/Counter'.",
      "그런 장이나 연습 문제는 없어요: 'weights.x'. '01'이나 '01/Counter'처럼 적어 주세요."
    ),
    course(
      .notATime(key: "deadline", value: "Monday"),
      "'deadline' is 'Monday', which is no time with a zone. Write it such as 2026-03-01T23:59:00+09:00.",
      """
      'deadline' 항목은 시간대가 있는 시각이어야 해요. 받은 값: 'Monday'. 이렇게 적어 주세요: 2026-03-01T23:59:00+09:00
      """
    ),
    course(
      .outOfRange(key: "lateFactor", value: "2", from: 0, to: 1),
      "'lateFactor' is 2, and must be from 0 to 1.",
      "'lateFactor' 항목은 0부터 1까지여야 해요. 받은 값: 2"
    ),
    course(
      .tooManyDecimals(key: "weights.01", value: "0.00001"),
      "'weights.01' is 0.00001, and may have four decimals at most.",
      "'weights.01' 항목은 소수점 아래 네 자리까지 쓸 수 있어요. 받은 값: 0.00001"
    ),
    course(
      .needsDeadline(key: "lateFactor"),
      "'lateFactor' says nothing without a 'deadline'. Add one, such as \"deadline\": \"2026-03-01T23:59:00+09:00\".",
      "'lateFactor' 항목은 'deadline'이 있어야 뜻이 있어요. 이렇게 더해 보세요: \"deadline\": \"2026-03-01T23:59:00+09:00\""
    ),
  ]

  private static func mistake(_ error: ClassError, _ english: String, _ korean: String) -> PhraseSample {
    PhraseSample(.usage(.classroom(error)), english, korean)
  }

  private static func course(_ error: CourseError, _ english: String, _ korean: String) -> PhraseSample {
    mistake(
      .course(path: "course.json", error),
      "The course file 'course.json' cannot be used: \(english)",
      "과정 파일을 쓸 수 없어요: 'course.json'. \(korean)"
    )
  }
}

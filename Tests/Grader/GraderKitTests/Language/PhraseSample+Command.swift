@testable import GraderKit

extension PhraseSample {
  /// Of the command line and of work under way.
  static let command = [
    PhraseSample(
      .building(first: true),
      "Building the library for the first time, which takes a minute or more; later runs build only what has changed…",
      "라이브러리를 처음 빌드해요. 1분 넘게 걸릴 수 있지만, 다음부터는 바뀐 것만 빌드해요…"
    ),
    PhraseSample(
      .building(first: false),
      "Building…",
      "빌드하고 있어요…"
    ),
    PhraseSample(
      .buildSteps(12, of: 345),
      "12 of 345 steps",
      "345단계 중 12단계"
    ),
    PhraseSample(
      .seconds(7),
      "7 s",
      "7초"
    ),
    PhraseSample(
      .running(chapter: "01-Start", position: 1, count: 8),
      "Grading 01-Start (1 of 8)…",
      "01-Start 채점 중 (8개 중 1번째)…"
    ),
    PhraseSample(
      .rerunning,
      "A test did not come to its end; running the rest without it…",
      "끝까지 가지 못한 테스트가 있어요. 나머지를 그 테스트 없이 다시 실행해요…"
    ),
    PhraseSample(
      .rerunningApart,
      "That run does not agree with itself; running the exercises that were part of it one by one…",
      "실행한 결과가 서로 맞지 않아요. 함께 실행한 연습 문제를 하나씩 다시 실행해요…"
    ),
    PhraseSample(
      .waitingForOther,
      "Another grader is at work in this checkout; waiting for it…",
      "이 폴더에서 다른 채점기가 실행 중이에요. 끝날 때까지 기다려요…"
    ),
    PhraseSample(
      .verifying("Chapters"),
      "Verifying Chapters…",
      "Chapters 확인 중…"
    ),
    PhraseSample(
      .verified(exercises: 3, assertions: 40),
      "The kit holds what it promises: 3 exercises, 40 assertions.",
      "약속한 대로예요. 연습 문제 3개, 단언 40개를 확인했어요."
    ),
    PhraseSample(
      .verified(exercises: 1, assertions: 12),
      "The kit holds what it promises: one exercise, 12 assertions.",
      "약속한 대로예요. 연습 문제 1개, 단언 12개를 확인했어요."
    ),
    PhraseSample(
      .verified(exercises: 1, assertions: 1),
      "The kit holds what it promises: one exercise, one assertion.",
      "약속한 대로예요. 연습 문제 1개, 단언 1개를 확인했어요."
    ),
    PhraseSample(
      .seeHelp(command: nil),
      "See 'swift run grader --help'.",
      "도움말: 'swift run grader --help'"
    ),
    PhraseSample(
      .seeHelp(command: "grade"),
      "See 'swift run grader grade --help'.",
      "도움말: 'swift run grader grade --help'"
    ),
    PhraseSample(
      .usage(.unknownCommand("gradee", meant: "grade")),
      "Unknown command 'gradee'. Did you mean 'grade'?",
      "그런 명령은 없어요: 'gradee'. 혹시 'grade'인가요?"
    ),
    PhraseSample(
      .usage(.unknownCommand("dance", meant: nil)),
      "Unknown command 'dance'.",
      "그런 명령은 없어요: 'dance'."
    ),
    PhraseSample(
      .usage(.commandNotFirst("grade")),
      "The command comes before its options: swift run grader grade …",
      "명령은 옵션보다 앞에 써야 해요: swift run grader grade …"
    ),
    PhraseSample(
      .usage(.unknownOption("--formt", command: "grade", meant: "--format")),
      "Unknown option '--formt'. Did you mean '--format'?",
      "그런 옵션은 없어요: '--formt'. 혹시 '--format'인가요?"
    ),
    PhraseSample(
      .usage(.unknownOption("--x", command: nil, meant: nil)),
      "Unknown option '--x'.",
      "그런 옵션은 없어요: '--x'."
    ),
    PhraseSample(
      .usage(.missingValue(option: "--output")),
      "Option '--output' needs a value.",
      "'--output' 옵션에는 값이 필요해요."
    ),
    PhraseSample(
      .usage(.repeated(option: "--submission")),
      "Option '--submission' is given more than once, and only one value can count.",
      "'--submission' 옵션을 여러 번 썼어요. 값은 하나만 쓸 수 있어요."
    ),
    PhraseSample(
      .usage(.unexpectedValue(option: "--help", value: "yes")),
      "Option '--help' stands alone; it takes no 'yes'.",
      "'--help' 옵션은 값을 받지 않아요. 받은 값: 'yes'"
    ),
    PhraseSample(
      .usage(.unknownValue(option: "--format", value: "jsn", known: ["text", "json"], meant: "json")),
      "Option '--format' cannot be 'jsn'; it is one of text, json. Did you mean 'json'?",
      "'--format' 옵션에 쓸 수 없는 값이에요: 'jsn'. 쓸 수 있는 값: text, json. 혹시 'json'인가요?"
    ),
    PhraseSample(
      .usage(.tooLittleMemory(16, least: 64)),
      "Option '--memory' needs at least 64 (MiB), not 16: with less, tests do not start.",
      "'--memory' 옵션은 64(MiB) 이상이어야 해요. 그보다 적으면 테스트가 시작되지 않아요. 받은 값: '16'"
    ),
    PhraseSample(
      .usage(.notANumber(option: "--timeout", value: "soon")),
      "Option '--timeout' needs a whole number above zero, not 'soon'.",
      "'--timeout' 옵션에는 0보다 큰 정수가 필요해요. 받은 값: 'soon'"
    ),
    PhraseSample(
      .usage(.outputWithoutFormat),
      "There are more '--output' options than '--format' options. Give each format its own output.",
      "'--output'이 '--format'보다 많아요. 형식마다 출력 하나를 지정해 보세요."
    ),
    PhraseSample(
      .usage(.outputShared(by: [.json, .csv], path: nil)),
      """
      json and csv would both go to standard output. Give all but one an '--output' of its own: the first '--output' is for \
      the first '--format', and so on.
      """,
      """
      표준 출력으로 나갈 형식이 둘이에요: json, csv. 하나만 남기고 '--output'을 따로 지정해 보세요. \
      첫 '--output'이 첫 '--format'의 것이에요.
      """
    ),
    PhraseSample(
      .usage(.outputShared(by: [.json, .html], path: "report")),
      "json and html would both be written to 'report', and one would be lost. Give each an '--output' of its own.",
      "두 형식(json, html)을 한 파일에 쓰면 하나를 잃어요: 'report'. 형식마다 다른 '--output'을 지정해 보세요."
    ),
    PhraseSample(
      .usage(.outputOverSubmission(path: "../mina.zip")),
      """
      '../mina.zip' belongs to the submission, which is never written to. Name another place for the report, such as \
      '--output report.html'.
      """,
      "제출물에 속한 곳이라 쓰지 않아요: '../mina.zip'. '--output report.html'처럼 보고서를 둘 다른 곳을 지정해 보세요."
    ),
    PhraseSample(
      .usage(.outputOverKit(path: "Package.swift")),
      """
      'Package.swift' belongs to the workbook, which is never written over. Name another place for the report, such as \
      '--output report.html'.
      """,
      "워크북에 속한 곳이라 쓰지 않아요: 'Package.swift'. '--output report.html'처럼 보고서를 둘 다른 곳을 지정해 보세요."
    ),
    PhraseSample(
      .usage(.outputOverFolder(path: "reports")),
      "'reports' is a folder. Name a file for the report, such as '--output reports/report.html'.",
      "폴더라서 보고서를 쓸 수 없어요: 'reports'. '--output reports/report.html'처럼 파일 이름을 지정해 보세요."
    ),
    PhraseSample(
      .usage(.nameTooLong("Stopwatch", most: 4)),
      "'Stop…' is too long a name: it has 9 letters, and 4 are the most. Choose a shorter one.",
      "이름이 너무 길어요: 'Stop…' (9자). 4자까지 쓸 수 있어요. 더 짧은 이름을 골라 보세요."
    ),
    PhraseSample(
      .usage(.emptyWord),
      """
      An empty word ('') says nothing. If it comes from a variable of a script, see that the variable is set; to grade \
      everything, leave the word out.
      """,
      """
      빈 말('')로는 무엇을 하라는 것인지 알 수 없어요. 스크립트의 변수라면 값이 있는지 확인해 보세요. \
      모두 채점하려면 그 말을 빼면 돼요.
      """
    ),
    PhraseSample(
      .usage(.notAPlace("")),
      "Name the chapter and a new exercise, such as '02-Effects/Timer' or '02/Timer'.",
      "'02-Effects/Timer'나 '02/Timer'처럼 장과 새 연습 문제의 이름을 적어 보세요."
    ),
    PhraseSample(
      .usage(.nameTaken("Self", by: .language)),
      """
      An exercise cannot be called 'Self': Swift has a word like that, and code that means one would find the other. \
      Choose another name.
      """,
      "연습 문제에 쓸 수 없는 이름이에요: 'Self'. Swift가 쓰는 말이라서 코드가 서로를 혼동해요. 다른 이름을 골라 보세요."
    ),
    PhraseSample(
      .usage(.nameTaken("Int", by: .standardLibrary)),
      """
      An exercise cannot be called 'Int': Swift's own libraries have a type or a module of that name, and code that means \
      one would find the other. Choose another name.
      """,
      """
      연습 문제에 쓸 수 없는 이름이에요: 'Int'. Swift의 라이브러리에 같은 이름의 타입이나 모듈이 있어서 코드가 서로를 혼동해요. \
      다른 이름을 골라 보세요.
      """
    ),
    PhraseSample(
      .usage(.nameTaken("Store", by: .library)),
      """
      An exercise cannot be called 'Store': the workbook's library has a type of that name, and code that means one would \
      find the other. Choose another name.
      """,
      """
      연습 문제에 쓸 수 없는 이름이에요: 'Store'. 워크북의 라이브러리에 같은 이름의 타입이 있어서 코드가 서로를 혼동해요. \
      다른 이름을 골라 보세요.
      """
    ),
    PhraseSample(
      .usage(.nameTaken("Clocks", by: .module)),
      """
      An exercise cannot be called 'Clocks': the workbook has a module of that name, and code that means one would find \
      the other. Choose another name.
      """,
      "연습 문제에 쓸 수 없는 이름이에요: 'Clocks'. 워크북에 같은 이름의 모듈이 있어서 코드가 서로를 혼동해요. 다른 이름을 골라 보세요."
    ),
    PhraseSample(
      .usage(.nameTaken("LAMP", by: .exercise)),
      """
      An exercise cannot be called 'LAMP': another exercise has that name but for capital letters, and code that means one \
      would find the other. Choose another name.
      """,
      "연습 문제에 쓸 수 없는 이름이에요: 'LAMP'. 대소문자만 다른 연습 문제가 있어서 코드가 서로를 혼동해요. 다른 이름을 골라 보세요."
    ),
    PhraseSample(
      .usage(.noExercise(command: "reset")),
      "Which exercise? Such as: swift run grader reset 01/Counter",
      "어느 연습 문제인가요? 이렇게 적어 주세요: swift run grader reset 01/Counter"
    ),
    PhraseSample(
      .usage(.severalExercises("01", command: "hint", first: "01/Counter")),
      "'01' is more than one exercise. Name one, such as: swift run grader hint 01/Counter",
      "'01'에는 연습 문제가 여러 개 있어요. 하나만 골라 주세요: swift run grader hint 01/Counter"
    ),
    PhraseSample(
      .usage(.unexpectedArgument("01", command: "list")),
      "'list' takes no '01'.",
      "'list' 명령이 받지 않는 말이에요: '01'"
    ),
    PhraseSample(
      .usage(.unknownExercise("99", meant: nil)),
      "There is no chapter or exercise '99' here. These are all there are: swift run grader list",
      "여기에 그런 장이나 연습 문제는 없어요: '99'. 모두 보려면: swift run grader list"
    ),
    PhraseSample(
      .usage(.unknownExercise("01/Countre", meant: "01/Counter")),
      "There is no chapter or exercise '01/Countre'. Did you mean '01/Counter'?",
      "그런 장이나 연습 문제는 없어요: '01/Countre'. 혹시 '01/Counter'인가요?"
    ),
    PhraseSample(
      .usage(.submission(path: "../handed-in", .missing)),
      "'../handed-in' cannot be graded. There is no such folder or archive.",
      "채점할 수 없어요: '../handed-in'. 그런 폴더나 압축 파일이 없어요."
    ),
  ]
}

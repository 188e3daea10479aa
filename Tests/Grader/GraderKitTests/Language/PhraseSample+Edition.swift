@testable import GraderKit

extension PhraseSample {
  /// Of editions and of what they do not have.
  static let edition = [
    PhraseSample(.withheld, "can be handed in; your teacher judges it", "제출할 수 있음, 채점은 선생님이"),
    PhraseSample(
      .released(path: "../edition", exercises: 36, nil),
      """
      The edition is ready: ../edition, with 36 exercises. Try it as a learner would: cd ../edition, git init, swift run \
      grader.
      """,
      "배포판을 만들었어요: ../edition (연습 문제 36개). 학습자처럼 써 보세요: cd ../edition, git init, swift run grader"
    ),
    PhraseSample(
      .released(path: "../edition", exercises: 1, nil),
      """
      The edition is ready: ../edition, with one exercise. Try it as a learner would: cd ../edition, git init, swift run \
      grader.
      """,
      "배포판을 만들었어요: ../edition (연습 문제 1개). 학습자처럼 써 보세요: cd ../edition, git init, swift run grader"
    ),
    PhraseSample(
      .released(path: "../edition", exercises: 36, .github),
      """
      The edition is ready: ../edition, with 36 exercises. Try it as a learner would: cd ../edition, git init, swift run \
      grader.
      Its service needs WORKBOOK_KIT and WORKBOOK_KIT_TOKEN: see the first lines of .github/workflows/grade.yml.
      """,
      """
      배포판을 만들었어요: ../edition (연습 문제 36개). 학습자처럼 써 보세요: cd ../edition, git init, swift run grader
      서비스에 설정할 값: WORKBOOK_KIT, WORKBOOK_KIT_TOKEN. .github/workflows/grade.yml 파일의 첫 줄들을 읽어 보세요.
      """
    ),
    PhraseSample(
      .released(path: "../edition", exercises: 1, .gradescope),
      "The autograder is ready, with one exercise: upload ../edition/autograder.zip as the assignment's autograder.",
      "자동 채점기를 만들었어요 (연습 문제 1개). 과제의 autograder로 올려 보세요: ../edition/autograder.zip"
    ),
    PhraseSample(
      .released(path: "../edition", exercises: 36, .gradescope),
      "The autograder is ready, with 36 exercises: upload ../edition/autograder.zip as the assignment's autograder.",
      "자동 채점기를 만들었어요 (연습 문제 36개). 과제의 autograder로 올려 보세요: ../edition/autograder.zip"
    ),
    PhraseSample(
      .usage(.withheldFromService(.gradescope)),
      """
      With '--target gradescope' the service judges, so no suite can be withheld from it. Leave '--suites withheld' and \
      '--withhold' out: learners do not see what it has.
      """,
      """
      '--target gradescope'에서는 서비스가 채점하므로 테스트를 빼 둘 수 없어요. '--suites withheld'와 '--withhold' 없이 실행해 보세요. \
      학습자는 서비스에 있는 것을 볼 수 없어요.
      """
    ),
    PhraseSample(
      .usage(.notInEdition(command: "new")),
      """
      'new' is for authors, and this is a learner edition of the workbook: it has no solutions and no faults to work with. \
      Ask whoever gave it to you for the authors' kit.
      """,
      "'new' 명령은 워크북을 만드는 분을 위한 것이고, 여기는 학습자용 배포판이라 해답도 결함도 없어요. 필요하면 이 워크북을 준 분께 물어보세요."
    ),
    PhraseSample(
      .usage(.destinationNotEmpty(path: "../edition")),
      "'../edition' is not empty, and nothing in it is written over. Name a folder that is new or empty.",
      "비어 있지 않은 폴더라서 덮어쓰지 않아요: '../edition'. 새 폴더나 빈 폴더를 지정해 보세요."
    ),
    PhraseSample(
      .usage(.destinationIsFile(path: "notes.txt")),
      "'notes.txt' is not a folder. Name a folder that is new or empty.",
      "폴더가 아니에요: 'notes.txt'. 새 폴더나 빈 폴더를 지정해 보세요."
    ),
    PhraseSample(
      .usage(.destinationInKit(path: "edition")),
      """
      'edition' lies in this workbook, where an edition of it cannot be. Name a folder elsewhere, such as '--to ../edition'.
      """,
      "이 워크북 안에는 배포판을 만들 수 없어요: 'edition'. '--to ../edition'처럼 다른 곳을 지정해 보세요."
    ),
    PhraseSample(
      .fault(.damagedSeal(exercise: "01/Lamp", file: "Tests/Chapters/01-Start/Lamp/hidden.sealed")),
      """
      The sealed tests of 01/Lamp are damaged: Tests/Chapters/01-Start/Lamp/hidden.sealed is not as it came. Put it back, for \
      example with: git checkout -- Tests/Chapters/01-Start/Lamp/hidden.sealed
      """,
      """
      01/Lamp: 봉인된 테스트가 망가져서 열 수 없어요. 이렇게 다시 가져올 수 있어요: \
      git checkout -- Tests/Chapters/01-Start/Lamp/hidden.sealed
      """
    ),
    PhraseSample(
      .fault(.incompleteKit(path: "Solutions/01-Start/Lamp/Lamp.swift", reason: "it is missing")),
      """
      The edition cannot be made: Solutions/01-Start/Lamp/Lamp.swift: it is missing. 'swift run grader verify' tells all that \
      is missing.
      """,
      """
      배포판을 만들 수 없어요. Solutions/01-Start/Lamp/Lamp.swift: it is missing 빠진 것은 'swift run grader verify'로 모두 볼 수 있어요.
      """
    ),
  ]
}

@testable import GraderKit

extension PhraseSample {
  /// Of an exercise as a whole.
  static let exercise = [
    PhraseSample(
      .passed,
      "passed",
      "통과"
    ),
    PhraseSample(
      .coming,
      "coming",
      "준비 중"
    ),
    PhraseSample(
      .missing(file: "01-Start/Lamp/Lamp.swift", isOwn: true),
      "Chapters/01-Start/Lamp/Lamp.swift is missing. Put it back, for example with: git checkout -- Chapters/01-Start/Lamp/Lamp.swift",
      "Chapters/01-Start/Lamp/Lamp.swift 파일이 없어요. 되돌려 놓으세요. 예: git checkout -- Chapters/01-Start/Lamp/Lamp.swift"
    ),
    PhraseSample(
      .missing(file: "01-Start/Lamp/Lamp.swift", isOwn: false),
      "01-Start/Lamp/Lamp.swift is missing from the submission.",
      "제출물에 01-Start/Lamp/Lamp.swift 파일이 없어요."
    ),
    PhraseSample(
      .refused(file: "Lamp.swift", reason: .missing),
      "Lamp.swift was not taken: it is not there.",
      "Lamp.swift 파일을 가져오지 못했어요. 파일이 없어요."
    ),
    PhraseSample(
      .refused(file: "Lamp.swift", reason: .notRegular),
      "Lamp.swift was not taken: it is not an ordinary file.",
      "Lamp.swift 파일을 가져오지 못했어요. 일반 파일이 아니에요."
    ),
    PhraseSample(
      .refused(file: "Lamp.swift", reason: .tooLarge),
      "Lamp.swift was not taken: it is larger than 1 MiB.",
      "Lamp.swift 파일을 가져오지 못했어요. 1MiB보다 커요."
    ),
    PhraseSample(
      .refused(file: "Lamp.swift", reason: .notUTF8),
      "Lamp.swift was not taken: it is not UTF-8 text, or holds a zero byte. Save it as plain UTF-8 text.",
      "Lamp.swift 파일을 가져오지 못했어요. UTF-8 텍스트가 아니거나 0 바이트가 들어 있어요. 평범한 UTF-8 텍스트로 저장해 보세요."
    ),
    PhraseSample(
      .refused(file: "Lamp.swift", reason: .unreadable),
      "Lamp.swift was not taken: it cannot be read. Check its permissions.",
      "Lamp.swift 파일을 가져오지 못했어요. 읽을 수 없어요. 권한을 확인해 보세요."
    ),
    PhraseSample(
      .doesNotCompile,
      "This does not compile yet. Mend the lines below; the other exercises were graded without it.",
      "아직 컴파일되지 않아요. 아래 줄을 고쳐 보세요. 다른 연습 문제는 이 파일 없이 채점했어요."
    ),
    PhraseSample(
      .compilerGaveUp(seconds: 900),
      "The compiler was still busy with this file after 900 seconds. Split long expressions and give types.",
      "900초가 지나도 컴파일러가 이 파일을 끝내지 못했어요. 긴 식을 나누고 타입을 적어 보세요."
    ),
    PhraseSample(
      .compilerGaveUp(seconds: nil),
      "The compiler gave up on this file without naming a line. Undo your last change and try again.",
      "컴파일러가 줄을 알려 주지 않고 멈췄어요. 마지막에 바꾼 곳을 되돌리고 다시 해 보세요."
    ),
    PhraseSample(
      .doesNotFit(["one", "two", "three", "four", "five", "six"].map(Misfit.other)),
      """
      This compiles, but the tests cannot use it. Keep the names, types and `public` of the file as it came:
        one
        two
        three
        four
        five
      """,
      """
      컴파일은 되지만 테스트가 쓸 수 없어요. 이름과 타입, `public`을 처음 받은 파일 그대로 두세요.
        one
        two
        three
        four
        five
      """
    ),
    PhraseSample(
      .exerciseFault(.noKit),
      "The grader could not judge this exercise; that is not your mistake. There is no workbook here. Run the grader in the folder that holds Package.swift, Chapters and Grader.",
      "채점기가 이 연습 문제를 채점하지 못했어요. 여러분의 잘못이 아니에요. 여기에는 워크북이 없어요. Package.swift, Chapters, Grader가 있는 폴더에서 실행해 보세요."
    ),
  ]
}

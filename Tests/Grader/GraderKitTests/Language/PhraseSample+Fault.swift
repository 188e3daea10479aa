@testable import GraderKit

extension PhraseSample {
  /// Of the grader's own faults.
  static let fault = [
    PhraseSample(
      .fault(.noKit),
      "There is no workbook here. Run the grader in the folder that holds Package.swift, Chapters and Grader.",
      "여기에는 워크북이 없어요. Package.swift, Chapters, Grader가 있는 폴더에서 실행해 보세요."
    ),
    PhraseSample(
      .fault(.unreadableCatalog(file: "Chapters/01-Start/chapter.json", reason: "it is not JSON")),
      "Chapters/01-Start/chapter.json cannot be used: it is not JSON",
      "Chapters/01-Start/chapter.json 파일을 쓸 수 없어요: it is not JSON"
    ),
    PhraseSample(
      .fault(.cannotRun(program: "swift", reason: "No such file or directory")),
      "'swift' cannot be started (No such file or directory). Install Swift 6.3 and see that it is on the PATH.",
      "Swift를 시작할 수 없어요 (swift: No such file or directory). Swift 6.3을 설치하고 PATH를 확인해 보세요."
    ),
    PhraseSample(
      .fault(.cannotRun(program: "/kit/.build/grading/tests", reason: "Permission denied")),
      "'/kit/.build/grading/tests' cannot be started (Permission denied). Remove .build/grading and try again.",
      "프로그램을 시작할 수 없어요 (/kit/.build/grading/tests: Permission denied). .build/grading을 지우고 다시 해 보세요."
    ),
    PhraseSample(
      .fault(.workspace(path: "/kit/.build/grading", reason: "No space left on device")),
      "The grading workspace cannot be used: /kit/.build/grading: No space left on device",
      "채점 작업 폴더를 쓸 수 없어요: /kit/.build/grading: No space left on device"
    ),
    PhraseSample(
      .fault(.unreadableSuite(exercise: "01/Lamp", reason: "there is none in Tests/Chapters/01-Start/Lamp")),
      "The hidden suite of 01/Lamp cannot be used: there is none in Tests/Chapters/01-Start/Lamp",
      "01/Lamp의 숨은 테스트 모음을 쓸 수 없어요: there is none in Tests/Chapters/01-Start/Lamp"
    ),
    PhraseSample(
      .fault(.buildFailed(excerpt: ["error: one", "error: two"])),
      """
      The workspace does not build, though no file of the submission is to blame. Remove .build/grading and try again; Chapters/Library must be as it came.
        error: one
        error: two
      """,
      """
      작업 폴더가 빌드되지 않지만 제출한 파일의 잘못은 아니에요. .build/grading을 지우고 다시 해 보세요. Chapters/Library는 처음 그대로여야 해요.
        error: one
        error: two
      """
    ),
    PhraseSample(
      .fault(.buildTimedOut(seconds: 900)),
      "Building took longer than 900 seconds. Try again with --build-timeout 1800.",
      "빌드가 900초 넘게 걸렸어요. 다시 해 보세요: --build-timeout 1800"
    ),
    PhraseSample(
      .fault(.noSandbox),
      """
      '--sandbox require' was given, but neither bubblewrap nor namespaces work on this machine. \
      Install bubblewrap (such as: apt install bubblewrap), or leave '--sandbox require' out to grade with what there is.
      """,
      """
      '--sandbox require'로 실행했지만 이 컴퓨터에서는 bubblewrap도 네임스페이스도 쓸 수 없어요. \
      bubblewrap을 설치하거나(예: apt install bubblewrap) '--sandbox require' 없이 실행해 보세요.
      """
    ),
    PhraseSample(
      .fault(.output(path: "verdict.json", reason: "Is a directory")),
      "verdict.json cannot be written: Is a directory",
      "verdict.json 파일을 쓸 수 없어요: Is a directory"
    ),
  ]
}

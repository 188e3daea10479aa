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
      .fault(.noWorkingFolder),
      "The folder that you are in has been removed. Go to the workbook with 'cd' and try again.",
      "지금 있는 폴더가 지워졌어요. 'cd'로 워크북 폴더에 들어가서 다시 해 보세요."
    ),
    PhraseSample(
      .fault(.kitGone(path: "/home/mina/workbook")),
      """
      The workbook is no longer at /home/mina/workbook; it seems that it was moved or removed while the grader ran. Go to where \
      it is now and try again.
      """,
      """
      채점하는 동안 워크북이 옮겨졌거나 지워진 것 같아요. 이제 여기에 없어요: /home/mina/workbook. 지금 있는 곳으로 가서 다시 해 보세요.
      """
    ),
    PhraseSample(
      .fault(.unreadableTree(path: "/home/mina/workbook", .unreadable)),
      "The workbook at /home/mina/workbook cannot be graded. It cannot be read. Check its permissions.",
      "워크북을 채점할 수 없어요: '/home/mina/workbook'. 읽을 수 없어요. 권한을 확인해 보세요."
    ),
    PhraseSample(
      .fault(.unforeseen(reason: "It is broken")),
      """
      Something went wrong that the grader does not know: It is broken. Try again; if it happens again, show this line to \
      whoever looks after the workbook.
      """,
      "채점기가 알지 못하는 문제가 생겼어요 (It is broken). 다시 해 보고, 또 생기면 워크북을 관리하는 분께 이 줄을 보여 주세요."
    ),
    PhraseSample(
      .fault(.tooFewDescriptors(20, least: 256)),
      """
      Only 20 files may be open at a time here, and grading needs 256. Raise the limit first: ulimit -n 256 (in a new shell, \
      where this one refuses).
      """,
      """
      여기서는 파일을 한 번에 20개까지만 열 수 있는데 채점하려면 256개가 필요해요. 먼저 'ulimit -n 256' 명령으로 한도를 올려 보세요. \
      거절되면 새 셸에서 해 보세요.
      """
    ),
    PhraseSample(
      .fault(.workerEnded(reason: "signal 9")),
      """
      A process that grades has ended in the middle of its work: signal 9. Try again; if it happens again, grade this by itself \
      with 'swift run grader grade', and show this line to whoever looks after the workbook.
      """,
      """
      채점하던 프로세스가 도중에 끝났어요 (signal 9). 다시 해 보고, 또 생기면 'swift run grader grade'로 이것만 채점해 본 뒤 \
      워크북을 관리하는 분께 이 줄을 보여 주세요.
      """
    ),
    PhraseSample(
      .fault(.unreadableCatalog(file: "Chapters/01-Start/chapter.json", reason: "it is not JSON")),
      """
      Chapters/01-Start/chapter.json cannot be used: it is not JSON. Mend it, or put it back as it came, for example with: git \
      checkout -- Chapters/01-Start/chapter.json
      """,
      """
      Chapters/01-Start/chapter.json: 이대로는 쓸 수 없어요 (it is not JSON). 고치거나 처음 상태로 되돌려 보세요. 예: git \
      checkout -- Chapters/01-Start/chapter.json
      """
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
      """
      The grading workspace cannot be used: /kit/.build/grading: No space left on device. See that the disk has room and that \
      you may write there, or remove .build/grading, and try again.
      """,
      """
      채점 작업 폴더를 쓸 수 없어요 (/kit/.build/grading: No space left on device). 디스크에 자리가 있는지, 쓸 권한이 있는지 확인하거나 \
      .build/grading을 지우고 다시 해 보세요.
      """
    ),
    PhraseSample(
      .fault(.workspace(path: "", reason: "It is broken.")),
      """
      The grading workspace cannot be used: It is broken. See that the disk has room and that you may write there, or remove \
      .build/grading, and try again.
      """,
      """
      채점 작업 폴더를 쓸 수 없어요 (It is broken.). 디스크에 자리가 있는지, 쓸 권한이 있는지 확인하거나 .build/grading을 지우고 다시 해 보세요.
      """
    ),
    PhraseSample(
      .fault(.unreadableSuite(exercise: "01/Lamp", reason: "there is none in Tests/Chapters/01-Start/Lamp")),
      """
      The hidden suite of 01/Lamp cannot be used: there is none in Tests/Chapters/01-Start/Lamp. Mend it, or put it back as it \
      came, for example with: git checkout -- Tests/Chapters
      """,
      """
      01/Lamp의 숨은 테스트 모음을 쓸 수 없어요 (there is none in Tests/Chapters/01-Start/Lamp). 고치거나 처음 상태로 되돌려 보세요. \
      예: git checkout -- Tests/Chapters
      """
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
      .fault(.noStub(exercise: "01/Lamp", file: "Tests/Lamp.swift")),
      "01/Lamp cannot be put back: Tests/Lamp.swift is missing. "
        + "Put it back, for example with: git checkout -- Tests/Lamp.swift",
      "01/Lamp: Tests/Lamp.swift 파일이 없어서 되돌릴 수 없어요. 이렇게 다시 가져올 수 있어요: git checkout -- Tests/Lamp.swift"
    ),
    PhraseSample(
      .fault(.compilerKilled),
      """
      The compiler was ended from outside (signal 9), as systems do when memory runs out. See that there is enough, \
      have less run at once (such as fewer --jobs), and try again.
      """,
      """
      컴파일러가 밖에서 끝났어요 (신호 9). 메모리가 모자라면 시스템이 그렇게 해요. \
      메모리가 넉넉한지 보고, '--jobs'를 줄이는 것처럼 한꺼번에 하는 일을 줄여서 다시 해 보세요.
      """
    ),
    PhraseSample(
      .fault(.builtElsewhere),
      """
      The workbook was moved or copied together with what had been built, which fits its old place only. \
      Remove the folder .build (nothing of yours lies in it), and start again: swift run grader
      """,
      """
      빌드한 것까지 함께 워크북을 옮기거나 복사했는데, 빌드한 것은 예전 자리에서만 쓸 수 있어요. \
      .build 폴더를 지우고(여러분의 파일은 들어 있지 않아요) 다시 시작해 보세요: swift run grader
      """
    ),
    PhraseSample(
      .fault(.programGone),
      """
      The grader's own program is no longer there, as when .build was removed. \
      Build and start it again: swift run grader
      """,
      "채점기 프로그램이 없어졌어요. .build를 지운 것 같아요. 다시 빌드해서 시작해 보세요: swift run grader"
    ),
    PhraseSample(
      .fault(.inTheWay(path: "/kit/.workbook")),
      "/kit/.workbook is in the way: a folder of the workbook belongs there. Move it elsewhere, then try again.",
      "/kit/.workbook: 워크북의 폴더가 있어야 할 자리에 다른 것이 있어요. 다른 곳으로 옮기고 다시 해 보세요."
    ),
    PhraseSample(
      .fault(.output(path: "verdict.json", reason: "Is a directory")),
      "verdict.json cannot be written: Is a directory. See that there is room, and that you may write there.",
      "verdict.json 파일을 쓸 수 없어요 (Is a directory). 디스크에 자리가 있는지, 쓸 권한이 있는지 확인해 보세요."
    ),
  ]
}

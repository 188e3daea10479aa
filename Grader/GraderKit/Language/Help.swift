/// What `--help` prints, for each command and language.
package enum Help {
  /// The help of one command.
  ///
  /// - Parameters:
  ///   - command: Its name; none means the program as a whole.
  ///   - language: The language to speak.
  /// - Returns: The text to print.
  package static func text(command: String?, language: Language) -> String {
    let topic = topics[command ?? ""] ?? topics[""]
    return topic?[language] ?? ""
  }

  private static let topics: [String: LocalizedText] = [
    "": LocalizedText(
      en: """
        Grades the exercises of this workbook.

        Usage: swift run grader [command] [options]

          (no command)             grade every chapter, show where you stand and what comes next
          grade [NN|NN/Exercise …] grade some chapters or exercises, or another tree
          list                     every exercise, its state, its points
          next                     the next exercise: what to do, which file
          watch [NN/Exercise]      grade the next exercise, or another, at every save
          hint [NN/Exercise]       one hint more each time
          reset NN/Exercise        back to the stub; your version is kept aside
          solution NN/Exercise     the solution beside yours, once it passes
          class SUBMISSIONS        grade a whole class into a gradebook, for teachers
          merge DIR …              put the shards of a class together
          verify [NN …]            the kit checks itself
          new NN/Exercise          a new exercise to begin with, for authors
          release --to DIR         an edition for learners, for teachers

        Options of every command:
          --language en|ko         the language to speak; by default that of the environment
          --help                   more about a command

        Exit status: 0 everything asked for passes; 1 something does not; 2 wrong usage; 3 the grader itself could not
        do its work.
        """,
      ko: """
        이 워크북의 연습 문제를 채점해요.

        사용법: swift run grader [명령] [옵션]

          (명령 없음)              모든 장을 채점하고, 어디까지 왔고 다음은 무엇인지 보여 줘요
          grade [NN|NN/Exercise …] 몇몇 장이나 연습 문제, 또는 다른 폴더를 채점해요
          list                     모든 연습 문제와 그 상태, 점수
          next                     다음 연습 문제: 할 일과 고칠 파일
          watch [NN/Exercise]      저장할 때마다 다음 연습 문제나 고른 문제를 채점해요
          hint [NN/Exercise]       한 번에 힌트 하나씩
          reset NN/Exercise        처음 상태로 되돌려요. 쓰던 파일은 따로 남겨 둬요
          solution NN/Exercise     통과한 다음, 해답을 내 파일과 나란히 보여 줘요
          class SUBMISSIONS        반 전체를 채점해서 성적부를 만들어요 (가르치는 사람용)
          merge DIR …              나누어 채점한 반을 합쳐요
          verify [NN …]            키트가 스스로를 확인해요
          new NN/Exercise          새 연습 문제의 출발점 (만드는 사람용)
          release --to DIR         학습자용 배포판 (가르치는 사람용)

        모든 명령의 옵션:
          --language en|ko         사용할 언어. 정하지 않으면 환경을 따라요
          --help                   명령에 대한 설명

        종료 상태: 0이면 모두 통과했어요. 1이면 아직 통과하지 못한 문제가 있어요. 2면 사용법이 틀렸어요. 3이면 채점기가
        일을 하지 못했어요.
        """
    ),
    "new": LocalizedText(
      en: """
        Begins a new exercise: stub, solution, suite, an example of a fault, and the entries that name it.

        Usage: swift run grader new NN/Exercise --kind KIND

          --kind KIND              feature: learners complete a feature, and a hidden suite judges it
                                   tests: learners write tests, which are tried on faulty versions of a feature

        A chapter that is new is named in full.

        Examples:
          swift run grader new 02/Kettle --kind feature
          swift run grader new 02-Effects/RiceCooker --kind tests
        """,
      ko: """
        새 연습 문제를 시작해요. 시작 파일과 해답, 테스트 모음, 결함의 예, 그리고 이름을 올릴 항목을 만들어요.

        사용법: swift run grader new NN/Exercise --kind KIND

          --kind KIND              feature: 기능을 완성하고, 숨은 테스트 모음이 채점해요
                                   tests: 테스트를 쓰고, 결함이 있는 기능들에 실행해 봐요

        새로운 장은 이름을 모두 적어요.

        예:
          swift run grader new 02/Kettle --kind feature
          swift run grader new 02-Effects/RiceCooker --kind tests
        """
    ),
    "release": LocalizedText(
      en: """
        Makes an edition for learners: stubs, lessons, hints, the library and the grader, without solutions and faults.

        Usage: swift run grader release --to DIR [options]

          --to DIR                 where it goes: a folder that is new or empty, outside of this workbook
          --suites sealed|withheld what judges comes along packed, so that nobody reads it by accident (sealed, by
                                   default), or stays with you (withheld): learners then see whether their files compile
          --withhold NN,…          chapters whose suites stay with you, whatever becomes of the others
          --chapters NN,…          only these chapters; they keep their numbers
          --target github|gitlab   an edition with what the service needs to grade learners' work with your kit
          --target gradescope      autograder.zip, to upload there

        Stubs are those that 'reset' puts back: what you changed below Chapters stays yours.

        Examples:
          swift run grader release --to ../edition
          swift run grader release --to ../edition --chapters 01,02,03 --withhold 03
        """,
      ko: """
        학습자용 배포판을 만들어요. 시작 파일, 레슨, 힌트, 라이브러리, 채점기를 담고 해답과 결함은 담지 않아요.

        사용법: swift run grader release --to DIR [옵션]

          --to DIR                 만들 곳. 새 폴더나 빈 폴더이고, 이 워크북 밖이어야 해요
          --suites sealed|withheld 채점하는 테스트를 우연히 읽히지 않게 봉인해서 담거나(sealed, 기본값), 담지 않아요(withheld).
                                   담지 않으면 학습자는 자기 파일이 컴파일되는지만 볼 수 있어요
          --withhold NN,…          다른 장이 어떻든 테스트를 담지 않을 장
          --chapters NN,…          이 장들만 담아요. 번호는 그대로예요
          --target github|gitlab   서비스가 가르치는 사람의 키트로 채점하는 데 필요한 파일까지 담아요
          --target gradescope      올릴 파일 autograder.zip을 만들어요

        시작 파일은 'reset'이 되돌리는 파일이에요. Chapters에서 직접 고친 내용은 담기지 않아요.

        예:
          swift run grader release --to ../edition
          swift run grader release --to ../edition --chapters 01,02,03 --withhold 03
        """
    ),
    "grade": LocalizedText(
      en: """
        Grades exercises and reports every assertion.

        Usage: swift run grader grade [NN|NN/Exercise …] [options]

          --submission PATH        grade another tree instead of this one: a checkout, or a folder shaped like Chapters,
                                   as a folder or in an archive (.zip, .tar, .tar.gz)
          --format FORMAT          the shape of the report; may be given more than once:
                                   text (by default) for a terminal, html and markdown for people elsewhere,
                                   csv for a spreadsheet, json for programs, junit for GitLab and others,
                                   github for the log of a GitHub job, gradescope, exercism
          --output FILE            where the report goes: the first --output is for the first --format, and so on;
                                   by default standard output
          --timeout SECONDS        how long one test may take (60)
          --build-timeout SECONDS  how long building may take (900)
          --memory MIB             how much memory a test process may allocate (1024)
          --sandbox auto|require|off
                                   keep the tests apart from the machine as well as it can (auto), refuse to run where
                                   it cannot (require), or by limits only (off)
          --fresh                  grade again what has not changed since it was graded last

        Examples:
          swift run grader grade 01
          swift run grader grade 01/Counter
          swift run grader grade --submission ../handed-in.zip --format json --output verdict.json
          swift run grader grade --format html --output report.html --format junit --output report.xml
        """,
      ko: """
        연습 문제를 채점하고 단언 하나하나의 결과를 알려 줘요.

        사용법: swift run grader grade [NN|NN/Exercise …] [옵션]

          --submission PATH        이 폴더 대신 다른 제출물을 채점해요. 체크아웃이나 Chapters 모양의 폴더, 또는 그런 폴더를
                                   담은 압축 파일(.zip, .tar, .tar.gz)이에요
          --format FORMAT          보고서 형식. 여러 번 쓸 수 있어요:
                                   text(기본값)는 터미널, html과 markdown은 다른 곳에서 읽는 사람,
                                   csv는 스프레드시트, json은 프로그램, junit은 GitLab 등,
                                   github는 GitHub 작업 로그, 그리고 gradescope, exercism
          --output FILE            보고서를 쓸 파일. 첫 --output은 첫 --format의 것이에요. 없으면 표준 출력
          --timeout SECONDS        테스트 하나에 허용하는 시간 (60초)
          --build-timeout SECONDS  빌드에 허용하는 시간 (900초)
          --memory MIB             테스트 프로세스가 쓸 수 있는 메모리 (1024MiB)
          --sandbox auto|require|off
                                   테스트를 컴퓨터에서 떼어 놓는 방법: 할 수 있는 만큼(auto), 할 수 없으면 채점하지
                                   않아요(require), 제한만 둬요(off)
          --fresh                  마지막으로 채점한 뒤 바뀌지 않은 문제도 다시 채점해요

        예:
          swift run grader grade 01
          swift run grader grade 01/Counter
          swift run grader grade --submission ../handed-in.zip --format json --output verdict.json
          swift run grader grade --format html --output report.html --format junit --output report.xml
        """
    ),
    "class": LocalizedText(
      en: """
        Grades a whole class: everybody who has something in a folder. Run it again, and it continues where it stopped,
        and grades only what has changed.

        Usage: swift run grader class SUBMISSIONS --output DIR [options]

        What lies in SUBMISSIONS is one learner's each: a folder, an archive (.zip, .tar, .tar.gz), or a git repository.
        What cannot be taken earns nothing, and stops nobody else.

          --output DIR             where gradebook.csv, index.html, reports and log.txt go; a folder of its own
          --course FILE            the course: weights, deadline, late factor (JSON, see the README)
          --jobs N                 grade N learners at once, each in a process with a copy of what is built
          --shard I/N              only every N-th learner, from the I-th on; 'merge' puts the shards together
          --prepare                only build what shards need: once, before several machines begin on the same disk
          --fresh                  grade again what has not changed, too
          --timeout, --build-timeout, --memory, --sandbox    as for: swift run grader grade

        Exit status: 0 everybody was graded, whatever they have earned; 3 the grader has failed somebody, whom it grades
        the next time.

        Examples:
          swift run grader class ../handed-in --output ../class
          swift run grader class ../handed-in --output ../class --course ../course.json
          swift run grader class ../handed-in --output ../class --jobs 8
          swift run grader class ../handed-in --output ../shard-1 --shard 1/4
        """,
      ko: """
        반 전체를 채점해요. 폴더에 제출물을 둔 모두를요. 다시 실행하면 멈춘 곳에서 이어 가고, 바뀐 것만 채점해요.

        사용법: swift run grader class SUBMISSIONS --output DIR [옵션]

        SUBMISSIONS에 있는 것 하나하나가 학습자 한 명의 제출물이에요. 폴더나 압축 파일(.zip, .tar, .tar.gz), git 저장소예요.
        가져올 수 없는 제출물은 0점이고, 다른 사람의 채점을 멈추지 않아요.

          --output DIR             gradebook.csv, index.html, 보고서와 log.txt를 둘 폴더. 따로 있어야 해요
          --course FILE            과정 파일: 가중치, 마감, 늦은 제출의 배율 (JSON, README 참고)
          --jobs N                 한 번에 N명씩 채점해요. 프로세스마다 빌드한 것의 사본이 있어요
          --shard I/N              I번째부터 N명마다 한 명씩만 채점해요. 조각들은 merge 명령으로 합쳐요
          --prepare                조각들에 필요한 것만 빌드해요. 같은 디스크를 쓰는 여러 컴퓨터가 시작하기 전에 한 번 해요
          --fresh                  바뀌지 않은 제출물도 다시 채점해요
          --timeout, --build-timeout, --memory, --sandbox    swift run grader grade의 옵션과 같아요

        종료 상태: 점수와 관계없이 모두 채점했으면 0이에요. 채점기가 채점하지 못한 학습자가 있으면 3이고, 다음에 다시 채점해요.

        예:
          swift run grader class ../handed-in --output ../class
          swift run grader class ../handed-in --output ../class --course ../course.json
          swift run grader class ../handed-in --output ../class --jobs 8
          swift run grader class ../handed-in --output ../shard-1 --shard 1/4
        """
    ),
    "merge": LocalizedText(
      en: """
        Puts the shards of a class together: the gradebook is the same, to the byte, as that of a class that was graded in
        one piece.

        Usage: swift run grader merge DIR … --output DIR

        Each DIR is one that 'class' has graded into. Where two have graded the same learner, what was handed in later
        counts, and a verdict comes before a fault of the grader's.

          --output DIR             where the whole goes; a folder of its own

        Exit status: 0 everybody is in it; 1 somebody was graded by no shard; 3 the grader has failed somebody.

        Example:
          swift run grader merge ../shard-1 ../shard-2 --output ../class
        """,
      ko: """
        나누어 채점한 반을 합쳐요. 성적부는 한 번에 채점한 반의 성적부와 바이트까지 같아요.

        사용법: swift run grader merge DIR … --output DIR

        DIR은 class 명령이 채점한 폴더들이에요. 두 폴더가 같은 학습자를 채점했으면 나중에 제출한 것이 남고, 채점기의 문제보다
        채점 결과가 먼저예요.

          --output DIR             합친 결과를 둘 폴더. 따로 있어야 해요

        종료 상태: 모두 있으면 0이에요. 어느 조각도 채점하지 않은 학습자가 있으면 1, 채점기가 채점하지 못한 학습자가 있으면 3이에요.

        예:
          swift run grader merge ../shard-1 ../shard-2 --output ../class
        """
    ),
    "list": LocalizedText(
      en: """
        Lists every exercise, its state and its points, without grading anything.

        Usage: swift run grader list [--open] [--passed]

          --open                   only what is still to do
          --passed                 only what passes
        """,
      ko: """
        채점하지 않고 모든 연습 문제와 그 상태, 점수를 보여 줘요.

        사용법: swift run grader list [--open] [--passed]

          --open                   아직 남은 연습 문제만
          --passed                 통과한 연습 문제만
        """
    ),
    "next": LocalizedText(
      en: """
        Says which exercise comes next, what to do in it, and in which file.

        Usage: swift run grader next
        """,
      ko: """
        다음 연습 문제가 무엇이고, 어떤 파일에서 무엇을 해야 하는지 알려 줘요.

        사용법: swift run grader next
        """
    ),
    "watch": LocalizedText(
      en: """
        Grades an exercise again whenever you save one of its files; a save while it is being graded begins anew.

        Usage: swift run grader watch [NN/Exercise] [options]

        Without an exercise: the next one. Keys: h one hint more, n the next exercise, l the list of all, r grade anew,
        q quit.

          --timeout, --build-timeout, --memory, --sandbox    as for: swift run grader grade
        """,
      ko: """
        파일을 저장할 때마다 연습 문제를 다시 채점해요. 채점하는 동안 저장하면 처음부터 다시 채점해요.

        사용법: swift run grader watch [NN/Exercise] [옵션]

        연습 문제를 적지 않으면 다음 연습 문제예요. 키: h 힌트 하나 더, n 다음 연습 문제, l 전체 목록, r 새로 채점,
        q 끝내기.

          --timeout, --build-timeout, --memory, --sandbox    swift run grader grade의 옵션과 같아요
        """
    ),
    "hint": LocalizedText(
      en: """
        Gives one hint more each time, from a question to nearly the answer.

        Usage: swift run grader hint [NN/Exercise]

        Without an exercise: for the next one.
        """,
      ko: """
        부를 때마다 힌트를 하나씩 더 보여 줘요. 처음에는 질문으로, 마지막에는 거의 답까지요.

        사용법: swift run grader hint [NN/Exercise]

        연습 문제를 적지 않으면 다음 연습 문제의 힌트예요.
        """
    ),
    "reset": LocalizedText(
      en: """
        Puts an exercise back to its stub. What you had is kept, and you are told where.

        Usage: swift run grader reset NN/Exercise
        """,
      ko: """
        연습 문제를 처음 상태로 되돌려요. 쓰던 파일은 따로 남겨 두고 어디에 있는지 알려 줘요.

        사용법: swift run grader reset NN/Exercise
        """
    ),
    "solution": LocalizedText(
      en: """
        Shows the solution of an exercise beside your files, once they pass.

        Usage: swift run grader solution NN/Exercise [--anyway]

          --anyway                 show it before they do
        """,
      ko: """
        통과한 연습 문제의 해답을 내 파일과 나란히 보여 줘요.

        사용법: swift run grader solution NN/Exercise [--anyway]

          --anyway                 통과하기 전에도 보여 줘요
        """
    ),
    "verify": LocalizedText(
      en: """
        Has the kit check itself: stubs fail by assertion, solutions pass, and every exercise is complete.

        Usage: swift run grader verify [NN …] [options]

          --timeout, --build-timeout, --memory, --sandbox    as for: swift run grader grade
        """,
      ko: """
        키트가 스스로를 확인해요. 시작 파일은 단언에서 실패하고, 해답은 통과하고, 연습 문제에는 빠진 내용이 없어야 해요.

        사용법: swift run grader verify [NN …] [옵션]

          --timeout, --build-timeout, --memory, --sandbox    swift run grader grade의 옵션과 같아요
        """
    ),
  ]
}

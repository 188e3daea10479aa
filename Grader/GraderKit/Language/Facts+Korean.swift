extension Crash {
  /// What is known of it, to be added to a sentence.
  var korean: String {
    (signal.map { " (\($0))" } ?? "") + (fatalMessage.map { "\nSwift의 메시지: \($0)" } ?? "")
  }
}

extension Verdict.Isolation {
  var korean: String {
    switch self {
    case .bubblewrap: "bubblewrap"
    case .namespaces: "별도의 네임스페이스"
    case .sandboxExec: "sandbox-exec"
    case .limits: "자원 제한만"
    case .none: "없음"
    }
  }
}

extension Doubt.Code {
  var korean: String {
    switch self {
    case .assertionNeverEnded: "테스트는 끝났는데 시작한 단언이 끝나지 않았어요."
    case .assertionNeverBegan: "시작하지 않은 단언이 끝났어요."
    case .foreignAssertion: "이 테스트의 것이 아닌 단언이 실행됐어요."
    case .testNeverStarted: "테스트가 시작되지 않았는데 단언이 실행됐어요."
    case .testNeverEnded: "실행은 끝났는데 시작한 테스트가 끝나지 않았어요."
    case .reportedTwice: "한 번보다 많이 보고됐어요."
    case .silencedIssue: "라이브러리가 알린 실패가 도착하지 않았어요."
    case .blindEquality: "다르게 표시되는 두 값이 같다고 통과했어요. '=='는 컴파일러에 맡기세요."
    case .claimIgnored:
      "무엇을 단언해도 통과하는 단언이 있어서 코드에 대해 아무것도 말해 주지 않아요. 테스트가 비교하는 값은 저장 프로퍼티에 두고 '=='는 컴파일러에 맡기세요."
    case .claimAltered: "테스트가 단언하는 값과 다른 값이 단언됐어요."
    case .claimNotAltered: "단언을 바꾸어 보는 실행을 피해 갔어요."
    case .passedOnce: "한 번은 통과했지만 다시 실행하니 통과하지 못했어요."
    }
  }
}

extension RunDoubt {
  var korean: String {
    switch self {
    case .runNeverEnded: "테스트는 끝났지만 실행이 마무리되기 전에 프로세스가 끝나서 통과로 세지 않았어요."
    case .endsOtherwise: "프로세스가 테스트 결과에 맞게 끝나지 않아서 통과로 세지 않았어요."
    case .unreadableTraces: "테스트가 아닌 코드가 채점기의 기록에 무언가를 써서 통과로 세지 않았어요."
    case .moreIssuesOfNoTest(let count):
      "어느 테스트에도 속하지 않는 문제가 \(count)개 더 보고되어 통과로 세지 않았어요. 여기에는 적지 않았어요."
    case .silentForm(let name):
      "이 코드와 함께 실행하면 '\(name)'이(가) 실패를 알리지 않아서 통과로 세지 않았어요."
    case .assertionOfNoTest: "단언이 어느 테스트에도 속하지 않은 채 실행되어 통과로 세지 않았어요."
    case .unclearSource(let file):
      "컴파일러는 \(file) 파일을 받아들이지만 채점기가 다 알아볼 수 없어서 통과로 세지 않았어요. 더 단순하게 써 보세요."
    case .unsteady: "올바른 기능을 한 번은 받아들이고 한 번은 거부했어요. 다른 실행이나 우연, 시간에 기대지 않게 해 보세요."
    case .guesses(let accepted):
      """
      바쁜 컴퓨터에서 올바른 기능을 \(accepted)번 받아들이고 나서 거부했어요. 걸리는 시간을 어림잡은 테스트예요. \
      얼마쯤 기다리지 말고, 기능이 가져올 결과를 기다려 보세요.
      """
    case .wavers(let test):
      "\(test): 똑같은 버전을 한 번은 거부하고 한 번은 받아들여서 잡은 결함이 없어요. 우연이나 시간처럼 실행마다 달라지는 것을 빼 보세요."
    case .noTests: "아직 테스트가 없어요. 함수를 쓰고 그 앞에 '@Test'를 붙여 보세요."
    case .issueOfNoTest(let message): "어느 테스트에도 속하지 않는 문제가 보고되어 통과로 세지 않았어요: \(message)"
    }
  }
}

extension SourceText.Refusal {
  var korean: String {
    switch self {
    case .missing: "파일이 없어요."
    case .notRegular: "일반 파일이 아니에요."
    case .tooLarge: "\(SourceText.sizeLimit >> 20)MiB보다 커요."
    case .notUTF8: "UTF-8 텍스트가 아니거나 0 바이트가 들어 있어요. 평범한 UTF-8 텍스트로 저장해 보세요."
    case .unreadable: "읽을 수 없어요. 권한을 확인해 보세요."
    }
  }
}

extension GraderFault {
  var korean: String {
    switch self {
    case .noKit: "여기에는 워크북이 없어요. Package.swift, Chapters, Grader가 있는 폴더에서 실행해 보세요."
    case .noWorkingFolder: "지금 있는 폴더가 지워졌어요. 'cd'로 워크북 폴더에 들어가서 다시 해 보세요."
    case .kitGone(let path):
      "채점하는 동안 워크북이 옮겨졌거나 지워진 것 같아요. 이제 여기에 없어요: \(path). 지금 있는 곳으로 가서 다시 해 보세요."
    case .unreadableTree(let path, let refusal): "워크북을 채점할 수 없어요: '\(path)'. \(refusal.korean)"
    case .tooFewDescriptors(let count, let least):
      "여기서는 파일을 한 번에 \(count)개까지만 열 수 있는데 채점하려면 \(least)개가 필요해요. 먼저 'ulimit -n \(least)' 명령으로 한도를 올려 보세요. "
        + "거절되면 새 셸에서 해 보세요."
    case .unreadableCatalog(let file, let reason):
      "\(file): 이대로는 쓸 수 없어요 (\(reason)). 고치거나 처음 상태로 되돌려 보세요. 예: git checkout -- \(file)"
    case .cannotRun("git", let reason):
      "git 저장소가 제출되었는데 git을 시작할 수 없어요 (\(reason)). git을 설치하고 PATH를 확인해 보세요."
    case .cannotRun(let program, let reason) where program.hasPrefix("swift"):
      "Swift를 시작할 수 없어요 (\(program): \(reason)). Swift 6.3을 설치하고 PATH를 확인해 보세요."
    case .cannotRun(let program, let reason):
      "프로그램을 시작할 수 없어요 (\(program): \(reason)). .build/grading을 지우고 다시 해 보세요."
    case .workspace(let path, let reason):
      "채점 작업 폴더를 쓸 수 없어요 (\(path.isEmpty ? "" : "\(path): ")\(reason)). 디스크에 자리가 있는지, 쓸 권한이 있는지 확인하거나 "
        + ".build/grading을 지우고 다시 해 보세요."
    case .unreadableSuite(let exercise, let reason):
      "\(exercise)의 숨은 테스트 모음을 쓸 수 없어요 (\(reason)). 고치거나 처음 상태로 되돌려 보세요. "
        + "예: git checkout -- Tests/Chapters"
    case .unreadableVariants(let exercise, let reason):
      "\(exercise)의 테스트를 시험할 버전들을 쓸 수 없어요 (\(reason)). 고치거나 처음 상태로 되돌려 보세요. "
        + "예: git checkout -- Tests/Chapters Solutions"
    case .damagedSeal(let exercise, let file):
      "\(exercise): 봉인된 테스트가 망가져서 열 수 없어요. 이렇게 다시 가져올 수 있어요: git checkout -- \(file)"
    case .incompleteKit(let path, let reason):
      "배포판을 만들 수 없어요. \(path): \(reason) 빠진 것은 'swift run grader verify'로 모두 볼 수 있어요."
    case .buildFailed(let excerpt):
      "작업 폴더가 빌드되지 않지만 제출한 파일의 잘못은 아니에요. .build/grading을 지우고 다시 해 보세요. Chapters/Library는 처음 그대로여야 해요."
        + excerpt.map { "\n  \($0)" }.joined()
    case .compilerKilled:
      "컴파일러가 밖에서 끝났어요 (신호 9). 메모리가 모자라면 시스템이 그렇게 해요. "
        + "메모리가 넉넉한지 보고, '--jobs'를 줄이는 것처럼 한꺼번에 하는 일을 줄여서 다시 해 보세요."
    case .builtElsewhere:
      "빌드한 것까지 함께 워크북을 옮기거나 복사했는데, 빌드한 것은 예전 자리에서만 쓸 수 있어요. "
        + ".build 폴더를 지우고(여러분의 파일은 들어 있지 않아요) 다시 시작해 보세요: swift run grader"
    case .programGone: "채점기 프로그램이 없어졌어요. .build를 지운 것 같아요. 다시 빌드해서 시작해 보세요: swift run grader"
    case .buildTimedOut(let seconds):
      "빌드가 \(seconds)초 넘게 걸렸어요. 다시 해 보세요: --build-timeout \(seconds * 2)"
    case .workerEnded(let reason):
      "채점하던 프로세스가 도중에 끝났어요 (\(reason)). 다시 해 보고, 또 생기면 'swift run grader grade'로 이것만 채점해 본 뒤 "
        + "워크북을 관리하는 분께 이 줄을 보여 주세요."
    case .noSandbox:
      "'--sandbox require'로 실행했지만 이 컴퓨터에서는 bubblewrap도 네임스페이스도 쓸 수 없어요. bubblewrap을 설치하거나"
        + "(예: apt install bubblewrap) '--sandbox require' 없이 실행해 보세요."
    case .noStub(let exercise, let file):
      "\(exercise): \(file) 파일이 없어서 되돌릴 수 없어요. 이렇게 다시 가져올 수 있어요: git checkout -- \(file)"
    case .inTheWay(let path): "\(path): 워크북의 폴더가 있어야 할 자리에 다른 것이 있어요. 다른 곳으로 옮기고 다시 해 보세요."
    case .output(let path, let reason): "\(path) 파일을 쓸 수 없어요 (\(reason)). 디스크에 자리가 있는지, 쓸 권한이 있는지 확인해 보세요."
    case .unforeseen(let reason):
      "채점기가 알지 못하는 문제가 생겼어요 (\(reason)). 다시 해 보고, 또 생기면 워크북을 관리하는 분께 이 줄을 보여 주세요."
    }
  }
}

extension UsageError {
  var korean: String {
    switch self {
    case .unknownCommand(let word, let meant): "그런 명령은 없어요: '\(word)'.\(Self.meant(meant))"
    case .commandNotFirst(let command): "명령은 옵션보다 앞에 써야 해요: swift run grader \(command) …"
    case .unknownOption(let word, _, let meant): "그런 옵션은 없어요: '\(word)'.\(Self.meant(meant))"
    case .unexpectedValue(let option, let value): "'\(option)' 옵션은 값을 받지 않아요. 받은 값: '\(value)'"
    case .missingValue(let option): "'\(option)' 옵션에는 값이 필요해요."
    case .repeated(let option): "'\(option)' 옵션을 여러 번 썼어요. 값은 하나만 쓸 수 있어요."
    case .unknownValue(let option, let value, let known, let meant):
      "'\(option)' 옵션에 쓸 수 없는 값이에요: '\(value)'. 쓸 수 있는 값: \(known.joined(separator: ", ")).\(Self.meant(meant))"
    case .tooLittleMemory(let memory, let least):
      "'--memory' 옵션은 \(least)(MiB) 이상이어야 해요. 그보다 적으면 테스트가 시작되지 않아요. 받은 값: '\(memory)'"
    case .notANumber(let option, let value): "'\(option)' 옵션에는 0보다 큰 정수가 필요해요. 받은 값: '\(value)'"
    case .outputWithoutFormat: "'--output'이 '--format'보다 많아요. 형식마다 출력 하나를 지정해 보세요."
    case .outputShared(let formats, nil):
      "표준 출력으로 나갈 형식이 둘이에요: \(formats.map(\.rawValue).joined(separator: ", ")). 하나만 남기고 '--output'을 따로 지정해 보세요. "
        + "첫 '--output'이 첫 '--format'의 것이에요."
    case .outputShared(let formats, let path?):
      "두 형식(\(formats.map(\.rawValue).joined(separator: ", ")))을 한 파일에 쓰면 하나를 잃어요: '\(path)'. "
        + "형식마다 다른 '--output'을 지정해 보세요."
    case .outputOverSubmission(let path):
      "제출물에 속한 곳이라 쓰지 않아요: '\(path)'. '--output report.html'처럼 보고서를 둘 다른 곳을 지정해 보세요."
    case .outputOverKit(let path):
      "워크북에 속한 곳이라 쓰지 않아요: '\(path)'. '--output report.html'처럼 보고서를 둘 다른 곳을 지정해 보세요."
    case .outputOverFolder(let path):
      "폴더라서 보고서를 쓸 수 없어요: '\(path)'. '--output \(path.hasSuffix("/") ? path : path + "/")report.html'처럼 파일 이름을 지정해 보세요."
    case .emptyWord:
      "빈 말('')로는 무엇을 하라는 것인지 알 수 없어요. 스크립트의 변수라면 값이 있는지 확인해 보세요. 모두 채점하려면 그 말을 빼면 돼요."
    case .unexpectedArgument(let word, let command): "'\(command)' 명령이 받지 않는 말이에요: '\(word)'"
    case .unknownExercise(let word, nil): "여기에 그런 장이나 연습 문제는 없어요: '\(word)'. 모두 보려면: swift run grader list"
    case .unknownExercise(let word, let meant): "그런 장이나 연습 문제는 없어요: '\(word)'.\(Self.meant(meant))"
    case .notAPlace(""): "'02-Effects/Timer'나 '02/Timer'처럼 장과 새 연습 문제의 이름을 적어 보세요."
    case .notAPlace(let word):
      "연습 문제를 둘 곳이 아니에요: '\(word)'. '02-Effects/Timer'나 '02/Timer'처럼 장과 새 연습 문제의 이름을 적어 보세요."
    case .noExercise(let command): "어느 연습 문제인가요? 이렇게 적어 주세요: swift run grader \(command) 01/Counter"
    case .severalExercises(let word, let command, let first):
      "'\(word)'에는 연습 문제가 여러 개 있어요. 하나만 골라 주세요: swift run grader \(command) \(first)"
    case .exerciseExists(let name): "이미 있어요: '\(name)'. 다른 이름을 골라 보세요."
    case .nameTooLong(let name, let most):
      "이름이 너무 길어요: '\(name.prefix(most))…' (\(name.count)자). \(most)자까지 쓸 수 있어요. 더 짧은 이름을 골라 보세요."
    case .nameTaken(let name, let owner):
      "연습 문제에 쓸 수 없는 이름이에요: '\(name)'. \(owner.korean) 코드가 서로를 혼동해요. 다른 이름을 골라 보세요."
    case .submission(let path, let refusal): "채점할 수 없어요: '\(path)'. \(refusal.korean)"
    case .notInEdition(let command):
      "'\(command)' 명령은 워크북을 만드는 분을 위한 것이고, 여기는 학습자용 배포판이라 해답도 결함도 없어요. 필요하면 이 워크북을 준 분께 물어보세요."
    case .withheldFromService(let target):
      "'--target \(target.rawValue)'에서는 서비스가 채점하므로 테스트를 빼 둘 수 없어요. '--suites withheld'와 '--withhold' 없이 실행해 보세요. "
        + "학습자는 서비스에 있는 것을 볼 수 없어요."
    case .destinationNotEmpty(let path):
      "비어 있지 않은 폴더라서 덮어쓰지 않아요: '\(path)'. 새 폴더나 빈 폴더를 지정해 보세요."
    case .destinationIsFile(let path): "폴더가 아니에요: '\(path)'. 새 폴더나 빈 폴더를 지정해 보세요."
    case .destinationInKit(let path):
      "이 워크북 안에는 배포판을 만들 수 없어요: '\(path)'. '--to ../edition'처럼 다른 곳을 지정해 보세요."
    case .classroom(let error): error.korean
    }
  }

  private static func meant(_ word: String?) -> String {
    word.map { " 혹시 '\($0)'인가요?" } ?? ""
  }
}

extension UsageError.NameOwner {
  var korean: String {
    switch self {
    case .language: "Swift가 쓰는 말이라서"
    case .standardLibrary: "Swift의 라이브러리에 같은 이름의 타입이나 모듈이 있어서"
    case .library: "워크북의 라이브러리에 같은 이름의 타입이 있어서"
    case .module: "워크북에 같은 이름의 모듈이 있어서"
    case .exercise: "대소문자만 다른 연습 문제가 있어서"
    }
  }
}

extension EditionTarget.Needs {
  var korean: String { "\n서비스에 설정할 값: \(settings.joined(separator: ", ")). \(file) 파일의 첫 줄들을 읽어 보세요." }
}

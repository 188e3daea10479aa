extension Phrase {
  /// The wording in Korean.
  var korean: String {
    switch self {
    case .chapterHeading(let number, let title): "\(number)  \(title)"
    case .pointsEarned(let earned, let points): "\(points)점 중 \(earned)점"
    case .assertionsPassed(let passed, let all): "단언 \(all)개 중 \(passed)개 통과"
    case .testsPassed(let passed, let all): "테스트 \(all)개 중 \(passed)개 통과"
    case .line(let line): "테스트 \(line)행"
    case .notReached: "실행되지 않았어요"
    case .times(let count): "\(count)번 실행"
    case .nextExercise(let number, let title): "다음: \(number) \(title)"
    case .nextStep(let file, let command): "\(file) 파일을 고치고 이렇게 실행해 보세요: \(command)"
    case .allDone: "모두 통과했어요."
    case .nothingToDo: "아직 채점할 수 있는 연습 문제가 없어요."
    case .evidenceNotProof:
      "코드는 테스트와 한 프로세스에서 실행돼요. 통과는 여러분이 해냈다는 근거이지, 위조가 없었다는 증명은 아니에요."
    case .weakIsolation:
      "이 코드는 제한만 둔 채 실행되어 파일을 읽고 네트워크를 쓸 수 있었어요. 컴퓨터에서 떼어 놓으려면 bubblewrap을 설치해 보세요"
        + "(예: apt install bubblewrap)."
    case .ignored(let paths): "연습 문제에 필요하지 않아 가져오지 않았어요: \(paths.joined(separator: ", "))"
    case .progressPutAside(let path): "진행 기록을 다 읽을 수 없어서 다른 이름으로 옮겨 두었어요: \(path)"
    case .progressDamaged(let path):
      "진행 기록을 다 읽을 수 없어서 이미 푼 문제가 빠져 있을 수 있어요: \(path). 다시 채점해 보세요: swift run grader"
    case .noneListed: "그런 상태의 연습 문제는 없어요."
    case .misnamed(let format): "압축 파일이 이름과 달라요. 내용을 보고 \(format.rawValue) 형식으로 읽었어요."
    case .nothingTaken(let refusal): "이 제출물에서는 아무것도 가져오지 못했어요. \(refusal.korean)"
    case .ignoresMore: "가져오지 않은 파일이 더 있어요. 앞부분만 적었어요."
    case .gradedTree(let id): "채점한 제출물: \(id)"
    case .minutes(let minutes): "약 \(minutes)분"
    case .neverGraded: "아직 채점하지 않았어요"
    case .changedSince: "채점한 뒤에 바뀌었어요"
    case .todo(let text): "할 일: \(text)"

    case .hintHeading(let number, let title, let given, let count): "\(number) \(title) · 힌트 \(count)개 중 \(given)번째"
    case .moreHints(let command): "하나 더 보려면: \(command)"
    case .lastHint(let lesson, let section): "마지막 힌트였어요. 나머지는 \(lesson)의 \(section)절을 읽어 보세요."
    case .isStub(let exercise): "\(exercise): 처음 그대로라서 되돌릴 내용이 없어요."
    case .putBack(let exercise, nil): "\(exercise): 처음 상태로 되돌렸어요. 남겨 둘 파일은 없었어요."
    case .putBack(let exercise, let kept?): "\(exercise): 처음 상태로 되돌렸어요. 쓰던 파일은 여기에 두었어요: \(kept)"
    case .solutionLocked(let exercise, let id):
      "\(exercise): 해답은 통과한 다음에 볼 수 있어요. 채점하려면: swift run grader grade \(id)\n"
        + "힌트가 필요하면: swift run grader hint \(id). 그래도 해답을 보려면: swift run grader solution \(id) --anyway"
    case .noSolution(let exercise): "\(exercise): 이 워크북에는 해답이 들어 있지 않아요. 워크북을 준 사람에게 물어보세요."
    case .yourFile(let name): "\(name) (내 파일)"
    case .solutionFile(let name): "\(name) (해답)"

    case .gradingNow: "채점 중…"
    case .gradedAt(let time): "\(time)에 채점"
    case .watchKeys: "h 힌트  n 다음  l 목록  r 실행  q 끝"
    case .moreLines(let count): "… \(count)줄 더 있어요"

    case .reportTitle: "채점 결과"
    case .lookFirst: "먼저 살펴볼 곳"
    case .exercise: "연습 문제"
    case .status: "상태"
    case .tests: "테스트"
    case .assertions: "단언"
    case .points: "점수"
    case .suspicions: "가르치는 분께: 살펴볼 만한 코드"
    case .graded(let swift, let isolation, let seconds):
      "Swift \(swift)로 채점했어요 (\(Self.tenths(seconds))초). 격리 방식: \(isolation.korean)"
    case .moreProblems(let count): "문제가 \(count)개 더 있어요. 모두 로그에 적혀 있어요."
    case .cutShort: "보고서가 너무 길어져서 여기까지만 적었어요."
    case .failed: "실패"
    case .crashed: "충돌"
    case .ranTooLong: "시간 초과"
    case .notCompiling: "컴파일되지 않아요"
    case .notFitting: "테스트와 맞지 않아요"
    case .lacking: "파일이 없어요"
    case .notGraded: "채점하지 못했어요"

    case .passed: "통과"
    case .coming: "준비 중"
    case .withheld: "제출할 수 있음, 채점은 선생님이"
    case .missing(let file, true):
      "Chapters/\(file) 파일이 없어요. 되돌려 놓으세요. 예: git checkout -- Chapters/\(file)"
    case .missing(let file, false): "제출물에 \(file) 파일이 없어요."
    case .refused(let file, let reason): "\(file) 파일을 가져오지 못했어요. \(reason.korean)"
    case .refusedCode:
      "연습 문제에 쓸 수 없는 코드가 있어서 빌드하지 않았어요. 아래 줄을 고쳐 보세요. 다른 연습 문제는 이 파일 없이 채점했어요."
    case .refusal(let kind): kind.korean
    case .suspicion(let suspicion): suspicion.code.korean(suspicion.name)
    case .doesNotCompile: "아직 컴파일되지 않아요. 아래 줄을 고쳐 보세요. 다른 연습 문제는 이 파일 없이 채점했어요."
    case .compilerGaveUp(let seconds?):
      "\(seconds)초가 지나도 컴파일러가 이 파일을 끝내지 못했어요. 긴 식을 나누고 타입을 적어 보세요."
    case .compilerGaveUp(nil): "컴파일러가 줄을 알려 주지 않고 멈췄어요. 마지막에 바꾼 곳을 되돌리고 다시 해 보세요."
    case .doesNotFit(let misfits):
      "컴파일은 되지만 테스트가 쓸 수 없어요. 이름과 타입, `public`을 처음 받은 파일 그대로 두세요."
        + misfits.prefix(5).map { "\n  \($0.korean)" }.joined()
    case .exerciseFault(let fault): "채점기가 이 연습 문제를 채점하지 못했어요. 여러분의 잘못이 아니에요. \(fault.korean)"

    case .faultsCaught(let caught, let all): "결함 \(all)개 중 \(caught)개 발견"
    case .referenceAccepted: "여러분의 테스트가 올바른 기능을 받아들여요."
    case .referenceRejected: "여러분의 테스트가 올바른 기능을 거부해서 아직 점수가 없어요. 표시된 테스트를 고쳐 보세요."
    case .notNoticed: "아직 알아채지 못한 것:"
    case .brittle(let tests):
      "똑같이 동작하는 버전을 거부해서 점수의 4분의 1을 잃어요. 어떻게 만들었는지가 아니라 무엇을 하는지 단언해 보세요. "
        + "거부한 테스트: \(tests.joined(separator: ", "))"
    case .catches(let count): "결함 \(count)개를 잡아요"
    case .catchesNothing: "잡은 결함 없음"

    case .testCrashed(nil, let crash): "첫 단언이 끝나기 전에 충돌했어요.\(crash.korean)"
    case .testCrashed(let assertion?, let crash):
      "단언 \(assertion)번이 끝난 뒤, 다음 단언이 끝나기 전에 충돌했어요.\(crash.korean)"
    case .testExited(nil): "첫 단언이 끝나기 전에 테스트 대상 코드가 프로세스를 끝냈어요."
    case .testExited(let assertion?): "단언 \(assertion)번 다음에 테스트 대상 코드가 프로세스를 끝냈어요."
    case .testTimedOut(nil, let seconds): "\(seconds)초가 지나도 첫 단언이 끝나지 않아서 멈췄어요."
    case .testTimedOut(let assertion?, let seconds):
      "\(seconds)초 안에 끝나지 않아서 멈췄어요. 마지막으로 끝난 단언은 \(assertion)번이에요."
    case .testWroteTooMuch(nil): "첫 단언이 끝나기 전에 끝없이 보고해서 멈췄어요."
    case .testWroteTooMuch(let assertion?): "끝없이 보고해서 멈췄어요. 마지막으로 끝난 단언은 \(assertion)번이에요."
    case .testNotReached: "이 테스트는 실행되지 않았어요."
    case .testSkipped:
      "건너뛰었거나 취소된 테스트라서 기능에 대해 아무것도 말해 주지 않아요. '.disabled'처럼 건너뛰게 하는 것을 빼 보세요."
    case .issueOutsideAssertions: "테스트의 단언이 아닌 곳에서 문제가 생겼어요:"
    case .moreIssues(let count): "이 테스트의 문제가 \(count)개 더 있지만 여기에는 적지 않았어요."
    case .assertionsNotReached: "이 테스트는 문제없이 끝났지만 실행되지 않은 단언이 있어요."
    case .claimIgnored: "채점기가 다른 값을 단언하게 해도 통과했어요."
    case .failureToldElsewhere: "이 테스트의 다른 줄에 나온 실패 때문이에요."
    case .testsAreGiven:
      "여기 적힌 조언은 테스트를 쓰는 사람에게 하는 말이에요. 이 테스트는 바꿀 수 없으니, 그런 조언이 필요 없게 기능을 고쳐 보세요."
    case .testDoubted: "이 테스트에서 관찰한 내용이 서로 맞지 않아 통과로 세지 않았어요."
    case .testDoubt(let doubt): "\(doubt.test): \(doubt.code.korean)"
    case .runDoubt(let doubt): doubt.korean

    case .building(first: true): "라이브러리를 처음 빌드해요. 1분 넘게 걸릴 수 있지만, 다음부터는 바뀐 것만 빌드해요…"
    case .building(first: false): "빌드하고 있어요…"
    case .buildSteps(let done, let all): "\(all)단계 중 \(done)단계"
    case .seconds(let seconds): "\(seconds)초"
    case .running(let chapter, let position, let count): "\(chapter) 채점 중 (\(count)개 중 \(position)번째)…"
    case .rerunning: "끝까지 가지 못한 테스트가 있어요. 나머지를 그 테스트 없이 다시 실행해요…"
    case .rerunningApart: "실행한 결과가 서로 맞지 않아요. 함께 실행한 연습 문제를 하나씩 다시 실행해요…"
    case .waitingForOther: "이 폴더에서 다른 채점기가 실행 중이에요. 끝날 때까지 기다려요…"

    case .classroom(let phrase): phrase.korean

    case .usage(let error): error.korean
    case .fault(let fault): fault.korean
    case .seeHelp(nil): "도움말: 'swift run grader --help'"
    case .seeHelp(let command?): "도움말: 'swift run grader \(command) --help'"

    case .verifying(let what): "\(what) 확인 중…"
    case .verified(let exercises, let assertions): "약속한 대로예요. 연습 문제 \(exercises)개, 단언 \(assertions)개를 확인했어요."
    // Findings are for the authors of a kit, whose common language is English.
    case .finding: english
    case .scaffolded(let id, let files):
      "\(id) 연습 문제를 여기서 시작해요:" + files.map { "\n  \($0)" }.joined()
        + "\n동작하지만 아직 아무것도 가르치지 않아요. 무엇을 더 써야 하는지는 'swift run grader verify \(id)' 명령으로 볼 수 있어요."

    case .released(let path, let exercises, .gradescope):
      "자동 채점기를 만들었어요 (연습 문제 \(exercises)개). 과제의 autograder로 올려 보세요: \(path)/\(EditionTarget.autograder)"
    case .released(let path, let exercises, let target):
      "배포판을 만들었어요: \(path) (연습 문제 \(exercises)개). 학습자처럼 써 보세요: cd \(path), git init, swift run grader"
        + (target?.needs?.korean ?? "")
    }
  }
}

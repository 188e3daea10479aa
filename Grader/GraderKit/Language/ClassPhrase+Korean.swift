extension ClassPhrase {
  /// The wording in Korean.
  var korean: String {
    switch self {
    case .grading(let done, let all, nil): "반 채점 중: \(all)명 중 \(done)명…"
    case .grading(let done, let all, let remaining?):
      "반 채점 중: \(all)명 중 \(done)명, 약 \(Self.korean(remaining)) 남음…"
    case .begun(let count, nil): "\(count)명의 채점을 시작했어요."
    case .begun(let count, let shard?):
      "조각 \(shard.count)개 중 \(shard.number)번째, \(count)명의 채점을 시작했어요."
    case .outcome(let name, let outcome): "\(name): \(outcome.korean)"
    case .ended(let summary): "채점이 끝났어요: \(summary.korean)"
    case .failed(let name, let reason): "채점기가 일을 하지 못했어요: \(name). 다음에 다시 해 볼게요. \(reason)"
    case .putAside(let name, let place): "기록을 쓸 수 없어서 따로 두고 새로 만들어요: '\(name)' → \(place)"
    case .gone(let names): "더는 제출되어 있지 않아서 성적부에서 빠졌어요. 기록은 남아 있어요: \(Self.some(names))"
    case .strangers(let names): "과정 파일에 있지만 제출한 것이 없어요. 이름이 맞는지 확인해 보세요: \(Self.some(names))"
    case .ownFolders(let count):
      "이 컴퓨터에서는 작업자마다 .build 아래의 자기 폴더에서 라이브러리를 한 번씩 빌드해요. 처음에는 \(count)번이에요."
    case .prepared: "조각들에 필요한 것을 모두 빌드했어요."

    case .summary(let summary, let gradebook): "\(summary.korean)\n성적부는 여기에 있어요: \(gradebook)"
    case .merged(let count, let gradebook): "학습자 \(count)명을 합쳤어요.\n성적부는 여기에 있어요: \(gradebook)"
    case .notGraded(let names):
      "어느 조각에서도 채점하지 않은 제출물이 있어서 빼고 만들었어요. 채점한 다음 다시 합쳐 보세요: \(Self.some(names))"

    case .overview: "성적부"
    case .learners(let count): "학습자 \(count)명"
    case .learner: "학습자"
    case .handedIn: "제출"
    case .late: "늦음"
    case .lateUntil(let deadline, let factor): "마감 \(deadline), 늦으면 × \(factor)"
    case .total: "합계"
    case .weighted: "가중 점수"
    case .final: "최종 점수"
    case .distribution: "최종 점수 분포"
    case .average(let average, let median, let points): "\(points)점 중 평균 \(average)점, 중앙값 \(median)점"
    case .mostMissed: "가장 많이 놓친 것"
    case .missedBy(let count, let all): "\(all)명 중 \(count)명이 놓침"
    case .needsLook: "코드가 아닌 다른 까닭으로 점수가 없는 학습자"
    case .alike: "닮은 제출물"
    case .alikeMeans:
      "스텁에도 레슨에도 해답에도 없고 다른 사람은 거의 쓰지 않은 코드가 겹치는 쌍이에요. 이름을 바꿔도 찾아요. 살펴볼 까닭일 뿐, 판정은 아니에요."
    case .alikeBy(let percent): "더 짧은 쪽이 직접 쓴 코드의 \(percent)%"
    case .morePairs(let count): "덜 닮은 쌍이 \(count)개 더 있어요."
    }
  }

  /// A time to wait, roughly.
  private static func korean(_ seconds: Int) -> String {
    switch seconds {
    case ..<90: "\(max(1, seconds))초"
    case ..<5400: "\((seconds + 30) / 60)분"
    default: "\((seconds + 1800) / 3600)시간"
    }
  }
}

extension ClassRun.Outcome {
  var korean: String {
    switch self {
    case .unchanged: "바뀌지 않음"
    case .known: "저장된 결과 사용"
    case .graded(let seconds): "\(Phrase.tenths(seconds))초 동안 채점"
    case .refused(let reason): reason
    case .fault(let reason): "채점기의 문제: \(reason)"
    }
  }
}

extension ClassSession.Summary {
  var korean: String {
    "학습자 \(learners)명 가운데 \(graded)명을 이번에 채점했어요."
      + (refused == 0 ? "" : " 가져올 것이 없는 제출물이 \(refused)개 있어요.")
      + (faults == 0 ? "" : " 채점기가 채점하지 못한 학습자가 \(faults)명 있어요. 다시 실행해 보세요.")
  }
}

extension ClassError {
  var korean: String {
    switch self {
    case .noSubmissions: "어느 반인가요? 제출물이 들어 있는 폴더를 적어 주세요: swift run grader class SUBMISSIONS --output DIR"
    case .noFolder(let path): "폴더가 아니에요: '\(path)'. 제출물이 들어 있는 폴더를 적어 주세요."
    case .unreadableFolder(let path): "폴더를 읽을 수 없어요: '\(path)'. 권한을 확인해 보세요."
    case .oneSubmission(let path):
      "제출물 하나예요: '\(path)'. 그것이 들어 있는 폴더를 적거나 이것만 채점해 보세요: swift run grader grade --submission '\(path)'"
    case .nothingHandedIn(let path): "아무것도 들어 있지 않아요: '\(path)'. 제출물이 들어 있는 폴더를 적어 주세요."
    case .noOutput(let command): "성적부를 둘 폴더를 적어 주세요: swift run grader \(command) … --output DIR"
    case .notAShard(let text): "조각이 아니에요: '\(text)'. '--shard 1/4'처럼 몇 번째인지와 모두 몇 개인지를 적어 주세요."
    case .shardOutOfRange(let number, let count):
      "조각 \(count)개 중 \(number)번째는 없어요. 1부터 \(count)까지 있어요: '--shard 1/\(count)'처럼 적어 주세요."
    case .outputInSubmissions(let path):
      "제출물이 들어 있는 곳이라 쓰지 않아요: '\(path)'. 성적부를 둘 다른 폴더를 적어 주세요."
    case .outputInKit(let path): "워크북에 속한 곳이에요: '\(path)'. '--output ../class'처럼 성적부를 둘 폴더를 따로 적어 주세요."
    case .outputBelowBuild(let path):
      "언제든 지워질 수 있는 '.build' 폴더 아래예요: '\(path)'. 성적부를 둘 다른 폴더를 적어 주세요."
    case .outputIsNoFolder(let path): "폴더가 아니에요: '\(path)'. 성적부를 둘 다른 곳을 적어 주세요."
    case .outputHasOthers(let path, let name):
      "반을 채점한 적이 없는 폴더인데 '\(name)'이 이미 있어요: '\(path)'. 덮어쓰지 않도록 새 폴더를 적어 주세요."
    case .outputInUse(let path):
      "다른 'class' 명령이 쓰고 있는 폴더예요: '\(path)'. 끝날 때까지 기다리거나 다른 폴더를 적어 주세요. 조각마다 폴더가 따로 있어야 해요."
    case .noShards: "어느 조각인가요? 조각을 채점한 폴더들을 적어 주세요: swift run grader merge DIR … --output DIR"
    case .noClass(let path): "반을 채점한 적이 없거나 다른 버전의 채점기가 채점한 폴더예요: '\(path)'. 다시 채점해 보세요."
    case .classesDiffer(let one, let other, let difference):
      "두 폴더를 합칠 수 없어요: '\(one)', '\(other)'. \(difference.korean) 똑같이 채점한 다음 다시 합쳐 보세요."
    case .mergeIntoItself(let path): "합칠 조각 가운데 하나예요: '\(path)'. 합친 결과를 둘 다른 폴더를 적어 주세요."
    case .course(let path, let error): "과정 파일을 쓸 수 없어요: '\(path)'. \(error.korean)"
    }
  }
}

extension ClassError.Difference {
  fileprivate var korean: String {
    switch self {
    case .course: "과정 파일이 서로 달라요."
    case .catalog: "연습 문제나 점수가 서로 달라요."
    case .language: "보고서의 언어가 서로 달라요."
    }
  }
}

extension CourseError {
  var korean: String {
    switch self {
    case .unreadable(let refusal): refusal.korean
    case .notJSON: "JSON이 아니에요. 따옴표와 쉼표, 중괄호를 확인해 보세요."
    case .unknownKey(let key, let meant, let known):
      "과정 파일에 쓰지 않는 항목이에요: '\(key)'.\(meant.map { " 혹시 '\($0)'인가요?" } ?? "") 쓸 수 있는 항목: \(known.joined(separator: ", "))"
    case .wrongKind("", _): "객체여야 해요. 예: { \"deadline\": \"2026-03-01T23:59:00+09:00\" }"
    case .wrongKind(let key, let kind): "'\(key)' 항목의 값이 맞지 않아요. \(kind.korean)"
    case .unknownExercise(let key, let meant):
      "그런 장이나 연습 문제는 없어요: '\(key)'.\(meant.map { " 혹시 '\($0)'인가요?" } ?? " '01'이나 '01/Counter'처럼 적어 주세요.")"
    case .notATime(let key, let value):
      "'\(key)' 항목은 시간대가 있는 시각이어야 해요. 받은 값: '\(value)'. 이렇게 적어 주세요: 2026-03-01T23:59:00+09:00"
    case .outOfRange(let key, let value, let from, let to): "'\(key)' 항목은 \(from)부터 \(to)까지여야 해요. 받은 값: \(value)"
    case .tooManyDecimals(let key, let value): "'\(key)' 항목은 소수점 아래 네 자리까지 쓸 수 있어요. 받은 값: \(value)"
    case .needsDeadline(let key):
      "'\(key)' 항목은 'deadline'이 있어야 뜻이 있어요. 이렇게 더해 보세요: \"deadline\": \"2026-03-01T23:59:00+09:00\""
    }
  }
}

extension CourseError.Kind {
  fileprivate var korean: String {
    switch self {
    case .object: "객체여야 해요."
    case .text: "따옴표로 묶은 글이어야 해요."
    case .number: "0.5 같은 수여야 해요."
    case .wholeNumber: "정수여야 해요."
    case .texts: "[\"01\", \"02\"] 같은 장의 목록이어야 해요."
    case .times: "{ \"kim\": \"2026-03-08T23:59:00+09:00\" }처럼 학습자마다 시각을 적은 객체여야 해요."
    case .weights: "{ \"01\": 1, \"02/Timer\": 2.5 }처럼 수를 적은 객체여야 해요."
    }
  }
}

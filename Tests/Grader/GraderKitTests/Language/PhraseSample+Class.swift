@testable import GraderKit

extension PhraseSample {
  /// What is said of a class.
  static let classroom = [
    sample(.grading(done: 0, of: 40, remaining: nil), "Grading the class: 0 of 40…", "반 채점 중: 40명 중 0명…"),
    sample(
      .grading(done: 3, of: 40, remaining: 75),
      "Grading the class: 3 of 40, about 75 s left…",
      "반 채점 중: 40명 중 3명, 약 75초 남음…"
    ),
    sample(
      .grading(done: 3, of: 40, remaining: 740),
      "Grading the class: 3 of 40, about 12 min left…",
      "반 채점 중: 40명 중 3명, 약 12분 남음…"
    ),
    sample(
      .grading(done: 3, of: 40, remaining: 9_000),
      "Grading the class: 3 of 40, about 3 h left…",
      "반 채점 중: 40명 중 3명, 약 3시간 남음…"
    ),
    sample(.begun(1, nil), "Begun: one learner.", "1명의 채점을 시작했어요."),
    sample(.begun(40, nil), "Begun: 40 learners.", "40명의 채점을 시작했어요."),
    sample(
      .begun(10, Shard(number: 2, count: 4)),
      "Begun: shard 2 of 4, learners: 10.",
      "조각 4개 중 2번째, 10명의 채점을 시작했어요."
    ),
    sample(.outcome("kim", .unchanged), "kim: unchanged", "kim: 바뀌지 않음"),
    sample(.outcome("kim", .known), "kim: from the store", "kim: 저장된 결과 사용"),
    sample(.outcome("kim", .graded(seconds: 3.14)), "kim: graded in 3.1 s", "kim: 3.1초 동안 채점"),
    PhraseSample(
      .classroom(.outcome("kim", .fault("no room."))),
      "kim: grader fault: no room.",
      "kim: 채점기의 문제: no room."
    ),
    sample(
      .ended(.init(learners: 40, graded: 12, refused: 2, faults: 1)),
      "Ended: 40 learners, 12 of them graded now, 2 with nothing that could be taken, 1 whom the grader has failed (run it again).",
      """
      채점이 끝났어요: 학습자 40명 가운데 12명을 이번에 채점했어요. 가져올 것이 없는 제출물이 2개 있어요. \
      채점기가 채점하지 못한 학습자가 1명 있어요. 다시 실행해 보세요.
      """
    ),
    sample(
      .failed("kim", "no room."),
      "kim: the grader could not do its work, and will try again the next time. no room.",
      "채점기가 일을 하지 못했어요: kim. 다음에 다시 해 볼게요. no room."
    ),
    sample(
      .putAside("kim", "kept/1-kim.json"),
      "The record of 'kim' could not be used and is kept as kept/1-kim.json; it is made anew.",
      "기록을 쓸 수 없어서 따로 두고 새로 만들어요: 'kim' → kept/1-kim.json"
    ),
    sample(
      .ownFolders(4),
      "On this machine each worker builds the library once, in a folder of its own below .build: 4 builds, the first time.",
      "이 컴퓨터에서는 작업자마다 .build 아래의 자기 폴더에서 라이브러리를 한 번씩 빌드해요. 처음에는 4번이에요."
    ),
    sample(.prepared, "Everything that shards need is built.", "조각들에 필요한 것을 모두 빌드했어요."),
    sample(
      .gone(["kim", "lee"]),
      "No longer handed in, and out of the gradebook; the records are kept: 'kim', 'lee'",
      "더는 제출되어 있지 않아서 성적부에서 빠졌어요. 기록은 남아 있어요: 'kim', 'lee'"
    ),
    sample(
      .strangers(["a", "b", "c", "d", "e", "f"]),
      "The course file names some of whom nothing is handed in. See whether that is spelled right: 'a', 'b', 'c', 'd', 'e', … (6)",
      "과정 파일에 있지만 제출한 것이 없어요. 이름이 맞는지 확인해 보세요: 'a', 'b', 'c', 'd', 'e', … (6)"
    ),
    sample(
      .summary(.init(learners: 1, graded: 1), gradebook: "out/gradebook.csv"),
      "One learner, 1 of them graded now.\nThe gradebook: out/gradebook.csv",
      "학습자 1명 가운데 1명을 이번에 채점했어요.\n성적부는 여기에 있어요: out/gradebook.csv"
    ),
    sample(
      .merged(learners: 1, gradebook: "out/gradebook.csv"),
      "Merged one learner.\nThe gradebook: out/gradebook.csv",
      "학습자 1명을 합쳤어요.\n성적부는 여기에 있어요: out/gradebook.csv"
    ),
    sample(
      .merged(learners: 40, gradebook: "out/gradebook.csv"),
      "Merged 40 learners.\nThe gradebook: out/gradebook.csv",
      "학습자 40명을 합쳤어요.\n성적부는 여기에 있어요: out/gradebook.csv"
    ),
    sample(
      .notGraded(["kim"]),
      "No shard has graded 'kim'. The gradebook is made without; grade what is missing, and merge again.",
      "어느 조각에서도 채점하지 않은 제출물이 있어서 빼고 만들었어요. 채점한 다음 다시 합쳐 보세요: 'kim'"
    ),
    sample(.overview, "Gradebook", "성적부"),
    sample(.learners(1), "one learner", "학습자 1명"),
    sample(.learners(40), "40 learners", "학습자 40명"),
    sample(.learner, "Learner", "학습자"),
    sample(.handedIn, "Handed in", "제출"),
    sample(.late, "late", "늦음"),
    sample(
      .lateUntil("2026-03-01T23:59:00+09:00", factor: "0.5"),
      "Deadline 2026-03-01T23:59:00+09:00; what is late counts × 0.5",
      "마감 2026-03-01T23:59:00+09:00, 늦으면 × 0.5"
    ),
    sample(.total, "Sum", "합계"),
    sample(.weighted, "Weighted", "가중 점수"),
    sample(.final, "Final", "최종 점수"),
    sample(.distribution, "How the final points are spread", "최종 점수 분포"),
    sample(
      .average(Points(hundredths: 2_050), median: Points(21), of: Points(55)),
      "On average 20.5, median 21, of 55 points",
      "55점 중 평균 20.5점, 중앙값 21점"
    ),
    sample(.mostMissed, "Missed most often", "가장 많이 놓친 것"),
    sample(.missedBy(12, of: 40), "missed by 12 of 40", "40명 중 12명이 놓침"),
    sample(
      .needsLook,
      "These have no points for a reason other than their code",
      "코드가 아닌 다른 까닭으로 점수가 없는 학습자"
    ),
    sample(.alike, "Alike", "닮은 제출물"),
    sample(
      .alikeMeans,
      "Pairs that share code which neither the stub, the lesson nor the solution has and few others wrote, whatever its names. A reason to look, not a verdict.",
      "스텁에도 레슨에도 해답에도 없고 다른 사람은 거의 쓰지 않은 코드가 겹치는 쌍이에요. 이름을 바꿔도 찾아요. 살펴볼 까닭일 뿐, 판정은 아니에요."
    ),
    sample(.alikeBy(85), "85 % of the shorter one's own code", "더 짧은 쪽이 직접 쓴 코드의 85%"),
    sample(.morePairs(1), "One more pair is less alike.", "덜 닮은 쌍이 1개 더 있어요."),
    sample(.morePairs(12), "12 more pairs are less alike.", "덜 닮은 쌍이 12개 더 있어요."),
    PhraseSample(
      .nothingTaken(.link),
      "Nothing of this submission was taken. It is a symbolic link. Put the folder or the archive itself in its place.",
      "이 제출물에서는 아무것도 가져오지 못했어요. 심볼릭 링크예요. 그 자리에 폴더나 압축 파일을 그대로 두세요."
    ),
    PhraseSample(
      .nothingTaken(.nameNotUTF8),
      "Nothing of this submission was taken. Its name is not UTF-8. Rename it.",
      "이 제출물에서는 아무것도 가져오지 못했어요. 이름이 UTF-8이 아니에요. 이름을 바꿔 주세요."
    ),
    PhraseSample(
      .nothingTaken(.repository(.noCommit)),
      "Nothing of this submission was taken. It is a git repository without a commit. Commit the work, and hand it in again.",
      "이 제출물에서는 아무것도 가져오지 못했어요. 커밋이 하나도 없는 git 저장소예요. 커밋한 다음 다시 제출해 보세요."
    ),
    PhraseSample(
      .nothingTaken(.repository(.liesElsewhere)),
      """
      Nothing of this submission was taken. It is a git repository whose objects or branches lie elsewhere. Hand in a clone of \
      its own: git clone --bare --no-local
      """,
      """
      이 제출물에서는 아무것도 가져오지 못했어요. 객체나 브랜치가 다른 곳에 있는 git 저장소예요. 따로 복제해서 제출해 보세요: \
      git clone --bare --no-local
      """
    ),
    PhraseSample(
      .nothingTaken(.repository(.unreadable)),
      """
      Nothing of this submission was taken. It is a git repository that cannot be read. Hand in the folder, or a zip of it, \
      instead.
      """,
      """
      이 제출물에서는 아무것도 가져오지 못했어요. 읽을 수 없는 git 저장소예요. 저장소 대신 폴더나 그 폴더의 zip을 \
      제출해 보세요.
      """
    ),
    PhraseSample(
      .nothingTaken(.repository(.tooManyFiles)),
      """
      Nothing of this submission was taken. It is a git repository with far more files than the exercises have. Hand in the \
      exercises alone.
      """,
      """
      이 제출물에서는 아무것도 가져오지 못했어요. 연습 문제보다 파일이 훨씬 많은 git 저장소예요. 연습 문제만 제출해 보세요.
      """
    ),
    PhraseSample(
      .fault(.cannotRun(program: "git", reason: "No such file or directory")),
      """
      A git repository was handed in, and 'git' cannot be started (No such file or directory). Install git and see that it \
      is on the PATH.
      """,
      """
      git 저장소가 제출되었는데 git을 시작할 수 없어요 (No such file or directory). git을 설치하고 PATH를 확인해 보세요.
      """
    ),
  ]

  private static func sample(_ phrase: ClassPhrase, _ english: String, _ korean: String) -> PhraseSample {
    PhraseSample(.classroom(phrase), english, korean)
  }
}

/// The sample verdict as English text.
let englishReport = """
  Look at this first: 1.1 The Counter: Adds
        ✘ test line 21  send(.down) (ran 2 times)
            The state is not as claimed.

              Counter.State(
            -   count: 7,
            +   count: 2,
                …
              )

            (Expected: −, Actual: +)

  01  Start · 10.71 of 30 points

    ✘ 1.1 The Counter · 4 of 7 assertions · 5.71 of 10 points
      ✔ Counts
      ✘ Adds
        ✔ test line 20  send(.up)
        ✘ test line 21  send(.down) (ran 2 times)
        – test line 22  #require(x) · not reached
      ✘ Traps
          Crashed after assertion 1, before the next was done. (SIGILL)
        ✔ test line 30  send(.up)
        – test line 31  send(.up) · not reached
    ✔ 1.2 The Lamp · 2 of 2 assertions · 5 of 5 points
    ✘ 1.3 The Broken · 0 of 1 assertions · 0 of 5 points
        This does not compile yet. Mend the lines below; the other exercises were graded without it.
    ✘ 1.4 The Unfit · 0 of 1 assertions · 0 of 5 points
        This compiles, but the tests cannot use it. Keep the names, types and `public` of the file as it came:
    ✘ 1.5 The Lost · 0 of 1 assertions · 0 of 5 points
        Chapters/01-Start/Lost/Lost.swift is missing. Put it back, for example with: git checkout -- Chapters/01-Start/Lost/Lost.swift
    · 1.6 The Gate · coming

  2 of 7 tests · 6 of 12 assertions · 10.71 of 30 points
  Not taken, because no exercise asks for it: notes.txt, Old/
  There is more in the submission that was not taken; only the beginning is listed.

  Next: 1.1 The Counter
  Edit Chapters/01-Start/Counter/Counter.swift, then run: swift run grader grade 01/Counter

  """

/// The sample verdict as Korean text.
let koreanReport = """
  채점한 제출물: Mina

  01  시작 · 30점 중 10.71점

    ✘ 1.1 연습 Counter · 단언 7개 중 4개 통과 · 10점 중 5.71점
      ✔ Counts
        ✔ 테스트 10행  send(.up)
        ✔ 테스트 11행  #expect(store.state.isOn)
      ✘ Adds
        ✔ 테스트 20행  send(.up)
        ✘ 테스트 21행  send(.down) (2번 실행)
            The state is not as claimed.

              Counter.State(
            -   count: 7,
            +   count: 2,
                …
              )

            (Expected: −, Actual: +)

        – 테스트 22행  #require(x) · 실행되지 않았어요
      ✘ Traps
          단언 1번이 끝난 뒤, 다음 단언이 끝나기 전에 충돌했어요. (SIGILL)
          Swift의 메시지: Counter.swift:12: Fatal error: stop
        ✔ 테스트 30행  send(.up)
        – 테스트 31행  send(.up) · 실행되지 않았어요

    ✔ 1.2 연습 Lamp · 단언 2개 중 2개 통과 · 5점 중 5점
      ✔ Counts
        ✔ 테스트 10행  send(.up)
        ✔ 테스트 11행  #expect(store.state.isOn)

    ✘ 1.3 연습 Broken · 단언 1개 중 0개 통과 · 5점 중 0점
        아직 컴파일되지 않아요. 아래 줄을 고쳐 보세요. 다른 연습 문제는 이 파일 없이 채점했어요.
        Broken.swift:17:9: error: no member 'cuont'

    ✘ 1.4 연습 Unfit · 단언 1개 중 0개 통과 · 5점 중 0점
        컴파일은 되지만 테스트가 쓸 수 없어요. 이름과 타입, `public`을 처음 받은 파일 그대로 두세요.
          cannot find 'Unfit' in scope
          no member 'up'

    ✘ 1.5 연습 Lost · 단언 1개 중 0개 통과 · 5점 중 0점
        제출물에 01-Start/Lost/Lost.swift 파일이 없어요.

    · 1.6 연습 Gate · 준비 중

  테스트 7개 중 2개 통과 · 단언 12개 중 6개 통과 · 30점 중 10.71점
  연습 문제에 필요하지 않아 가져오지 않았어요: notes.txt, Old/
  코드는 테스트와 한 프로세스에서 실행돼요. 통과는 여러분이 해냈다는 근거이지, 위조가 없었다는 증명은 아니에요.
  가져오지 않은 파일이 더 있어요. 앞부분만 적었어요.
  Swift 6.3.1로 채점했어요 (3.2초). 격리 방식: bubblewrap

  """

/// A small verdict as coloured English text, with `⟨32m` for the beginning of a colour and `⟩` for its end.
let colouredReport = """
  ⟨1mLook at this first:⟩ 1.1 The Counter: Adds
        ⟨31m✘⟩ test line 21  send(.down) (ran 2 times)
            The state is not as claimed.

              Counter.State(
  ⟨31m          -   count: 7,⟩
  ⟨32m          +   count: 2,⟩
                …
              )

            (Expected: −, Actual: +)

  ⟨1m01  Start⟩ · 3.33 of 10 points

    ⟨31m✘⟩ ⟨1m1.1 The Counter⟩ · 1 of 3 assertions · 3.33 of 10 points
      ⟨31m✘⟩ Adds
        ⟨32m✔⟩ ⟨2mtest line 20  send(.up)⟩
        ⟨31m✘⟩ test line 21  send(.down) (ran 2 times)
        ⟨33m–⟩ test line 22  #require(x) · not reached
    ⟨2m· 1.6 The Gate · coming⟩

  0 of 1 tests · 1 of 3 assertions · ⟨1m3.33 of 10 points⟩
  Not taken, because no exercise asks for it: notes.txt, Old/

  ⟨32mEverything passes.⟩

  """

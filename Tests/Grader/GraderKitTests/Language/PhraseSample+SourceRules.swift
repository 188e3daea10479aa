@testable import GraderKit

extension PhraseSample {
  /// Of what stands in a learner's source.
  static let sourceRules = [
    PhraseSample(
      .refusedCode,
      "Some of this is no code for an exercise, so it was not built. Change the lines below; the other exercises were graded without it.",
      "연습 문제에 쓸 수 없는 코드가 있어서 빌드하지 않았어요. 아래 줄을 고쳐 보세요. 다른 연습 문제는 이 파일 없이 채점했어요."
    ),
    PhraseSample(
      .refusal(.macro("expect")),
      "'macro expect': an exercise needs no macro of its own. Take it out.",
      "'macro expect': 연습 문제에는 직접 만든 매크로가 필요 없어요. 지워 보세요."
    ),
    PhraseSample(
      .refusal(.operatorDeclaration("<~>")),
      "'<~>': an exercise needs no operator of its own. Write a method with a name.",
      "'<~>': 연습 문제에는 직접 만든 연산자가 필요 없어요. 이름 있는 메서드로 써 보세요."
    ),
    PhraseSample(
      .refusal(.operatorFunction("==", of: "Bag")),
      "'==' by hand: the tests compare by it. Declare 'Bag: Equatable' and let the compiler write it.",
      "직접 쓴 '==': 테스트가 이것으로 비교해요. 'Bag: Equatable'만 선언하고 컴파일러에 맡기세요."
    ),
    PhraseSample(
      .refusal(.operatorFunction("+", of: nil)),
      "'+' as a function: write a method with a name instead.",
      "함수로 쓴 '+': 이름 있는 메서드로 써 보세요."
    ),
    PhraseSample(
      .refusal(.foreignExtension(of: "TestStore")),
      "'extension TestStore': only types of your own may be extended. Write a function, or a type of your own.",
      "'extension TestStore': 직접 선언한 타입만 확장할 수 있어요. 함수나 새 타입으로 써 보세요."
    ),
    PhraseSample(
      .refusal(.unlistedImport("Glibc")),
      "'import Glibc': import only Foundation, the library's modules, and what the file came with.",
      "'import Glibc': Foundation과 라이브러리의 모듈, 처음부터 있던 것만 가져올 수 있어요."
    ),
    PhraseSample(
      .refusal(.importOfUser("LampLive")),
      """
      'import LampLive': that module is built on this one, so this one has to do without it. Move what needs it over there.
      """,
      "'import LampLive': 그 모듈이 이 모듈 위에 만들어지니, 이 모듈은 그것 없이 있어야 해요. 필요한 코드를 그쪽으로 옮겨 보세요."
    ),
    PhraseSample(
      .refusal(.importAttribute("testable")),
      "'@testable import': import the module without it.",
      "'@testable import': 이 속성 없이 모듈을 가져오세요."
    ),
    PhraseSample(
      .refusal(.attribute("_cdecl")),
      "'@_cdecl': an exercise needs no such attribute. Take it out.",
      "'@_cdecl': 연습 문제에는 이 속성이 필요 없어요. 지워 보세요."
    ),
    PhraseSample(
      .refusal(.movesLines),
      "'#sourceLocation': messages would speak of other lines. Take it out.",
      "'#sourceLocation': 메시지가 다른 줄을 가리키게 돼요. 지워 보세요."
    ),
    PhraseSample(
      .refusal(.shadows("TestClock")),
      "A public 'TestClock': the tests use that name for something else. Choose another, or leave out 'public'.",
      "public 'TestClock': 테스트가 이 이름을 다른 뜻으로 써요. 다른 이름을 고르거나 'public'을 빼 보세요."
    ),
    PhraseSample(
      .refusal(.noToolsVersion),
      "The first line has to be '// swift-tools-version: 6.3': without it, the package manager does not read a manifest.",
      "첫 줄은 '// swift-tools-version: 6.3'이어야 해요. 이 줄이 없으면 패키지 매니저가 매니페스트를 읽지 않아요."
    ),
    PhraseSample(
      .refusal(.manifestStatement),
      "A statement: only what a manifest declares is read here. Write it where the package or the target is declared.",
      "실행문이에요. 여기서는 매니페스트가 선언한 내용만 읽어요. 패키지나 타깃을 선언하는 자리에 써 보세요."
    ),
    PhraseSample(
      .refusal(.tooComplex),
      "This file is longer than 32 KiB or too deeply nested to be looked through. Keep to what the exercise asks for.",
      "파일이 32KiB보다 길거나 너무 깊이 중첩되어 살펴볼 수 없어요. 연습 문제가 묻는 것만 써 보세요."
    ),
    PhraseSample(
      .suspicion(Suspicion(file: "Lamp.swift", line: 3, code: .process, name: "name")),
      "'name' can end a process, signal it or start another.",
      "'name'은(는) 프로세스를 끝내거나 시작하거나 신호를 보낼 수 있어요."
    ),
    PhraseSample(
      .suspicion(Suspicion(file: "Lamp.swift", line: 3, code: .symbols, name: "name")),
      "'name' looks symbols up while the program runs.",
      "'name'은(는) 실행 중에 심벌을 찾아요."
    ),
    PhraseSample(
      .suspicion(Suspicion(file: "Lamp.swift", line: 3, code: .files, name: "name")),
      "'name' reaches files or descriptors.",
      "'name'은(는) 파일이나 디스크립터에 손을 대요."
    ),
    PhraseSample(
      .suspicion(Suspicion(file: "Lamp.swift", line: 3, code: .environment, name: "name")),
      "'name' reads the environment or the arguments of the process.",
      "'name'은(는) 프로세스의 환경이나 인자를 읽어요."
    ),
    PhraseSample(
      .suspicion(Suspicion(file: "Lamp.swift", line: 3, code: .reporter, name: "name")),
      "'name' has to do with how failures are reported.",
      "'name'은(는) 실패를 알리는 방식과 관계있어요."
    ),
    PhraseSample(
      .suspicion(Suspicion(file: "Lamp.swift", line: 3, code: .testing, name: "name")),
      "'name' asks about the test that runs.",
      "'name'은(는) 실행 중인 테스트에 대해 물어요."
    ),
    PhraseSample(
      .suspicion(Suspicion(file: "Lamp.swift", line: 3, code: .dumps, name: "name")),
      "'name' decides how values are shown and compared in reports.",
      "'name'은(는) 값을 보여 주고 비교하는 방식을 정해요."
    ),
    PhraseSample(
      .suspicion(Suspicion(file: "Lamp.swift", line: 3, code: .unsafe, name: "name")),
      "'name' reaches around the compiler's checks.",
      "'name'은(는) 컴파일러의 검사를 비켜 가요."
    ),
    PhraseSample(
      .suspicion(Suspicion(file: "Lamp.swift", line: 3, code: .threads, name: "name")),
      "'name' starts or steers threads.",
      "'name'은(는) 스레드를 만들거나 다뤄요."
    ),
    PhraseSample(
      .suspicion(Suspicion(file: "Lamp.swift", line: 3, code: .property, name: "name")),
      "'name' is not stored in the way in which the exercise came.",
      "'name'은(는) 처음 받은 대로 저장되지 않아요."
    ),
  ]
}

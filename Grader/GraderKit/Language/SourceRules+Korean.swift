extension SourceRefusal.Kind {
  var korean: String {
    switch self {
    case .macro(let name): "'macro \(name)': 연습 문제에는 직접 만든 매크로가 필요 없어요. 지워 보세요."
    case .operatorDeclaration(let name): "'\(name)': 연습 문제에는 직접 만든 연산자가 필요 없어요. 이름 있는 메서드로 써 보세요."
    case .operatorFunction("==", let type):
      "직접 쓴 '==': 테스트가 이것으로 비교해요. '\(type ?? "…"): Equatable'만 선언하고 컴파일러에 맡기세요."
    case .operatorFunction(let name, _): "함수로 쓴 '\(name)': 이름 있는 메서드로 써 보세요."
    case .foreignExtension(let type): "'extension \(type)': 직접 선언한 타입만 확장할 수 있어요. 함수나 새 타입으로 써 보세요."
    case .unlistedImport(let module): "'import \(module)': Foundation과 라이브러리의 모듈, 처음부터 있던 것만 가져올 수 있어요."
    case .unlistedTestImport(let module):
      "'import \(module)': 이 테스트에는 Testing과 라이브러리의 모듈, 연습 문제의 모듈만 있으면 돼요. 지워 보세요."
    case .importOfUser(let module):
      "'import \(module)': 그 모듈이 이 모듈 위에 만들어지니, 이 모듈은 그것 없이 있어야 해요. 필요한 코드를 그쪽으로 옮겨 보세요."
    case .looksElsewhere(let name):
      "'\(name)': 테스트는 기능이 하는 일만 봐요. 파일이나 환경, 프로세스를 보지 않게 지워 보세요."
    case .importAttribute(let name): "'@\(name) import': 이 속성 없이 모듈을 가져오세요."
    case .attribute(let name): "'@\(name)': 연습 문제에는 이 속성이 필요 없어요. 지워 보세요."
    case .movesLines: "'#sourceLocation': 메시지가 다른 줄을 가리키게 돼요. 지워 보세요."
    case .shadows(let name): "public '\(name)': 테스트가 이 이름을 다른 뜻으로 써요. 다른 이름을 고르거나 'public'을 빼 보세요."
    case .trait(let text):
      """
      '\(text)'은(는) 어떤 테스트보다도 먼저 실행돼요. 여기서 '@Test'와 '@Suite'에는 제목, 태그, 조건, 제한 시간, 인자만 쓸 수 있어요. \
      나머지는 테스트 안으로 옮겨 보세요.
      """
    case .conditionalCompilation:
      "'#if': 빌드되지 않는 테스트는 아무것도 알아채지 못해요. 지워 보세요. 당장 실행하지 않을 부분은 주석으로 두면 돼요."
    case .noToolsVersion:
      "첫 줄은 '// swift-tools-version: 6.3'이어야 해요. 이 줄이 없으면 패키지 매니저가 매니페스트를 읽지 않아요."
    case .manifestStatement:
      "실행문이에요. 여기서는 매니페스트가 선언한 내용만 읽어요. 패키지나 타깃을 선언하는 자리에 써 보세요."
    case .tooComplex: "파일이 32KiB보다 길거나 너무 깊이 중첩되어 살펴볼 수 없어요. 연습 문제가 묻는 것만 써 보세요."
    }
  }
}

extension Suspicion.Code {
  func korean(_ name: String) -> String {
    switch self {
    case .process: "'\(name)'은(는) 프로세스를 끝내거나 시작하거나 신호를 보낼 수 있어요."
    case .symbols: "'\(name)'은(는) 실행 중에 심벌을 찾아요."
    case .files: "'\(name)'은(는) 파일이나 디스크립터에 손을 대요."
    case .environment: "'\(name)'은(는) 프로세스의 환경이나 인자를 읽어요."
    case .reporter: "'\(name)'은(는) 실패를 알리는 방식과 관계있어요."
    case .testing: "'\(name)'은(는) 실행 중인 테스트에 대해 물어요."
    case .dumps: "'\(name)'은(는) 값을 보여 주고 비교하는 방식을 정해요."
    case .unsafe: "'\(name)'은(는) 컴파일러의 검사를 비켜 가요."
    case .threads: "'\(name)'은(는) 스레드를 만들거나 다뤄요."
    case .property: "'\(name)'은(는) 처음 받은 대로 저장되지 않아요."
    }
  }
}

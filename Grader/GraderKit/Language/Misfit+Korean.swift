extension Misfit {
  /// What the tests expect, and what they found instead.
  var korean: String {
    switch self {
    case .missing(let name, let meant): "테스트가 쓰는 이름이 없어요: `\(name)`.\(Self.meant(meant))"
    case .notPublic(let name): "테스트가 쓰는 이름이 `public`이 아니에요: `\(name)`."
    case .noMember(let name, let type, let meant):
      "테스트가 쓰는 멤버가 `\(type)`에 없어요: `\(name)`.\(Self.meant(meant))"
    case .noAction(let name, let meant):
      "테스트가 보내는 액션이 `Action`에 없어요: `.\(name)`.\(Self.meant(meant.map { ".\($0)" }))"
    case .noInitializer(let call): "테스트가 만들려고 하지만 맞는 `public init`이 없어요: `\(call)`."
    case .otherArguments(let call, nil): "테스트가 부르는 것과 인수가 달라요: `\(call)`."
    case .otherArguments(let call, let yours?): "테스트가 부르는 것과 인수가 달라요: 테스트는 `\(call)`, 제출한 코드는 `\(yours)`."
    case .argumentType(let call, let expected, let yours):
      "테스트가 넘기는 값의 타입이 달라요. `\(call)`: 테스트는 `\(expected)`, 제출한 코드는 `\(yours)`."
    case .otherType(let name, let expected, let yours):
      "타입이 테스트와 달라요. `\(name)`: 테스트는 `\(expected)`, 제출한 코드는 `\(yours)`."
    case .notSettable(let name): "테스트가 값을 바꾸지만 밖에서는 바꿀 수 없어요: `\(name)`."
    case .noConformance(let type, "Reducer"): "테스트에는 `Reducer`가 필요해요. `@Reducer`를 붙여 보세요: `\(type)`."
    case .noConformance(let type, let name): "테스트를 위해 `\(name)` 프로토콜을 따라야 해요: `\(type)`."
    case .noCasePath(let name):
      "테스트가 받는 `\\.\(name)`에는 `Action`의 케이스 경로가 필요해요. 기능에 `@Reducer`를 붙여 보세요."
    case .generic(let name): "테스트는 타입 매개변수 없이 쓰는데 제출한 코드에는 있어요: `\(name)`."
    case .effect(let name, .async): "테스트는 기다리지 않고 부르는데 제출한 코드는 `async`예요: `\(name)`."
    case .effect(let name, .throws): "테스트는 `try` 없이 부르는데 제출한 코드는 `throws`예요: `\(name)`."
    case .otherLevel(let name, true): "테스트는 값의 멤버로 쓰는데 제출한 코드는 `static`이에요: `\(name)`."
    case .otherLevel(let name, false): "테스트는 타입의 멤버로 쓰는데 제출한 코드는 `static`이 아니에요: `\(name)`."
    case .other(let message): message
    }
  }

  private static func meant(_ name: String?) -> String { name.map { " 혹시 `\($0)`인가요?" } ?? "" }
}

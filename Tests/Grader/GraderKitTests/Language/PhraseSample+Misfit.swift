@testable import GraderKit

extension PhraseSample {
  /// Of what a suite expects and does not find.
  static let misfit = [
    PhraseSample(
      .missing("Counter", meant: "Countre"),
      "The tests use `Counter`, which is not there. Did you mean `Countre`?",
      "테스트가 쓰는 이름이 없어요: `Counter`. 혹시 `Countre`인가요?"
    ),
    PhraseSample(
      .missing("Counter", meant: nil),
      "The tests use `Counter`, which is not there.",
      "테스트가 쓰는 이름이 없어요: `Counter`."
    ),
    PhraseSample(
      .notPublic("Counter.Note"),
      "The tests use `Counter.Note`, which is not `public`.",
      "테스트가 쓰는 이름이 `public`이 아니에요: `Counter.Note`."
    ),
    PhraseSample(
      .noMember("limit", of: "Counter", meant: "limits"),
      "The tests use `limit` of `Counter`, which is not there. Did you mean `limits`?",
      "테스트가 쓰는 멤버가 `Counter`에 없어요: `limit`. 혹시 `limits`인가요?"
    ),
    PhraseSample(
      .noAction("up", meant: "upp"),
      "The tests send `.up`, which `Action` does not have. Did you mean `.upp`?",
      "테스트가 보내는 액션이 `Action`에 없어요: `.up`. 혹시 `.upp`인가요?"
    ),
    PhraseSample(
      .noInitializer(call: "Counter()"),
      "The tests create `Counter()`, but there is no `public init` for it.",
      "테스트가 만들려고 하지만 맞는 `public init`이 없어요: `Counter()`."
    ),
    PhraseSample(
      .otherArguments(call: ".set(to:)", yours: nil),
      "The tests call `.set(to:)`; yours takes other arguments.",
      "테스트가 부르는 것과 인수가 달라요: `.set(to:)`."
    ),
    PhraseSample(
      .otherArguments(call: ".set(to:)", yours: "set(value:)"),
      "The tests call `.set(to:)`; yours is `set(value:)`.",
      "테스트가 부르는 것과 인수가 달라요: 테스트는 `.set(to:)`, 제출한 코드는 `set(value:)`."
    ),
    PhraseSample(
      .argumentType(call: ".set(to:)", expected: "Int", yours: "String"),
      "The tests call `.set(to:)` with a value of type `Int`; yours takes `String`.",
      "테스트가 넘기는 값의 타입이 달라요. `.set(to:)`: 테스트는 `Int`, 제출한 코드는 `String`."
    ),
    PhraseSample(
      .otherType("isOn", expected: "Bool", yours: "Int"),
      "The tests expect `isOn` to be of type `Bool`; yours is `Int`.",
      "타입이 테스트와 달라요. `isOn`: 테스트는 `Bool`, 제출한 코드는 `Int`."
    ),
    PhraseSample(
      .notSettable("notes"),
      "The tests set `notes`, which cannot be set from outside.",
      "테스트가 값을 바꾸지만 밖에서는 바꿀 수 없어요: `notes`."
    ),
    PhraseSample(
      .noConformance("Counter", to: "Reducer"),
      "The tests need `Counter` to be a `Reducer`, which `@Reducer` makes of it.",
      "테스트에는 `Reducer`가 필요해요. `@Reducer`를 붙여 보세요: `Counter`."
    ),
    PhraseSample(
      .noConformance("Counter.State", to: "Equatable"),
      "The tests need `Counter.State` to conform to `Equatable`.",
      "테스트를 위해 `Equatable` 프로토콜을 따라야 해요: `Counter.State`."
    ),
    PhraseSample(
      .noCasePath("loaded"),
      "The tests receive `\\.loaded`, for which `Action` needs case paths. `@Reducer` on the feature makes them.",
      "테스트가 받는 `\\.loaded`에는 `Action`의 케이스 경로가 필요해요. 기능에 `@Reducer`를 붙여 보세요."
    ),
    PhraseSample(
      .generic("Counter"),
      "The tests use `Counter` without type parameters; yours has some.",
      "테스트는 타입 매개변수 없이 쓰는데 제출한 코드에는 있어요: `Counter`."
    ),
    PhraseSample(
      .effect("Counter()", .async),
      "The tests call `Counter()` without waiting; yours is `async`.",
      "테스트는 기다리지 않고 부르는데 제출한 코드는 `async`예요: `Counter()`."
    ),
    PhraseSample(
      .effect("Counter()", .throws),
      "The tests call `Counter()` without `try`; yours `throws`.",
      "테스트는 `try` 없이 부르는데 제출한 코드는 `throws`예요: `Counter()`."
    ),
    PhraseSample(
      .otherLevel("isOn", isStatic: true),
      "The tests use `isOn` of a value; yours is `static`.",
      "테스트는 값의 멤버로 쓰는데 제출한 코드는 `static`이에요: `isOn`."
    ),
    PhraseSample(
      .otherLevel("limit", isStatic: false),
      "The tests use `limit` of the type; yours is not `static`.",
      "테스트는 타입의 멤버로 쓰는데 제출한 코드는 `static`이 아니에요: `limit`."
    ),
    PhraseSample(
      .other("no member"),
      "no member",
      "no member"
    ),
  ]

  /// One misfit alone, in the sentence that all of them stand in.
  private init(_ misfit: Misfit, _ english: String, _ korean: String) {
    self.init(
      .doesNotFit([misfit]),
      "This compiles, but the tests cannot use it. Keep the names, types and `public` of the file as it came:\n  "
        + english,
      "컴파일은 되지만 테스트가 쓸 수 없어요. 이름과 타입, `public`을 처음 받은 파일 그대로 두세요.\n  " + korean
    )
  }
}

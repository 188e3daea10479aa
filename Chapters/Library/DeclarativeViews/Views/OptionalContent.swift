/// A view that is there or not: what a ``ViewBuilder`` makes of an `if` without an `else`.
public struct OptionalContent<Content: View>: View, BuiltInView {
  let content: Content?

  var parts: [ViewPart] { content.map { [.only($0)] } ?? [] }
}

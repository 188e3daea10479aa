/// One of two alternatives: what a ``ViewBuilder`` makes of `if … else` and of `switch`.
///
/// The two are never the same view: the one that goes takes its state with it.
public struct ConditionalContent<First: View, Second: View>: View, BuiltInView {
  enum Content {
    case first(First)
    case second(Second)
  }

  let content: Content

  var parts: [ViewPart] {
    switch content {
    case .first(let view): [ViewPart(key: .position(0), view: view)]
    case .second(let view): [ViewPart(key: .position(1), view: view)]
    }
  }
}

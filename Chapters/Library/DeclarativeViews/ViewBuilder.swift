/// Makes one view of several, of some that are there only at times, and of alternatives.
@MainActor
@resultBuilder
public enum ViewBuilder {
  /// Takes a view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Takes a view that may be missing.
  public static func buildExpression<Content: View>(_ content: Content?) -> OptionalContent<Content> {
    OptionalContent(content: content)
  }

  /// Makes a view of nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Takes a view that stands alone.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Makes one view of several.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(content: (repeat each content))
  }

  /// Makes a view of an `if` without an `else`.
  public static func buildOptional<Content: View>(_ content: Content?) -> OptionalContent<Content> {
    OptionalContent(content: content)
  }

  /// Makes a view of the first of two alternatives.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    ConditionalContent(content: .first(first))
  }

  /// Makes a view of the second of two alternatives.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    ConditionalContent(content: .second(second))
  }

  /// Takes a view that is there on some versions of a platform.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

/// Several views, one after the other: what a ``ViewBuilder`` makes of the lines in a closure.
public struct TupleView<each Content: View>: View, BuiltInView {
  let content: (repeat each Content)

  var parts: [ViewPart] {
    var parts: [ViewPart] = []
    for view in repeat each content {
      parts.append(ViewPart(key: .position(parts.count), view: view))
    }
    return parts
  }
}

/// Shows a view for each element of a collection.
///
/// The id of an element tells which view is which: a view keeps its state when its element moves, and loses it when no
/// element has the id any longer. Two elements with one id are a mistake; the later one is not shown.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, BuiltInView {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  var parts: [ViewPart] {
    var seen: Set<ID> = []
    return data.compactMap { element in
      let id = id(element)
      guard seen.insert(id).inserted else { return nil }
      return ViewPart(key: .id(AnyHashable(id)), view: content(element))
    }
  }
}

extension ForEach {
  /// Creates a view for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What of an element tells it from the others.
  ///   - content: The view of an element.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates a view for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: The view of an element.
  public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a view for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - content: The view of a number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

@_spi(Hosting) import DeclarativeViews
@testable import ViewInspector

extension ViewHosting {
  /// The view that is hosted, seen from outside.
  func root<V: View>(_ type: V.Type) throws -> InspectableView<ViewType.View<V>> {
    guard let root = tree.root else { throw InspectionError.gone("\(V.self)") }
    return InspectableView(root)
  }
}

@_spi(Hosting) import DeclarativeViews
@testable import ViewInspector

/// A view that is hosted without anything in between.
@MainActor
struct Shown<V: View> {
  private let hosting: ViewHosting

  init(_ view: V) {
    hosting = .host(view: view)
  }

  /// The view as it is now.
  var view: InspectableView<ViewType.View<V>> {
    get throws {
      guard let root = hosting.tree.root else { throw InspectionError.gone("\(V.self)") }
      return InspectableView(root)
    }
  }

  /// The texts as they are now.
  var texts: [String] {
    get throws { try view.findAll(ViewType.Text.self).map { try $0.string() } }
  }

  /// Taps the button with a title.
  func tap(_ title: String) throws {
    try view.find(button: title).tap()
  }

  func end() {
    hosting.expel()
  }
}

/// Lets everything that waits for the main actor have its turn.
@MainActor
func othersHaveTheirTurn() async {
  for _ in 0..<20 { await Task.yield() }
}

/// Collects words, for views and tests that share it.
@MainActor
final class Diary {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }
}

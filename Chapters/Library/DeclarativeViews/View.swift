/// Describes a part of what an app shows: a value that says what is there, not when it changes.
///
/// This module has the shapes of SwiftUI, and runs on every platform. Nothing is drawn: what is on the screen there is a
/// tree here, which a host builds from the view's ``body`` and builds again when something that was read in it has changed.
///
/// ```swift
/// struct Bell: View {
///   @State var rings = 0
///
///   var body: some View {
///     VStack {
///       Button("Ring") { rings += 1 }
///       Text("\(rings)")
///     }
///   }
/// }
/// ```
///
/// A view owns nothing. What it declares as ``State`` belongs to the host, for as long as the view is shown.
@MainActor
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// What the view is made of, as things are now.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// There is none.
  public var body: Never { fatalError("'Never' has no values, and so no body.") }
}

/// A view that the host knows by itself, and that has no body.
@MainActor
protocol BuiltInView: View where Body == Never {
  /// What it is for those who look at the tree.
  var role: ViewRole { get }

  /// The views in it.
  var parts: [ViewPart] { get }
}

extension BuiltInView {
  /// Never to be asked for: the view is not made of others.
  public var body: Never { fatalError("'\(Self.self)' has no body: it is not made of other views.") }

  var role: ViewRole { .structure }
}

/// A view within another one.
struct ViewPart {
  /// Where it stands; the view that stands there next is the same one, if it is of the same type.
  enum Key: Hashable {
    case position(Int)
    case id(AnyHashable)
  }

  let key: Key
  let view: any View

  /// A view that is the only one of its kind in another.
  static func only(_ view: any View) -> Self { Self(key: .position(0), view: view) }
}

/// What a view is for those who look at the tree.
@_spi(Hosting)
public enum ViewRole {
  /// A view with a body of its own.
  case custom
  /// A text that is shown.
  case text(String)
  /// A button, and what it does.
  case button(() -> Void)
  /// A container that is seen, by its name.
  case stack(String)
  /// Something that only holds others together.
  case structure
  /// A view that has been given an id.
  case identified(AnyHashable)
  /// A view whose controls may have been switched off.
  case disabled(Bool)
}

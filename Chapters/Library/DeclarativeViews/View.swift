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

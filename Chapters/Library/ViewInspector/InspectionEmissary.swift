import Clocks
import DeclarativeViews
import Publishing

/// Goes into a view that is hosted, and lets a test look at it there.
///
/// A test holds a view's value, and a value has no state: that is with the host. So the view, or a wrapper around it, hands
/// itself over from within its body whenever a notice comes, and what the test has asked for is done then and there:
///
/// ```swift
/// final class Inspection<V> {
///   let notice = PassthroughSubject<UInt, Never>()
///   var callbacks: [UInt: (V) -> Void] = [:]
///
///   func visit(_ view: V, _ line: UInt) {
///     if let callback = callbacks.removeValue(forKey: line) {
///       callback(view)
///     }
///   }
/// }
///
/// extension Inspection: InspectionEmissary {}
/// ```
///
/// In the view's body: `.onReceive(inspection.notice) { self.inspection.visit(self, $0) }`.
public protocol InspectionEmissary<V>: AnyObject {
  /// The type of the view.
  associatedtype V

  /// Tells the view that an inspection is due; the number says which one.
  var notice: PassthroughSubject<UInt, Never> { get }

  /// The inspections that have not been done yet, each under the number of its notice.
  var callbacks: [UInt: (V) -> Void] { get set }
}

extension InspectionEmissary where V: View {
  /// Inspects the view as it is hosted: at once if it is, else when it will be.
  ///
  /// An inspection that is never done fails the test at this line, and so does an error that is thrown in it. It does not host
  /// the view by itself: see ``ViewHosting/host(view:)``. The closure is given the view: one that holds the view itself holds
  /// what waits for it, too, which then is never told to be waiting in vain.
  ///
  /// Swift does not look into `#expect` for a `try`. If there is none elsewhere in the closure, say that it throws:
  ///
  /// ```swift
  /// sut.inspection.inspect { view throws in
  ///   #expect(try view.actualView().numClicks == 1)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The module and file of the inspection.
  ///   - filePath: The path of the file of the inspection.
  ///   - line: The line of the inspection.
  ///   - column: The column of the inspection.
  ///   - inspection: What to do with the view.
  /// - Returns: The inspection, which is over when this returns if the view is hosted.
  @MainActor
  @discardableResult
  public func inspect(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ inspection: @escaping (InspectableView<ViewType.View<V>>) throws -> Void
  ) -> InspectionTask {
    let site = InspectionSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let number = freeNumber(line: line, isDelayed: false)
    let pending = PendingInspection(site: site)
    register(pending, number, inspection)
    pending.sendNotice(number, of: self)
    return InspectionTask(delay: nil)
  }

  /// Inspects the view after some time, as it is hosted then.
  ///
  /// The view has to be hosted when the time has passed. On a `TestClock` it passes when the test says so.
  ///
  /// - Parameters:
  ///   - delay: How long to wait.
  ///   - clock: The clock on which to wait.
  ///   - fileID: The module and file of the inspection.
  ///   - filePath: The path of the file of the inspection.
  ///   - line: The line of the inspection.
  ///   - column: The column of the inspection.
  ///   - inspection: What to do with the view.
  /// - Returns: The inspection, for whose end one can wait.
  @MainActor
  @discardableResult
  public func inspect(
    after delay: Duration,
    on clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ inspection: @escaping (InspectableView<ViewType.View<V>>) throws -> Void
  ) -> InspectionTask {
    let site = InspectionSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let number = freeNumber(line: line, isDelayed: true)
    let pending = PendingInspection(site: site)
    register(pending, number, inspection)
    let delay = Task { [weak self, weak pending] in
      guard (try? await clock.sleep(for: delay)) != nil else { return }
      guard let self, let pending else { return }
      pending.sendNotice(number, of: self)
    }
    pending.wait(for: delay)
    return InspectionTask(delay: delay)
  }

  /// Inspects the view after some seconds, as it is hosted then.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait.
  ///   - fileID: The module and file of the inspection.
  ///   - filePath: The path of the file of the inspection.
  ///   - line: The line of the inspection.
  ///   - column: The column of the inspection.
  ///   - inspection: What to do with the view.
  /// - Returns: The inspection, for whose end one can wait.
  @MainActor
  @discardableResult
  public func inspect(
    after seconds: Double,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ inspection: @escaping (InspectableView<ViewType.View<V>>) throws -> Void
  ) -> InspectionTask {
    inspect(
      after: .seconds(seconds),
      on: ContinuousClock(),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      inspection
    )
  }

  @MainActor
  private func register(
    _ pending: PendingInspection,
    _ number: UInt,
    _ inspection: @escaping (InspectableView<ViewType.View<V>>) throws -> Void
  ) {
    callbacks[number] = { _ in pending.run(inspection) }
  }

  /// A number that no other inspection has: the line, and what tells it from others of the same line.
  private func freeNumber(line: UInt, isDelayed: Bool) -> UInt {
    var number = line | (isDelayed ? Self.delayed : 0)
    while callbacks[number] != nil { number += Self.nextOfLine }
    return number
  }
}

extension InspectionEmissary {
  /// The numbers of the inspections that wait for nothing but a host, in the order of their lines.
  var numbersDue: [UInt] { callbacks.keys.filter { $0 & Self.delayed == 0 }.sorted() }

  private static var delayed: UInt { 1 << 63 }
  private static var nextOfLine: UInt { 1 << 32 }
}

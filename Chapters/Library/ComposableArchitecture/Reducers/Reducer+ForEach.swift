import CasePaths
import IdentifiedCollections
@_spi(Grading) import IssueReporting

extension Reducer {
  /// Runs a feature on each element of a list.
  ///
  /// ```swift
  /// @ObservableState
  /// struct State {
  ///   var rows: IdentifiedArrayOf<Row.State> = []
  /// }
  /// enum Action {
  ///   case rows(IdentifiedActionOf<Row>)
  /// }
  /// var body: some ReducerOf<Self> {
  ///   Reduce { state, action in … }
  ///     .forEach(\.rows, action: \.rows) {
  ///       Row()
  ///     }
  /// }
  /// ```
  ///
  /// The element runs before this reducer. When an element leaves the list, its effects are cancelled. An action of an
  /// element that is not in the list is a mistake, and is reported.
  ///
  /// - Parameters:
  ///   - toElementsState: The field that holds the states of the elements.
  ///   - toElementAction: The case that holds the actions of the elements.
  ///   - element: The feature that each element is.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the element and then this reducer.
  public func forEach<
    ElementState,
    ElementAction,
    ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ElementsReducer(
      parent: self,
      element: element(),
      elements: toElementsState,
      action: AnyCasePath(toElementAction),
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A feature with a list of child features.
private struct ElementsReducer<Parent: Reducer, Element: Reducer, ID: Hashable & Sendable>: Reducer {
  typealias State = Parent.State
  typealias Action = Parent.Action

  let parent: Parent
  let element: Element
  let elements: WritableKeyPath<State, IdentifiedArray<ID, Element.State>>
  let action: AnyCasePath<Action, IdentifiedAction<ID, Element.Action>>
  let site: CallSite

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let before = state[keyPath: elements].ids
    let elementsAction = self.action.extract(from: action)
    var elementEffect = elementsAction.map { reduceElement(into: &state, $0, action) } ?? .none
    let parentEffect = parent.reduce(into: &state, action: action)
    let after = state[keyPath: elements].ids
    // Two arrays of ids that share their storage are compared at once.
    guard before != after else { return .merge(elementEffect, parentEffect) }
    if case .element(let id, _) = elementsAction, !after.contains(id) { elementEffect = elementEffect.ofRemovedChild() }
    let removed = before.filter { !after.contains($0) }.map { Effect<Action>.cancel(id: childID($0)) }
    return .merge([elementEffect, parentEffect] + removed)
  }

  private func reduceElement(
    into state: inout State,
    _ elementsAction: IdentifiedAction<ID, Element.Action>,
    _ action: Action
  ) -> Effect<Action> {
    guard case .element(let id, let elementAction) = elementsAction else { return .none }
    guard let position = state[keyPath: elements].index(id: id) else {
      let absence = "There is no element with the id \(String(customDumping: id))."
      site.report(.childIsAway("'forEach'", action: actionText(action), absence))
      return .none
    }
    let embed = self.action.embed
    return element.reduce(into: &state[keyPath: elements][position], action: elementAction)
      .map { embed(.element(id: id, action: $0)) }
      .ofChild(childID(id))
  }

  private func childID(_ id: ID) -> ChildID {
    ChildID(place: elements, id: id)
  }
}

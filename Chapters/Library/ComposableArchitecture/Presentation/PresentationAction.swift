import CasePaths

/// What can happen to a child feature that is presented at times: its own actions, and its end.
///
/// A key path may leave `presented` out: `\.settings.saveButtonTapped` is `.settings(.presented(.saveButtonTapped))`.
public enum PresentationAction<Action> {
  /// The child is to go away.
  case dismiss

  /// An action of the child.
  indirect case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Encodable where Action: Encodable {}
extension PresentationAction: Decodable where Action: Decodable {}

extension PresentationAction: CasePathable {
  /// The case paths of a presentation, and those of the child's actions.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The path to the end of the child.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        _$name: "dismiss",
        embed: { .dismiss },
        extract: { root in
          guard case .dismiss = root else { return nil }
          return ()
        }
      )
    }

    /// The path to an action of the child.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        _$name: "presented",
        embed: { .presented($0) },
        extract: { root in
          guard case .presented(let action) = root else { return nil }
          return action
        }
      )
    }

    /// The path to a case of the child's actions.
    ///
    /// - Parameter keyPath: The case.
    public subscript<Member>(
      dynamicMember keyPath: CaseKeyPath<Action, Member>
    ) -> AnyCasePath<PresentationAction, Member> where Action: CasePathable {
      let (presented, path) = (presented, AnyCasePath(keyPath))
      return AnyCasePath(
        _$name: path.name,
        embed: { presented.embed(path.embed($0)) },
        extract: { root in
          guard let action = presented.extract(from: root) else { return nil }
          return path.extract(from: action)
        }
      )
    }
  }

  /// The case paths of a presentation.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Optional: CasePathable, CasePathIterable {
  /// The case paths of an optional: `none`, `some`, and the cases of the enum that it may hold.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    /// The key path of the case that an optional is.
    ///
    /// - Parameter root: The optional.
    public subscript(root: Optional) -> PartialCaseKeyPath<Optional> {
      switch root {
      case .none: \.none
      case .some: \.some
      }
    }

    /// The path to nothing.
    public var none: AnyCasePath<Optional, Void> {
      AnyCasePath(
        _$name: "none",
        embed: { .none },
        extract: { root in
          guard case .none = root else { return nil }
          return ()
        }
      )
    }

    /// The path to the value.
    public var some: AnyCasePath<Optional, Wrapped> {
      AnyCasePath(_$name: "some", embed: { .some($0) }, extract: { $0 })
    }

    /// A path through the value into one of its own cases: `\.child.response` instead of `\.child.some.response`.
    ///
    /// - Parameter keyPath: The case of the value.
    public subscript<Member>(
      dynamicMember keyPath: CaseKeyPath<Wrapped, Member>
    ) -> AnyCasePath<Optional, Member> where Wrapped: CasePathable {
      some.appending(AnyCasePath(keyPath))
    }

    /// The key paths of both cases.
    ///
    /// - Returns: An iterator over them.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Optional>]> {
      [\.none, \.some].makeIterator()
    }
  }

  /// The case paths of the optional.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Result: CasePathable, CasePathIterable {
  /// The case paths of a result: `success` and `failure`.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    /// The key path of the case that a result is.
    ///
    /// - Parameter root: The result.
    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// The path to the value of a success.
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        _$name: "success",
        embed: { .success($0) },
        extract: { root in
          guard case .success(let value) = root else { return nil }
          return value
        }
      )
    }

    /// The path to the error of a failure.
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        _$name: "failure",
        embed: { .failure($0) },
        extract: { root in
          guard case .failure(let error) = root else { return nil }
          return error
        }
      )
    }

    /// The key paths of both cases.
    ///
    /// - Returns: An iterator over them.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Result>]> {
      [\.success, \.failure].makeIterator()
    }
  }

  /// The case paths of the result.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

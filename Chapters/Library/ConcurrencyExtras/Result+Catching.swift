extension Result where Failure == any Error {
  /// Runs asynchronous code, and keeps what it returns or throws.
  ///
  /// ```swift
  /// await send(.factResponse(Result { try await factClient.fetch(count) }))
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor that the code runs on if it says nothing else.
  ///   - body: The code.
  public init(
    isolation: isolated (any Actor)? = #isolation,
    catching body: () async throws -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}

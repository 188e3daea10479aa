extension KeyedDecodingContainer {
  /// Decodes a field of an observed state, for the code that `@ObservableState` writes.
  ///
  /// - Parameter key: The field's key.
  /// - Returns: The value.
  /// - Throws: What the decoder throws.
  @_disfavoredOverload
  public func _$value<Value: Decodable>(for key: Key) throws -> Value {
    try decode(Value.self, forKey: key)
  }

  /// Decodes an optional field of an observed state, which may be missing.
  ///
  /// - Parameter key: The field's key.
  /// - Returns: The value.
  /// - Throws: What the decoder throws.
  public func _$value<Value: Decodable>(for key: Key) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }
}

extension KeyedEncodingContainer {
  /// Encodes a field of an observed state, for the code that `@ObservableState` writes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The field's key.
  /// - Throws: What the encoder throws.
  @_disfavoredOverload
  public mutating func _$set<Value: Encodable>(_ value: Value, for key: Key) throws {
    try encode(value, forKey: key)
  }

  /// Encodes an optional field of an observed state, which is left out if there is no value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The field's key.
  /// - Throws: What the encoder throws.
  public mutating func _$set<Value: Encodable>(_ value: Value?, for key: Key) throws {
    try encodeIfPresent(value, forKey: key)
  }
}

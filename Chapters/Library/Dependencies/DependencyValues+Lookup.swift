extension DependencyValues {
  /// The defaults of everything that is not overridden.
  var currentDefaults: DefaultValues {
    defaults ?? DefaultValues.ofRunningTest ?? DefaultValues.ofProcess
  }

  /// The value of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: What complaints call the dependency.
  ///   - site: Where complaints point at, if no property reads the value.
  /// - Returns: What the key was overridden with, or else the default of the context.
  func value<Key: TestDependencyKey>(
    of key: Key.Type,
    named name: DependencyName,
    at site: CallSite? = nil
  ) -> Key.Value {
    if let override = overrides[ObjectIdentifier(key)] as? Stored<Key.Value> { return override.value }
    let defaults = currentDefaults
    guard case .use(let user) = access else { return defaults.value(of: key, in: context).value }
    let site = user?.site ?? site
    let found = defaults.value(of: key, in: context, usedAt: site)
    if let fault = found.fault, let site, defaults.isToBeTold(ObjectIdentifier(key), to: user) {
      site.report(DependencyComplaint.fault(fault, of: key, named: name, usedAt: site))
    }
    return found.value
  }

  /// Replaces the default of a key.
  func prepare<Key: TestDependencyKey>(
    _ value: Key.Value,
    of key: Key.Type,
    named name: DependencyName,
    at site: CallSite
  ) {
    if case .refused(let firstUse) = currentDefaults.prepare(value, of: key) {
      site.report(DependencyComplaint.preparedTooLate(key, named: name, firstUse: firstUse))
    }
  }
}

/// An enum whose cases can be named by key paths.
///
/// Apply the ``CasePathable()`` macro to an enum instead of conforming to this protocol by hand. From then on a key path
/// names a case, without a value of the enum at hand:
///
/// ```swift
/// @CasePathable
/// enum Action {
///   case saveButtonTapped
///   case rename(to: String)
/// }
///
/// action.is(\.saveButtonTapped)            // Is it this case?
/// action[case: \.rename]                   // What does it hold?
/// ```
public protocol CasePathable {
  /// What a key path to a case goes through, where its root has to be written: `\Action.Cases.rename`.
  typealias Cases = Case<Self>

  /// One property for each case, named like the case.
  associatedtype AllCasePaths

  /// The case paths of the enum.
  static var allCasePaths: AllCasePaths { get }
}

/// A collection of case paths that tells which case a value is.
public protocol CasePathReflectable<Root> {
  /// The enum.
  associatedtype Root: CasePathable

  /// The key path of the case that a value is.
  ///
  /// - Parameter root: A value of the enum.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

/// An enum whose case paths can be listed, in the order in which the cases are declared.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

/// Makes key paths to the cases of an enum.
///
/// The macro goes on an enum of any shape: cases without payload, with one or several values, with labels, generic,
/// indirect.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(member, names: named(AllCasePaths), named(allCasePaths), named(_$Element), named(_$Iterator))
public macro CasePathable() = #externalMacro(module: "WorkbookMacros", type: "CasePathableMacro")

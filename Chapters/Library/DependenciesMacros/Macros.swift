/// Makes a struct of closures a dependency that is easy to make, to use and to leave unimplemented.
///
/// ```swift
/// @DependencyClient
/// struct APIClient {
///   var fetchUser: (_ id: User.ID) async throws -> User
///   var isSignedIn: () -> Bool = { false }
/// }
/// ```
///
/// The macro adds
///
/// - an initializer that takes every endpoint: `APIClient(fetchUser: { … }, isSignedIn: { … })`,
/// - an initializer without arguments, if nothing but endpoints has to be given. It makes a client that is unimplemented: to
///   call any of its endpoints fails the test. That is what a `testValue` should be:
///
///   ```swift
///   extension APIClient: TestDependencyKey {
///     static let testValue = APIClient()
///   }
///   ```
///
/// - methods with the labels of the closures' parameters: `try await apiClient.fetchUser(id: 42)`.
///
/// A closure that returns something and does not throw needs a default, from which comes what it returns after it has failed
/// the test. See ``DependencyEndpoint(method:)`` for what is done with each closure.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() = #externalMacro(module: "WorkbookMacros", type: "DependencyClientMacro")

/// Gives a property that holds a closure a default that fails the test, and a method with the labels of the closure.
///
/// ``DependencyClient()`` puts it on every `var` that holds a closure. Write it yourself to name the method differently:
///
/// ```swift
/// @DependencyEndpoint(method: "fetchUser")
/// var fetchUserByName: (_ name: String) async throws -> User
/// ```
///
/// The method is then called by `client.fetchUser(name: "Blob")`.
///
/// As long as the property is not given another closure, to call it fails the test. A closure that throws then throws
/// `UnimplementedFailure`; another one returns what its default returns, or nothing.
///
/// - Parameter method: The name of the method, if it is not that of the property.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "WorkbookMacros", type: "DependencyEndpointMacro")

/// Leaves a closure of a ``DependencyClient()`` as it is.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "WorkbookMacros", type: "DependencyEndpointIgnoredMacro")

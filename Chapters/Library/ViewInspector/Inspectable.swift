/// A view that may be inspected.
///
/// Every view may be: the protocol asks for nothing, and is here because tests that are older than that still name it.
public protocol Inspectable {}

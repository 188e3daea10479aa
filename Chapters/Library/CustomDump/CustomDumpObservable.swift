/// A type whose stored properties a macro has renamed, so that it can observe them: `count` is stored as `_count`.
///
/// Its values print with the names that were declared, and without what the macro has added, whose names start with `_$`.
/// Only macros conform types to this protocol.
public protocol _CustomDumpObservable {}

package import BeagleSchema

/// Who wrote a value into a context, kept so that a property can be explained.
package struct ContextWrite: Sendable, Equatable {
  /// What was written, from the context's root; empty for the whole value.
  package let path: Path
  /// The action or call that wrote: `declared`, `setContext`, `ctx:set`, an event for implicit contexts.
  package let author: String
  /// The origin of that action, as in the journal; nil for calls and declarations.
  package let origin: String?
  /// Virtual milliseconds since launch.
  package let time: Int
  /// The line of the scenario whose call led to the write.
  package let line: Int?
}

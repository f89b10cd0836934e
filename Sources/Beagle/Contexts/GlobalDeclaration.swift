import BeagleSchema

extension Application {
  /// A component declares a context called `global`: on iOS that sets the global value, elsewhere nothing.
  ///
  /// That this is no good idea was said when the screen was decoded.
  func declareGlobal(_ value: DynamicObject) {
    guard profile.declaringGlobalSetsIt else { return }
    writing(as: ContextAuthor(author: "declared", origin: nil)) { write(value, to: global) }
  }
}

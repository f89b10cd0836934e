import BeagleSchema

extension Application {
  /// A component declares a context called `global`: on iOS that sets the global value, elsewhere it is refused.
  func declareGlobal(_ value: DynamicObject) {
    log.add(
      .expression, .warning, name: "reservedContext",
      "A component declares a context \"global\": iOS sets the global context to its value, android and web ignore it.")
    guard profile.declaringGlobalSetsIt else { return }
    writing(as: ContextAuthor(author: "declared", origin: nil)) { write(value, to: global) }
  }
}

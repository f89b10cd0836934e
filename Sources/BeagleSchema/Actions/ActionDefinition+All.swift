extension ActionDefinition {
  /// Beagle's own action types.
  public static let all: [ActionDefinition] = [
    .setContext, .sendRequest, .alert, .confirm, .condition, .addChildren, .submitForm, .openExternalURL,
    .openNativeRoute, .pushView, .popView, .popToView, .pushStack, .popStack, .resetStack, .resetApplication,
  ]
}

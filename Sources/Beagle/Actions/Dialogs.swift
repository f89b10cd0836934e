import BeagleSchema

/// What an open dialog does when a person answers it.
struct OpenDialog {
  let origin: Origin
  let onPressOk: [ActionNode]?
  let onPressCancel: [ActionNode]?
}

extension ActionExecution {
  /// Opens an alert or a confirm.
  ///
  /// Mirrors `Alert` and `Confirm` of Beagle iOS.
  func showDialog() {
    guard origin.couldPresent else {
      application.log.navigation(
        .warning, "dialogLost",
        "The \(action.name) of \(origin.label) is lost: its screen is not the visible one and cannot present it.")
      return
    }
    let kind: DialogState.Kind = action.name == "confirm" ? .confirm : .alert
    let dialog = DialogState(
      id: application.nextNumber(), kind: kind, title: title, message: message, okLabel: label("labelOk") ?? "Ok",
      cancelLabel: kind == .confirm ? label("labelCancel") ?? "Cancel" : nil)
    if !application.state.dialogs.isEmpty {
      application.log.navigation(
        .warning, "dialogOverDialog",
        "The \(action.name) of \(origin.label) opens over another dialog; iOS would lose it.")
    }
    application.dialogs[dialog.id] = OpenDialog(
      origin: origin, onPressOk: action.actions(for: "onPressOk"), onPressCancel: action.actions(for: "onPressCancel"))
    application.update { $0.dialogs.append(dialog) }
  }

  private var title: String? {
    action.value("title") == nil || !application.profile.dialogsHaveTexts ? nil : text("title")
  }

  private var message: String {
    guard !application.profile.dialogsHaveTexts, let written = action.value("message"), origin.evaluate(written).isNull
    else { return text("message") }
    return "null"
  }

  private func label(_ key: String) -> String? { application.profile.dialogsHaveTexts ? action.string(key) : nil }

}

extension Application {
  /// Answers the dialog that a person sees.
  ///
  /// - Parameter isOk: whether the OK button is pressed, or Cancel.
  package func answerDialog(_ id: Int, isOk: Bool) {
    guard let open = dialogs.removeValue(forKey: id) else { return }
    update { $0.dialogs.removeAll { $0.id == id } }
    guard !open.origin.screen.isGone else {
      log.navigation(
        .warning, "dialogScreenIsGone",
        "The screen of the dialog is gone, so the list of its button does not run.")
      return
    }
    transaction {
      runList(isOk ? "onPressOk" : "onPressCancel", isOk ? open.onPressOk : open.onPressCancel, from: open.origin)
    }
  }
}

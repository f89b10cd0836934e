import BeagleSchema

extension ActionExecution {
  /// Validates the nearest form and runs one of its lists.
  ///
  /// Mirrors `SubmitForm` of Beagle iOS.
  func submitForm() {
    guard let form = enclosingForm else {
      application.log.add(
        .form, .warning, name: "formNotFound",
        "submitForm of \(origin.label) has no effect: there is no simpleForm around it.")
      return
    }
    var isValid = true
    form.forEach { input in
      guard input.component == "textInput", let declared = input.node.value("error") else { return }
      if !check(declared, of: input, in: form) { isValid = false }
    }
    let event: String = isValid ? "onSubmit" : "onValidationError"
    var following: Origin = origin.following(event)
    if !isValid { following.recordedEvent = application.profile.validationErrorEvent }
    if let actions = form.node.actions(for: event) { application.run(actions, from: following) }
  }

  private var enclosingForm: Element? {
    var current: Element? = origin.element
    let isFormItself: Bool = origin.event == Application.formSubmission
    if application.profile.formSearchSkipsOrigin, !isFormItself { current = current?.contextParent }
    while let element = current {
      if element.component == "simpleForm" { return element }
      current = element.contextParent
    }
    return nil
  }

  /// Whether an input's error is empty; evaluated from the form on iOS, from the input elsewhere.
  private func check(_ declared: DynamicObject, of input: Element, in form: Element) -> Bool {
    let seenByInput: Bool = isEmpty(declared.evaluated(in: EvaluationScope(element: input)))
    guard !application.profile.formsValidateInOwnScope else { return seenByInput }
    let seenByForm: Bool = isEmpty(declared.evaluated(in: EvaluationScope(element: form)))
    if seenByForm != seenByInput {
      application.log.add(
        .form, .warning, name: "validationScope",
        "The error of input \"\(input.id ?? input.path)\" reads a context that its form does not see: iOS evaluates it "
          + "from the form and takes the input for \(seenByForm ? "valid" : "invalid"), android and web do not.")
    }
    return seenByForm
  }

  private func isEmpty(_ error: DynamicObject) -> Bool {
    switch error {
    case .empty: true
    case .string(let text): text.isEmpty
    default: false
    }
  }
}

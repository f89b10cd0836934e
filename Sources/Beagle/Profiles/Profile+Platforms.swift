import BeagleSchema

extension Profile {
  /// Beagle iOS 2.x, the reference.
  package static let ios = Profile(
    platform: .ios,
    implicitContexts: .stayOnComponent, listsSeeContextsAsBefore: false, declaringGlobalSetsIt: true,
    indexIsKeyText: true, gridIndexNameIsFixed: false, innerIdSuffixFirst: true, cellIdentity: .key,
    bindingFiresPageChange: false, bindingFiresTabSelection: false, reselectedTabFires: true,
    finishComesFirst: false, prependReverses: false, anyNonArrayAddsNothing: true,
    responseStatusKey: "status", responseHasHeaders: false, successTextIsFixed: true, errorHasMessage: true,
    nonJSONBodyIsText: false,
    formsValidateInOwnScope: false, formSearchSkipsOrigin: false, validationErrorEvent: "onValidationError",
    conditionTakesTruthy: false, dialogsHaveTexts: true, unknownActionLevel: .error, goneElementsRunAnswers: true,
    goneElementsWrite: true,
    stateOrder: .ios, popAtRootCloses: false, popToViewSearchesFromBottom: false, popToViewComparesText: false,
    missedPopToViewWritesContext: false,
    resetStackUsesController: false, navigationContextIsEager: false, webFallbackNeedsStatus: false,
    onInitParentsFirst: false,
    lazyFailure: .initialStateStays,
    recording: .before, emptyAnalyticsConfigRecords: true, analyticsObjectReplacesConfig: true,
    analyticsKeepSpelling: false, analyticsKeepNulls: false
  )

  /// Beagle Android 2.x.
  package static let android = Profile(
    platform: .android,
    implicitContexts: .ownActions, listsSeeContextsAsBefore: false, declaringGlobalSetsIt: false,
    indexIsKeyText: false, gridIndexNameIsFixed: true, innerIdSuffixFirst: false, cellIdentity: .position,
    bindingFiresPageChange: true, bindingFiresTabSelection: true, reselectedTabFires: false,
    finishComesFirst: true, prependReverses: true, anyNonArrayAddsNothing: false,
    responseStatusKey: "statusCode", responseHasHeaders: true, successTextIsFixed: false, errorHasMessage: false,
    nonJSONBodyIsText: true,
    formsValidateInOwnScope: true, formSearchSkipsOrigin: true, validationErrorEvent: "onSubmit",
    conditionTakesTruthy: false, dialogsHaveTexts: true, unknownActionLevel: nil, goneElementsRunAnswers: false,
    goneElementsWrite: true,
    stateOrder: .android, popAtRootCloses: true, popToViewSearchesFromBottom: false, popToViewComparesText: false,
    missedPopToViewWritesContext: true,
    resetStackUsesController: true, navigationContextIsEager: true, webFallbackNeedsStatus: false,
    onInitParentsFirst: true,
    lazyFailure: .errorView,
    recording: .after, emptyAnalyticsConfigRecords: false, analyticsObjectReplacesConfig: false,
    analyticsKeepSpelling: false, analyticsKeepNulls: false
  )

  /// beagle-web-core.
  package static let web = Profile(
    platform: .web,
    implicitContexts: .chainOnly, listsSeeContextsAsBefore: true, declaringGlobalSetsIt: false,
    indexIsKeyText: false, gridIndexNameIsFixed: false, innerIdSuffixFirst: false, cellIdentity: .none,
    bindingFiresPageChange: false, bindingFiresTabSelection: false, reselectedTabFires: true,
    finishComesFirst: false, prependReverses: false, anyNonArrayAddsNothing: true,
    responseStatusKey: "status", responseHasHeaders: false, successTextIsFixed: false, errorHasMessage: true,
    nonJSONBodyIsText: true,
    formsValidateInOwnScope: true, formSearchSkipsOrigin: false, validationErrorEvent: "onValidationError",
    conditionTakesTruthy: true, dialogsHaveTexts: false, unknownActionLevel: .warning, goneElementsRunAnswers: true,
    goneElementsWrite: false,
    stateOrder: .web, popAtRootCloses: false, popToViewSearchesFromBottom: true, popToViewComparesText: true,
    missedPopToViewWritesContext: false,
    resetStackUsesController: true, navigationContextIsEager: true, webFallbackNeedsStatus: true,
    onInitParentsFirst: false,
    lazyFailure: .errorComponent,
    recording: .resolvedBefore, emptyAnalyticsConfigRecords: true, analyticsObjectReplacesConfig: false,
    analyticsKeepSpelling: true, analyticsKeepNulls: true
  )
}

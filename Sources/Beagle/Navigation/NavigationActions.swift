import BeagleSchema

extension ActionExecution {
  /// Hands a url to the system.
  ///
  /// Mirrors `Navigate.openExternalURL` of Beagle iOS.
  func openExternalURL() {
    noteReceived()
    let text: String = text("url")
    application.journal.externalURLs.append(text)
    switch ExternalURL.outcome(of: text) {
    case .opened:
      application.log.navigation(
        .info, "didNavigateToExternalUrl", "didNavigateToExternalUrl(path: \"\(text)\")")
    case .invalid:
      application.log.navigation(.error, "invalidExternalUrl", "invalidExternalUrl(path: \"\(text)\")")
    case .unable:
      application.log.navigation(.error, "unableToOpenExternalUrl", "unableToOpenExternalUrl(path: \"\(text)\")")
    }
  }

  /// Goes back.
  ///
  /// Mirrors the pops of `Navigate` of Beagle iOS.
  func pop() {
    noteReceived()
    let context: PendingNavigationContext? = action.navigationContext.map {
      PendingNavigationContext($0, origin: origin)
    }
    switch action.name {
    case "popView" where application.profile.platform == .android && application.cancelLoad(of: origin.screen): break
    case "popView": application.popView(from: origin.screen, writing: context)
    case "popStack": application.popStack(from: origin.screen, writing: context)
    default: application.popToView(text("route"), from: origin.screen, writing: context)
    }
  }

  /// Goes to a new screen.
  ///
  /// Mirrors the pushes and resets of `Navigate` of Beagle iOS.
  func navigate() {
    noteReceived()
    guard let kind = RouteKind(rawValue: action.name), let route = action.route else { return }
    application.follow(
      RouteRequest(
        kind: kind, route: route, controllerId: action.string("controllerId"), context: action.navigationContext,
        origin: origin, url: props["route"]?["url"].stringValue))
  }

  func noteReceived() {
    application.log.navigation(.info, "didReceiveAction", "didReceiveAction(\(action.name))")
  }
}

/// What the system would do with the url of openExternalURL.
enum ExternalURL {
  case opened
  case invalid
  case unable

  static func outcome(of text: String) -> ExternalURL {
    guard let address = URLTextParser.parse(Array(text.utf8)) else { return .invalid }
    let scheme: ArraySlice<UInt8> = address.prefix { $0 != UInt8(ascii: ":") }
    let isScheme: Bool =
      scheme.count < address.count && scheme.first.map { isLetter($0) } == true
      && scheme.allSatisfy { isLetter($0) || (48...57).contains($0) || $0 == 43 || $0 == 45 || $0 == 46 }
    return isScheme ? .opened : .unable
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) }
}

extension Log: LogType {
  /// The subject that the message belongs to.
  public var category: String {
    switch self {
    case .network: LogCategory.network.rawValue
    case .decode: LogCategory.decoding.rawValue
    case .navigation: LogCategory.navigation.rawValue
    case .cache: LogCategory.cache.rawValue
    case .expression: LogCategory.expression.rawValue
    case .customOperations: LogCategory.customOperation.rawValue
    case .collection: LogCategory.collection.rawValue
    }
  }

  /// How serious the message is.
  public var level: LogLevel {
    switch self {
    case .network(.httpRequest), .network(.httpResponse): .info
    case .network: .error
    case .navigation(.didReceiveAction), .navigation(.didNavigateToExternalUrl): .info
    case .navigation: .error
    case .customOperations(.invalid): .error
    case .customOperations, .expression: .info
    case .decode, .cache, .collection: .error
    }
  }

  /// The text.
  public var message: String {
    switch self {
    case .network(let log): log.message
    case .decode(.decodingError(let type)): "Could not decode: \(type). Check if that type has been registered."
    case .navigation(let log): log.message
    case .cache(let log): log.message
    case .expression(.invalidSyntax): "Using Expressions without proper syntax"
    case .customOperations(let log): log.message
    case .collection(.templateNotFound(let item)): "Could not find a template for `\(item)`."
    }
  }

  /// The name of the innermost case.
  public var name: String? {
    let log: Any =
      switch self {
      case .network(let log): log
      case .decode(let log): log
      case .navigation(let log): log
      case .cache(let log): log
      case .expression(let log): log
      case .customOperations(let log): log
      case .collection(let log): log
      }
    return Mirror(reflecting: log).children.first?.label ?? String(describing: log)
  }
}

extension Log.Network {
  fileprivate var message: String {
    switch self {
    case .httpRequest(let request): request.logMessage
    case .httpResponse(let response): response.logMessage
    case .couldNotBuildUrl, .networkClientWasNotConfigured: String(describing: self)
    }
  }
}

extension Log.Navigator {
  fileprivate var message: String {
    switch self {
    case .didReceiveAction(let name): "didReceiveAction(\(name))"
    case .didNotFindDeepLinkScreen(let path):
      "Beagle Navigator couldn't find a deep link screen with path: \(path). "
        + "Check your deep link handler, or the path in the navigate action"
    default: String(describing: self)
    }
  }
}

extension Log.Cache {
  fileprivate var message: String {
    switch self {
    case .saveContext(let text): "Cold not save data in current core data context. error: \(text)"
    case .loadPersistentStores(let text): "Cold not load persistent container: \(text)"
    case .fetchData(let text): "Cold not load fetch data from cache: \(text)"
    case .removeData(let text): "Cold not load remove register from cache: \(text)"
    case .clear(let text): "Cold clear registers from cache: \(text)"
    }
  }
}

extension Log.Operation {
  fileprivate var message: String {
    switch self {
    case .alreadyExists: "You are replacing a default operation in Beagle, consider using a different name."
    case .invalid(let name):
      "\n Invalid custom operation name: \(name) \n "
        + "Names should have at least 1 character, it can also contain numbers and the character _"
    case .notFound: "Custom operation not registered."
    }
  }
}

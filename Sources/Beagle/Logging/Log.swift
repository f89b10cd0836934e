/// The messages of the library.
///
/// Mirrors `Log` of Beagle iOS; texts and levels are the same to the letter.
public enum Log {
  /// About requests.
  case network(Network)
  /// About documents.
  case decode(Decoding)
  /// About routes and stacks.
  case navigation(Navigator)
  /// About stored screens; left over from Beagle 1.x.
  case cache(Cache)
  /// About expressions; left over from Beagle 1.x.
  case expression(Expression)
  /// About operations of the application.
  case customOperations(Operation)
  /// About lists and grids.
  case collection(Collection)

  /// Messages about documents.
  public enum Decoding {
    /// A document, or an action of it, could not be decoded.
    case decodingError(type: String)
  }

  /// Messages about requests.
  public enum Network {
    /// A network client sends a request.
    case httpRequest(request: NetworkRequest)
    /// A network client got an answer.
    case httpResponse(response: NetworkResponse)
    /// The url builder made no address.
    case couldNotBuildUrl(url: String)
    /// There is nobody to send a request.
    case networkClientWasNotConfigured
  }

  /// Messages about routes and stacks.
  public enum Navigator {
    /// A navigation action is about to run; its name without `beagle:`.
    case didReceiveAction(String)
    /// A route cannot be prefetched, as its address is an expression.
    case unableToPrefetchWhenUrlIsExpression
    /// The deep link handler has no such screen.
    case didNotFindDeepLinkScreen(path: String)
    /// No screen of the stack has this identity.
    case routeDoesNotExistInTheCurrentStack(path: String)
    /// An address was opened outside the application.
    case didNavigateToExternalUrl(path: String)
    /// The text is no address.
    case invalidExternalUrl(path: String)
    /// Nobody opens such addresses.
    case unableToOpenExternalUrl(path: String)
  }

  /// Messages about stored screens.
  public enum Cache {
    /// Saving failed.
    case saveContext(description: String)
    /// Opening the store failed.
    case loadPersistentStores(description: String)
    /// Reading failed.
    case fetchData(description: String)
    /// Removing failed.
    case removeData(description: String)
    /// Removing everything failed.
    case clear(description: String)
  }

  /// Messages about expressions.
  public enum Expression {
    /// A text looks like an expression and is none.
    case invalidSyntax
  }

  /// Messages about operations of the application.
  public enum Operation {
    /// An operation replaces another one.
    case alreadyExists
    /// The name cannot be used.
    case invalid(name: String)
    /// An expression calls an operation that nobody registered.
    case notFound
  }

  /// Messages about lists and grids.
  public enum Collection {
    /// No template takes an item.
    case templateNotFound(item: String)
  }
}

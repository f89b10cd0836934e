/// What a dispatch's completion gets when the store, and not the action, ended it.
public enum AtlasError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The action let go of its context without calling `complete` or `error`.
  case unanswered
  /// A guard's `shouldUpdate` returned false; the value is the guard's type name.
  case refused(by: String)

  /// A sentence for logs.
  public var description: String {
    switch self {
    case .unanswered: "the action released its context without calling complete or error"
    case .refused(let name): "the action was refused by the guard \(name)"
    }
  }
}

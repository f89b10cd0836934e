/// Why a write to a context changed nothing.
public enum WriteRefusal: Hashable, Sendable {
  /// A negative position, which ends the app on a device.
  case negativeIndex(Int)
  /// A position so far behind the end that the array would not fit into memory.
  case indexTooLarge(Int)
  /// The platform does not write null.
  case null
  /// What stands on the way has the wrong kind, and the platform keeps it.
  case wrongKind

  /// The refusal in a sentence.
  public var message: String {
    switch self {
    case .negativeIndex(let index): "the negative index \(index) can not be written (it ends the app on iOS)"
    case .indexTooLarge(let index): "the index \(index) lies too far behind the end of the array"
    case .null: "Android does not write null to a context"
    case .wrongKind: "an element on the way is neither object nor array as the path needs it, and stays"
    }
  }
}

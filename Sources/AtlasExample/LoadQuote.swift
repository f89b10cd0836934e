import Atlas
import Dispatch

/// Why a quote could not be loaded.
struct LoadError: Error, CustomStringConvertible {
  let description: String
}

/// Loads a quote somewhere else and answers when it has come; the actions behind it wait until then.
struct LoadQuote: AtlasAction {
  let number: Int

  func handle(state: CounterState, context: AtlasActionContext<CounterState>) {
    DispatchQueue.global().async {
      guard let quote = Self.library[number] else {
        return context.error(LoadError(description: "there is no quote \(number)"))
      }
      var newState = state
      newState.quotes.append(quote)
      context.complete(newState)
    }
  }

  private static let library = [
    1: "State is a value.",
    2: "Actions are the only way to change it.",
  ]
}

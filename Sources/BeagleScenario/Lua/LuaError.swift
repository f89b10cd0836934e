/// An error that ended Lua code, as the host sees it.
///
/// Its value is of one state, and so of one thread: the error is not to be sent to another one.
package struct LuaError: Error, @unchecked Sendable {
  /// What went wrong, by who has to act on it.
  package enum Kind: Hashable, Sendable {
    /// The script raised an error.
    case script
    /// An assertion did not hold.
    case assertion
    /// The text does not compile.
    case syntax
    /// The script used more memory than it may.
    case memory
    /// What is kept for the script outside of Lua, its apps above all, takes more memory than it may.
    case hostMemory
    /// The script ran longer than it may.
    case timeout
    /// The run was interrupted from outside.
    case interrupted
    /// The state was closed before the call.
    case closed
  }

  /// What went wrong.
  package var kind: Kind
  /// A text for people; an error value that is no text is shown as `tostring` shows it.
  package var message: String
  /// The error value itself.
  package var value: LuaValue
  /// The script lines that led here, innermost first: `file:line: in function 'name'`.
  package var traceback: [String]

  /// An error of these data.
  package init(kind: Kind, message: String, value: LuaValue = .nil, traceback: [String] = []) {
    self.kind = kind
    self.message = message
    self.value = value
    self.traceback = traceback
  }

  /// Whether the error is a limit or an interrupt, which no script can catch.
  package var isStop: Bool {
    kind == .memory || kind == .hostMemory || kind == .timeout || kind == .interrupted
  }
}

extension LuaError: CustomStringConvertible {
  /// The message.
  package var description: String { message }
}

/// An error that a host function raises in the script that called it.
///
/// A message gets the place of the call, `file:line: `, in front, which is the nearest line of a script.
/// Like `LuaError` it stays on the thread of its state.
package struct LuaFault: Error, @unchecked Sendable {
  enum Content {
    case message(String)
    case assertion(String)
    case value(LuaValue)
  }

  let content: Content

  /// An error with a message, at the line that called.
  package init(_ message: String) { content = .message(message) }

  /// A failed assertion with a message, at the line that called.
  package init(assertion message: String) { content = .assertion(message) }

  /// An error value of any kind, raised as it is.
  package init(value: LuaValue) { content = .value(value) }
}

extension LuaFault: CustomStringConvertible {
  /// The message, or the type of the value.
  package var description: String {
    switch content {
    case .message(let text), .assertion(let text): text
    case .value(let value): value.string ?? "(error object is a \(value.typeName) value)"
    }
  }
}

/// What differs between the platforms when expressions are read, evaluated and written, as a table.
///
/// The operations have a table of their own, `StandardOperations`.
struct ExpressionRules: Sendable {
  /// How a text becomes an expression.
  enum Grammar: Sendable {
    /// The whole text parses or is plain; see `ExpressionParser`.
    case wholeText
    /// Each `@{…}` stands for itself, whatever surrounds it; see `AndroidExpressionParser`.
    case androidParts
    /// Each `@{…}` stands for itself, whatever surrounds it; see `WebExpressionParser`.
    case webParts
  }

  /// What a failure deep inside does to the expression.
  enum Failure: Sendable {
    /// The failing part is null, the rest goes on.
    case nullPart
    /// The whole expression is null.
    case nullWhole
  }

  /// What the steps of a path may read and write besides keys of objects and positions of arrays.
  enum Indexing: Sendable {
    /// Keys are for objects, positions for arrays; anything else is replaced when written.
    case strict
    /// The same, but an element of an array that has the wrong kind stays as it is.
    case strictKeepingElements
    /// Keys and positions are the same thing, arrays and texts have a length.
    case javaScript
  }

  let grammar: Grammar
  let unknownContext: Failure
  let unknownOperation: Failure
  let failingOperation: Failure
  let indexing: Indexing
  /// Whether an expression inside a context's value is read as the text that it is.
  let readsExpressionsAsText: Bool
  /// Whether the escapes of evaluated texts are resolved once more when they are put into a text.
  let unescapesResults: Bool
  /// Whether an array given to a list is decoded a second time: escapes resolved, whole doubles made integers.
  let decodesItemsAgain: Bool
  /// Whether null can be written to a context.
  let writesNull: Bool
  let textForm: TextForm

  static let ios: ExpressionRules = ExpressionRules(
    grammar: .wholeText,
    unknownContext: .nullPart,
    unknownOperation: .nullPart,
    failingOperation: .nullPart,
    indexing: .strict,
    readsExpressionsAsText: false,
    unescapesResults: false,
    decodesItemsAgain: true,
    writesNull: true,
    textForm: .swift
  )

  static let android: ExpressionRules = ExpressionRules(
    grammar: .androidParts,
    unknownContext: .nullPart,
    unknownOperation: .nullPart,
    failingOperation: .nullWhole,
    indexing: .strictKeepingElements,
    readsExpressionsAsText: true,
    unescapesResults: true,
    decodesItemsAgain: false,
    writesNull: false,
    textForm: .java
  )

  static let web: ExpressionRules = ExpressionRules(
    grammar: .webParts,
    unknownContext: .nullWhole,
    unknownOperation: .nullWhole,
    failingOperation: .nullWhole,
    indexing: .javaScript,
    readsExpressionsAsText: true,
    unescapesResults: false,
    decodesItemsAgain: false,
    writesNull: true,
    textForm: .javaScript
  )

  static func of(_ platform: Platform) -> ExpressionRules {
    switch platform {
    case .ios: ios
    case .android: android
    case .web: web
    }
  }
}

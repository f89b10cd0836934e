/// How values are written as text where a text is wanted: in interpolations, texts of components, alerts.
public enum TextForm: Hashable, Sendable {
  /// As Swift describes values: `4.0`, `[1, two]`, `["k": v]`; keys sorted.
  case swift
  /// As Java and Android's JSON write them: `4.0`, compact JSON.
  case java
  /// As JavaScript writes them: `4`, compact JSON.
  case javaScript
}

extension Platform {
  /// How the platform writes values as text.
  public var textForm: TextForm { ExpressionRules.of(self).textForm }
}

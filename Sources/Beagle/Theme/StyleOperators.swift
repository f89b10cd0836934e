precedencegroup StyleApplication {
  associativity: left
  higherThan: AssignmentPrecedence
}

precedencegroup StyleComposition {
  associativity: left
  higherThan: StyleApplication
}

infix operator |> : StyleApplication
infix operator <> : StyleComposition

/// Two styles one after the other.
public func <> <View: AnyObject>(
  first: @escaping (View?) -> Void, second: @escaping (View?) -> Void
) -> (View?) -> Void {
  { view in
    first(view)
    second(view)
  }
}

/// Applies a style to a view.
public func |> <View: AnyObject>(view: View, style: (View?) -> Void) { style(view) }

/// A path into a value: `a.b[0].c`. Mirrors `Path` of Beagle iOS.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Node: Hashable, Sendable {
    /// A key of an object.
    case key(String)
    /// A position in an array, counted from 0; a negative one parses and finds nothing.
    case index(Int)
  }

  /// The steps, outermost first; empty stands for the whole value.
  public let nodes: [Node]

  /// A path of these steps.
  public init(nodes: [Node]) { self.nodes = nodes }
}

/// A list whose copies share all but what was changed, so that a state of a thousand screens is as cheap to keep as one.
///
/// Grows and shrinks at its end; a change copies the run of elements around it and the list of runs.
package struct SharedList<Element> {
  private static var runLength: Int { 32 }

  private var runs: [[Element]] = []

  /// A list of these elements.
  package init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Adds an element at the end.
  package mutating func append(_ element: Element) {
    if let last = runs.indices.last, runs[last].count < Self.runLength {
      runs[last].append(element)
    } else {
      runs.append([element])
    }
  }

  /// Takes the last element away.
  package mutating func removeLast() {
    guard let last = runs.indices.last else { return }
    if runs[last].count > 1 { runs[last].removeLast() } else { runs.removeLast() }
  }

  /// Keeps the first `length` elements.
  package mutating func removeAll(after length: Int) {
    while count > length { removeLast() }
  }
}

extension SharedList: RandomAccessCollection, MutableCollection {
  /// The position of the first element.
  package var startIndex: Int { 0 }
  /// The position after the last element.
  package var endIndex: Int { runs.isEmpty ? 0 : (runs.count - 1) * Self.runLength + runs[runs.count - 1].count }
  /// The element at `position`.
  package subscript(position: Int) -> Element {
    get { runs[position / Self.runLength][position % Self.runLength] }
    set { runs[position / Self.runLength][position % Self.runLength] = newValue }
  }
}

extension SharedList: ExpressibleByArrayLiteral {
  /// A list of these elements.
  package init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension SharedList: Equatable where Element: Equatable {}
extension SharedList: Sendable where Element: Sendable {}

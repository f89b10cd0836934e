import BeagleSchema

/// The explanations that a step adds: `[explanations, places…]` for each set of equal ones, null for what has none now.
///
/// An explanation is `[property, text]`; a place counts the components of the tree in document order from 0.
struct ExplanationList {
  /// The script whose lines the explanations name.
  let file: String
  private var groups: [String: Int] = [:]
  private var lists: [[DynamicObject]] = []
  private var last: (part: ArraySlice<TracedReads>, group: Int)?

  /// A list that says nothing yet.
  init(file: String) { self.file = file }

  /// The whole list; nil when nothing is new.
  var value: DynamicObject? { lists.isEmpty ? nil : .array(lists.map { .array($0) }) }

  /// Adds what `reads` say and those before them, on the same screen, did not.
  mutating func add(_ reads: [TracedReads], after before: [TracedReads]) {
    var old: Int = before.startIndex
    var position: Int = reads.startIndex
    while position < reads.endIndex {
      let part: ArraySlice<TracedReads> = Self.part(of: reads, at: position)
      position = part.endIndex
      while old < before.endIndex, before[old].place < part[part.startIndex].place { old = silence(before, at: old) }
      if old < before.endIndex, before[old].place == part[part.startIndex].place {
        let earlier: ArraySlice<TracedReads> = Self.part(of: before, at: old)
        old = earlier.endIndex
        if Self.areSame(part, earlier) { continue }
      }
      add(part)
    }
    while old < before.endIndex { old = silence(before, at: old) }
  }

  /// Says that a component has no explanation any more, and gives the position of the next one.
  private mutating func silence(_ before: [TracedReads], at position: Int) -> Int {
    append(before[position].place, to: group(named: "", of: .empty))
    return Self.part(of: before, at: position).endIndex
  }

  private mutating func add(_ part: ArraySlice<TracedReads>) {
    let place: Int = part[part.startIndex].place
    // Rows of a list read the same, so the explanation before is tried first.
    if let last, last.part.count == part.count, zip(last.part, part).allSatisfy({ $0.hasSameText(as: $1) }) {
      append(place, to: last.group)
      return
    }
    let texts: [String] = part.map { $0.text(file: file) }
    let name: String = zip(part, texts).map { "\($0.property)\u{0}\($1)" }.joined(separator: "\u{0}")
    let said: DynamicObject = .array(
      zip(part, texts).map { .array([.string($0.property), .string($1)]) })
    let group: Int = group(named: name, of: said)
    last = (part, group)
    append(place, to: group)
  }

  private mutating func group(named name: String, of said: DynamicObject) -> Int {
    if let known = groups[name] { return known }
    groups[name] = lists.count
    lists.append([said])
    return lists.count - 1
  }

  private mutating func append(_ place: Int, to group: Int) { lists[group].append(.int(place)) }

  /// The reads of the component that those at `position` are the first of.
  private static func part(of reads: [TracedReads], at position: Int) -> ArraySlice<TracedReads> {
    var end: Int = position + 1
    while end < reads.endIndex, reads[end].place == reads[position].place { end += 1 }
    return reads[position..<end]
  }

  private static func areSame(_ one: ArraySlice<TracedReads>, _ other: ArraySlice<TracedReads>) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0.saysTheSame(as: $1) }
  }
}

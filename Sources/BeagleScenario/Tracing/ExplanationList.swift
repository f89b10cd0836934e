import BeagleSchema

/// The explanations that a step adds: `[explanations, paths…]` for each set of equal ones, null for what has none now.
///
/// An explanation is `[property, text]`.
struct ExplanationList {
  /// The script whose lines the explanations name.
  let file: String
  private var groups: [DynamicObject: Int] = [:]
  private var lists: [[DynamicObject]] = []
  private var last: (reads: TracedReads, text: String)?

  /// A list that says nothing yet.
  init(file: String) { self.file = file }

  /// The whole list; nil when nothing is new.
  var value: DynamicObject? { lists.isEmpty ? nil : .array(lists.map { .array($0) }) }

  /// Adds what `reads` say and those before them, on the same screen, did not.
  mutating func add(_ reads: [TracedReads], after before: [TracedReads]) {
    let parts: [ArraySlice<TracedReads>] = Self.parts(reads)
    let earlier: [ArraySlice<TracedReads>] = Self.parts(before)
    if parts.count == earlier.count, zip(parts, earlier).allSatisfy({ $0.first?.path == $1.first?.path }) {
      for (part, old) in zip(parts, earlier) where !Self.areSame(part, old) { add(part) }
      return
    }
    var known: [String: ArraySlice<TracedReads>] = [:]
    for part in earlier { known[part.first?.path ?? ""] = part }
    for part in parts {
      let old = known.removeValue(forKey: part.first?.path ?? "")
      if let old, Self.areSame(part, old) { continue }
      add(part)
    }
    for path in known.keys.sorted() { append(path, to: .empty) }
  }

  private mutating func add(_ part: ArraySlice<TracedReads>) {
    guard let path = part.first?.path else { return }
    append(path, to: .array(part.map { .array([.string($0.property), .string(text(of: $0))]) }))
  }

  private mutating func append(_ path: String, to said: DynamicObject) {
    let group: Int = groups[said] ?? lists.count
    if group == lists.count {
      groups[said] = group
      lists.append([said])
    }
    lists[group].append(.string(path))
  }

  /// Rows of a list read the same, so the text before is tried first.
  private mutating func text(of reads: TracedReads) -> String {
    if let last, last.reads.hasSameText(as: reads) { return last.text }
    let text: String = reads.text(file: file)
    last = (reads, text)
    return text
  }

  /// The reads of each component.
  private static func parts(_ reads: [TracedReads]) -> [ArraySlice<TracedReads>] {
    var result: [ArraySlice<TracedReads>] = []
    var start: Int = 0
    for position in reads.indices where position + 1 == reads.count || reads[position + 1].path != reads[start].path {
      result.append(reads[start...position])
      start = position + 1
    }
    return result
  }

  private static func areSame(_ one: ArraySlice<TracedReads>, _ other: ArraySlice<TracedReads>) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0.saysTheSame(as: $1) }
  }
}

/// Walks a tape straight into components, actions and values, without a tree of values in between.
///
/// Keeps the place of what it reads as positions on the tape, so that a path is only written for an error or a warning.
struct TapeDecoder: ~Copyable {
  typealias Kind = JSONTape.Kind

  let tape: JSONTape
  let registry: SchemaRegistry
  let platform: Platform
  var warnings: [SchemaWarning] = []
  /// Whether a whole number was met that the tape may not hold exactly.
  var isInexact: Bool = false
  /// The places with expressions of the component that is read.
  var sites: [ExpressionSite] = []
  /// Whether expressions belong to the component that is read, not to an action in it.
  var collectsSites: Bool = false
  /// The number of steps at which the component that is read begins.
  var componentDepth: Int = 0
  var shapes = ShapeCache()
  var objects = ObjectCache()
  var names = TypeNameCache()
  var texts: TextCache

  private let steps: UnsafeMutablePointer<UInt32>
  private(set) var depth: Int = 0

  private static let indexMark: UInt32 = 0x8000_0000

  init(_ tape: JSONTape, registry: SchemaRegistry, platform: Platform) {
    self.tape = tape
    self.registry = registry
    self.platform = platform
    texts = TextCache(words: tape.count)
    steps = .allocate(capacity: JSONParser.deepestNesting + 8)
  }

  deinit { steps.deallocate() }

  /// Goes down to the value of the key at `key` of the tape.
  @inline(__always)
  mutating func enter(key: Int) {
    steps[depth] = UInt32(truncatingIfNeeded: key)
    depth &+= 1
  }

  /// Goes down to an element of an array.
  @inline(__always)
  mutating func enter(element: Int) {
    steps[depth] = UInt32(truncatingIfNeeded: element) | TapeDecoder.indexMark
    depth &+= 1
  }

  /// Goes up again.
  @inline(__always)
  mutating func leave() { depth &-= 1 }

  /// Goes up to where `depth` was noted.
  mutating func leave(to depth: Int) { self.depth = depth }

  /// The place of what is read.
  var path: String {
    var path: String = "$"
    for offset in 0..<depth {
      let step: UInt32 = steps[offset]
      if step & TapeDecoder.indexMark != 0 {
        path += "[\(step & ~TapeDecoder.indexMark)]"
      } else {
        path += JSONPath.step(tape.text(Int(step)))
      }
    }
    return path
  }

  /// The place of what is read inside the component that it belongs to.
  var sitePath: Path {
    var nodes: [Path.Node] = []
    nodes.reserveCapacity(depth - componentDepth)
    for offset in componentDepth..<depth {
      let step: UInt32 = steps[offset]
      if step & TapeDecoder.indexMark != 0 {
        nodes.append(.index(Int(step & ~TapeDecoder.indexMark)))
      } else {
        nodes.append(.key(tape.text(Int(step))))
      }
    }
    return Path(nodes: nodes)
  }
}

// Errors and warnings at the place of what is read.
extension TapeDecoder {
  @inline(never)
  func failure(
    _ kind: SchemaError.Kind, at index: Int, expected: String, typeName: String? = nil, hint: String? = nil
  ) -> SchemaError {
    SchemaError(kind, path: path, expected: expected, found: found(index), typeName: typeName, hint: hint)
  }

  /// An error for a value of the wrong type; null has a kind of its own.
  @inline(never)
  func mismatch(at index: Int, expected: String, hint: String? = nil) -> SchemaError {
    let kind: SchemaError.Kind = tape.kind(index) == Kind.null ? .nullValue : .typeMismatch
    return failure(kind, at: index, expected: expected, hint: hint)
  }

  @inline(never)
  mutating func warn(_ kind: SchemaWarning.Kind, _ message: String, platforms: PlatformSet = []) {
    warnings.append(SchemaWarning(kind, path: path, message: message, platforms: platforms))
  }

  /// The value at `index`, in words.
  func found(_ index: Int) -> String {
    switch tape.kind(index) {
    case Kind.object: "an object"
    case Kind.array: "an array"
    case Kind.string: "the text \(quoted(tape.text(index)))"
    case Kind.int: "the number \(tape.int(index))"
    case Kind.unsigned: "the number \(tape.unsigned(index))"
    case Kind.double: isOutOfRange(index) ? "a number that is too large" : "the number \(tape.double(index))"
    case Kind.yes: "true"
    case Kind.no: "false"
    default: "null"
    }
  }

  private func quoted(_ text: String) -> String {
    let shown: String = text.count > 60 ? text.prefix(57) + "…" : text
    return "\"\(shown)\""
  }

  /// Whether the double at `index` stands for a number that no double can hold.
  @inline(__always)
  func isOutOfRange(_ index: Int) -> Bool {
    tape.hasOutOfRange && tape.double(index).magnitude == JSONTape.outOfRange
  }
}

/// The header fields of a message, in order; names are compared without case.
public struct HeaderFields: Hashable, Sendable {
  /// One field.
  public struct Field: Hashable, Sendable {
    /// The name, as written.
    public let name: String
    /// The value.
    public let value: String

    /// A field of this name and value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The fields in order, each name once.
  public private(set) var fields: [Field] = []

  /// No fields.
  public init() {}

  /// These fields; of a name that stands twice the later value counts.
  public init(_ fields: [Field]) {
    for field in fields { self[field.name] = field.value }
  }

  /// The value of the field `name`, in whatever case; setting nil removes the field.
  public subscript(name: String) -> String? {
    get { index(of: name).map { fields[$0].value } }
    set {
      let field = newValue.map { Field(name: name, value: $0) }
      switch (index(of: name), field) {
      case (let index?, let field?): fields[index] = field
      case (let index?, nil): fields.remove(at: index)
      case (nil, let field?): fields.append(field)
      case (nil, nil): break
      }
    }
  }

  /// Adds `headers` in the order of their names, over what is there.
  package mutating func merge(_ headers: [String: String]?) {
    guard let headers, !headers.isEmpty else { return }
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { self[name] = value }
  }

  private func index(of name: String) -> Int? {
    fields.firstIndex { $0.name == name || $0.name.lowercased() == name.lowercased() }
  }
}

import Beagle
import BeagleSchema

extension RequestRecord {
  /// The method and the target, as `requests` of `assert.changes` tell it.
  var summary: String { method + " " + target(withQuery: true) }

  private func target(withQuery: Bool) -> String {
    guard withQuery, !query.isEmpty else { return path }
    return path + "?" + query.map { $0.value.isEmpty ? $0.name : $0.name + "=" + $0.value }.joined(separator: "&")
  }

  /// The query as a table of texts; a list where a name repeats.
  var queryObject: DynamicObject {
    var result = DynamicDictionary()
    for item in query {
      switch result[item.name] {
      case nil: result[item.name] = .string(item.value)
      case .array(let values)?: result[item.name] = .array(values + [.string(item.value)])
      case let value?: result[item.name] = .array([value, .string(item.value)])
      }
    }
    return .dictionary(result)
  }

  /// The body: decoded where it is JSON, else the text.
  var decodedBody: DynamicObject? {
    guard case .string(let text)? = body, let first = text.utf8.first(where: { $0 > 32 }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    else { return body }
    return (try? DynamicObject(rawJSON: text)) ?? body
  }

  /// The value of one of the record's fields; nil for what it does not have yet.
  func field(_ name: String) -> DynamicObject? {
    switch name {
    case "method": .string(method)
    case "url": .string(url)
    case "path": .string(path)
    case "query": queryObject
    case "params":
      .dictionary(DynamicDictionary(uniqueKeys: parameters.keys.sorted(), values: parameters.sortedValues))
    case "headers":
      .dictionary(
        DynamicDictionary(uniqueKeys: headers.fields.map(\.name), values: headers.fields.map { .string($0.value) }))
    case "body": decodedBody
    case "at": .int(time)
    case "status": status.map { .int($0) }
    case "error": failure.map { .string($0.rawValue) }
    case "source": .string(source.rawValue)
    default: nil
    }
  }

  /// The names of the record's fields.
  static let fieldNames = [
    "method", "url", "path", "query", "params", "headers", "body", "at", "status", "error", "source",
  ]

  /// All fields as one object.
  var object: DynamicObject {
    var result = DynamicDictionary()
    for name in Self.fieldNames { result[name] = field(name) }
    return .dictionary(result)
  }
}

extension [String: String] {
  fileprivate var sortedValues: [DynamicObject] { keys.sorted().map { .string(self[$0] ?? "") } }
}

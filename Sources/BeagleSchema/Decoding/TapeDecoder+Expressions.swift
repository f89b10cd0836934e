// Properties that take an expression.
extension TapeDecoder {
  private static let imageTypeKey = KeyText(copying: ObjectDefinition.imageTypeKey)

  /// The literal or the expression at `index`; expressions of a component become sites.
  mutating func expression(
    _ target: ExpressionTarget, of property: PropertyDefinition, at index: Int
  ) throws(SchemaError) -> DynamicObject {
    let kind: UInt8 = tape.kind(index)
    if kind == Kind.string {
      let result: DynamicObject = text(at: index)
      if case .expression(let expression) = result {
        if collectsSites { addSite(of: property, expression, target) }
        return result
      }
      switch target {
      case .string, .dynamic: return result
      case .enumeration(let cases):
        if case .string(let text) = result, cases.contains(text) { return result }
      default: break
      }
      throw failure(
        .invalidExpressionValue, at: index, expected: target.inWords, hint: hint(for: target, result))
    }
    if let literal = try literal(target, kind: kind, of: property, at: index) { return literal }
    if kind == Kind.double, isOutOfRange(index) {
      throw failure(.numberOutOfRange, at: index, expected: "a number that fits a double")
    }
    throw failure(
      kind == Kind.null ? .nullValue : .invalidExpressionValue, at: index, expected: target.inWords)
  }

  private mutating func literal(
    _ target: ExpressionTarget, kind: UInt8, of property: PropertyDefinition, at index: Int
  ) throws(SchemaError) -> DynamicObject? {
    switch (target, kind) {
    case (.bool, Kind.yes): return .bool(true)
    case (.bool, Kind.no): return .bool(false)
    case (.int, Kind.int), (.double, Kind.int): return .int(tape.int(index))
    case (.int, Kind.double):
      if !isOutOfRange(index), case .int(let value) = try number(at: index) { return .int(value) }
      return nil
    case (.double, Kind.double), (.double, Kind.unsigned): return try number(at: index)
    case (.array, Kind.array): return try whole(at: index, .live)
    case (.dynamic, _), (.dictionary, Kind.object): return try whole(at: index, .live)
    case (.stringMap, Kind.object): return try literalTexts(at: index)
    case (.imagePath, Kind.object): return try imagePath(of: property, at: index)
    default: return nil
    }
  }

  /// A value that fails as a whole: an error in it is reported at its own place.
  mutating func whole(at index: Int, _ reading: Reading) throws(SchemaError) -> DynamicObject {
    let start: Int = depth
    do {
      let result: DynamicObject = try value(at: index, reading)
      return platform == .web ? result.withoutNullProperties : result
    } catch {
      let inside: String = error.path
      leave(to: start)
      throw SchemaError(
        error.kind, path: path, expected: error.expected, found: error.found,
        hint: inside == path ? error.hint : "inside, at \(inside)")
    }
  }

  /// A dynamic value; in a component each expression in it is a site.
  mutating func dynamic(of property: PropertyDefinition, at index: Int) throws(SchemaError) -> DynamicObject {
    let result: DynamicObject = try whole(at: index, .live)
    if collectsSites { addSites(in: result, at: sitePath, of: property) }
    return result
  }

  private mutating func addSites(in value: DynamicObject, at path: Path, of property: PropertyDefinition) {
    switch value {
    case .expression(let expression):
      sites.append(
        ExpressionSite(
          property: property.name, path: path, expression: expression, target: .dynamic,
          isStateful: property.isStateful))
    case .array(let elements):
      for (position, element) in elements.enumerated() {
        addSites(in: element, at: Path(nodes: path.nodes + [.index(position)]), of: property)
      }
    case .dictionary(let object):
      for (key, value) in object { addSites(in: value, at: Path(nodes: path.nodes + [.key(key)]), of: property) }
    default: return
    }
  }

  private mutating func literalTexts(at index: Int) throws(SchemaError) -> DynamicObject? {
    let close: Int = tape.close(index)
    var position: Int = index + 1
    while position < close {
      if tape.kind(position + 1) != Kind.string {
        let key: String = tape.text(position)
        throw failure(
          .invalidExpressionValue, at: index, expected: ExpressionTarget.stringMap.inWords,
          hint: "\"\(key)\" is \(found(position + 1))")
      }
      position = tape.end(position + 1)
    }
    return try value(at: index, .raw)
  }

  /// A text that is parsed as an expression when it is shown.
  mutating func renderedText(of property: PropertyDefinition, at index: Int) throws(SchemaError) -> DynamicObject {
    guard tape.kind(index) == Kind.string else {
      let isImage: Bool = tape.kind(index) == Kind.object
      throw mismatch(
        at: index, expected: "a text", hint: isImage ? "the id of a local image stands here as a text" : nil)
    }
    let result: DynamicObject = text(at: index)
    if case .expression(let expression) = result, collectsSites { addSite(of: property, expression, .string) }
    return result
  }

  /// An image path that is an object; it fails as a whole.
  private mutating func imagePath(of property: PropertyDefinition, at index: Int) throws(SchemaError) -> DynamicObject {
    let start: Int = depth
    let sitesBefore: Int = sites.count
    do {
      return try object(imageDefinition(at: index), of: property, at: index)
    } catch {
      leave(to: start)
      sites.removeLast(sites.count - sitesBefore)
      let inside: String = error.path.hasPrefix(path) ? String(error.path.dropFirst(path.count + 1)) : error.path
      throw SchemaError(
        error.kind == .numberOutOfRange ? error.kind : .invalidExpressionValue, path: path,
        expected: ExpressionTarget.imagePath.inWords, found: "an object",
        hint: "\(inside): expected \(error.expected), found \(error.found)")
    }
  }

  private func imageDefinition(at index: Int) -> ObjectDefinition {
    guard let type = key(TapeDecoder.imageTypeKey, at: index), tape.kind(type + 1) == Kind.string else {
      return .localImage
    }
    return tape.text(type + 1) == "remote" ? .remoteImage : .localImage
  }

  @inline(__always)
  private mutating func addSite(
    of property: PropertyDefinition, _ expression: ContextExpression, _ target: ExpressionTarget
  ) {
    if sites.isEmpty { sites.reserveCapacity(2) }
    if depth == componentDepth &+ 1 {
      sites.append(
        ExpressionSite(
          property: property.name, path: property.place, expression: expression, target: target,
          isStateful: property.isStateful))
    } else {
      addInnerSite(expression, target)
    }
  }

  /// A place inside an object of the component.
  @inline(never)
  private mutating func addInnerSite(_ expression: ContextExpression, _ target: ExpressionTarget) {
    let path: Path = sitePath
    guard case .key(let property)? = path.nodes.first else { return }
    sites.append(
      ExpressionSite(property: property, path: path, expression: expression, target: target, isStateful: false))
  }

  private func hint(for target: ExpressionTarget, _ value: DynamicObject) -> String? {
    guard case .string(let text) = value else { return nil }
    switch target {
    case .enumeration(let cases): return cases.contains(text.uppercased()) ? "write \(text.uppercased())" : nil
    case .bool: return text == "true" || text == "false" ? "write \(text) without quotes" : nil
    case .int, .double: return Double(text) == nil ? nil : "write \(text) without quotes"
    case .imagePath: return "an image is {\"_beagleImagePath_\": \"local\", \"mobileId\": …}"
    default: return nil
    }
  }
}

extension ExpressionTarget {
  /// What a property that takes an expression wants, in words.
  var inWords: String {
    switch self {
    case .string: "a text"
    case .bool: "true, false or an expression"
    case .int: "an integer or an expression"
    case .double: "a number or an expression"
    case .enumeration(let cases): "one of " + cases.joined(separator: ", ") + " or an expression"
    case .array: "an array or an expression"
    case .dynamic: "a value"
    case .dictionary: "an object or an expression"
    case .stringMap: "an object of texts or an expression"
    case .imagePath: "an image path or an expression"
    }
  }
}

extension DynamicObject {
  /// The value without the keys of objects that hold null, at any depth, as Beagle Web takes it.
  fileprivate var withoutNullProperties: DynamicObject {
    switch self {
    case .array(let elements): return .array(elements.map(\.withoutNullProperties))
    case .dictionary(let object):
      var result = DynamicDictionary()
      for (key, value) in object where !value.isNull { result[key] = value.withoutNullProperties }
      return .dictionary(result)
    default: return self
    }
  }
}

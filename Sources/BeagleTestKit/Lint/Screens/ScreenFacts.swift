extension LintFacts {
  /// Gathers what a document declares and asks for.
  mutating func gather(_ document: PlacedJSON, file: String) {
    for (key, value) in document.pairs {
      switch key {
      case "context": if let id = value["id"]?.text { contexts.insert(id) }
      case "route":
        if let url = value["url"] ?? (value.text == nil ? nil : value) { addRoute(url, file: file) }
      case "path" where document["_beagleComponent_"] != nil: addRoute(value, file: file)
      case "url": if let url = value.text { requests.append(url) }
      default: break
      }
      gather(value, file: file)
    }
    for element in document.elements { gather(element, file: file) }
  }

  private mutating func addRoute(_ value: PlacedJSON, file: String) {
    guard let url = value.text, !url.isEmpty else { return }
    routes.append(Address(url: url, file: file, line: value.line, column: value.column))
  }
}

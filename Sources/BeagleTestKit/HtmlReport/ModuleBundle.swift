/// Joins the report's modules into one script: each keeps a scope of its own and hands out what it exports.
///
/// A page from `file:` may not import modules of other files, so they stand in it one after the other.
enum ModuleBundle {
  /// The modules, each after those that it imports.
  private static var modules: [(name: String, bytes: [UInt8])] {
    [
      ("format", PackageResources.format_js),
      ("store", PackageResources.store_js),
      ("copy", PackageResources.copy_js),
      ("failure", PackageResources.failure_js),
      ("filters", PackageResources.filters_js),
      ("results", PackageResources.results_js),
      ("causes", PackageResources.causes_js),
      ("overview", PackageResources.overview_js),
      ("style", PackageResources.style_js),
      ("widgets", PackageResources.widgets_js),
      ("wireframe", PackageResources.wireframe_js),
      ("tree", PackageResources.tree_js),
      ("explain", PackageResources.explain_js),
      ("contexts", PackageResources.contexts_js),
      ("inspector", PackageResources.inspector_js),
      ("scrolling", PackageResources.scrolling_js),
      ("screen", PackageResources.screen_js),
      ("head", PackageResources.head_js),
      ("trace", PackageResources.trace_js),
      ("layout", PackageResources.layout_js),
      ("map", PackageResources.map_js),
      ("main", PackageResources.main_js),
    ]
  }

  /// The whole script.
  static var script: String {
    "\"use strict\";\n" + modules.map { wrap(HtmlResources.text($0.bytes), as: $0.name) }.joined(separator: "\n")
  }

  private static func wrap(_ source: String, as name: String) -> String {
    var exports: [String] = []
    let body: [String] = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("import "), let module = importedModule(line) { return binding(line) + " = \(module);" }
      guard line.hasPrefix("export ") else { return String(line) }
      let declaration: Substring = line.dropFirst("export ".count)
      if let exported = declaredName(declaration) { exports.append(exported) }
      return String(declaration)
    }
    let result = "return { \(exports.joined(separator: ", ")) };"
    return "const \(name)Module = (() => {\n\(body.joined(separator: "\n"))\n\(result)\n})();"
  }

  /// `const { a, b }` for a line that imports `a` and `b`.
  private static func binding(_ line: Substring) -> String {
    let names: Substring = line.prefix { $0 != "}" }.dropFirst("import ".count)
    return "const \(names)}"
  }

  private static func importedModule(_ line: Substring) -> String? {
    let parts: [Substring] = line.split(separator: "\"")
    guard parts.count > 1, parts[1].hasPrefix("./"), parts[1].hasSuffix(".js") else { return nil }
    return parts[1].dropFirst(2).dropLast(3) + "Module"
  }

  /// The name after `function` or `const`.
  private static func declaredName(_ declaration: Substring) -> String? {
    declaration.split { !($0.isLetter || $0.isNumber || $0 == "_") }.dropFirst().first.map(String.init)
  }
}

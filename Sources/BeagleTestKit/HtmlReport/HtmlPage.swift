import BeagleScenario

/// The one file of an html report: markup, style, script and data, with a policy that lets nothing else in.
struct HtmlPage {
  /// What the page shows, as JSON.
  let data: String
  /// What it reads only when it is asked for: elements with these ids that hold JSON.
  let blocks: [(id: String, json: String)]
  /// The title of the window.
  let title: String

  /// The bytes of the file.
  var bytes: [UInt8] {
    let style: String = HtmlResources.text(PackageResources.report_css)
    let script: String = ModuleBundle.script
    let policy: String =
      "default-src 'none'; base-uri 'none'; form-action 'none'; "
      + "style-src '\(Self.hash(style))'; script-src '\(Self.hash(script))'"
    var result: [UInt8] = []
    result.reserveCapacity(blocks.reduce(data.utf8.count + 1 << 17) { $0 + $1.json.utf8.count + 80 })
    var rest: Substring = HtmlResources.text(PackageResources.report_html)[...]
    while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
      result += rest[..<start.lowerBound].utf8
      switch rest[start.upperBound..<end.lowerBound] {
      case "policy": result += policy.utf8
      case "title": result += Self.escaped(title).utf8
      case "style": result += style.utf8
      case "script": result += script.utf8
      case "data": Self.append(data, to: &result)
      case "blocks":
        for block in blocks {
          result += "<script type=\"application/json\" id=\"\(block.id)\">".utf8
          Self.append(block.json, to: &result)
          result += "</script>\n".utf8
        }
      default: break
      }
      rest = rest[end.upperBound...]
    }
    return result + rest.utf8
  }

  /// Adds JSON in which nothing can end the element around it.
  private static func append(_ json: String, to result: inout [UInt8]) {
    let less = UInt8(ascii: "<")
    var json: String = json
    json.withUTF8 { bytes in
      var rest: Slice<UnsafeBufferPointer<UInt8>> = bytes[...]
      while let position = rest.firstIndex(of: less) {
        result += rest[..<position]
        result += #"\u003c"#.utf8
        rest = rest[(position + 1)...]
      }
      result += rest
    }
  }

  private static func escaped(_ text: String) -> String {
    text.map { ["&": "&amp;", "<": "&lt;", ">": "&gt;"][$0] ?? String($0) }.joined()
  }

  /// The hash by which a content security policy knows an element's text.
  private static func hash(_ text: String) -> String {
    "sha256-" + SHA256.base64(Array(text.utf8))
  }
}

/// Texts that the program carries.
enum HtmlResources {
  /// A resource as text.
  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension Substring {
  /// The first place of `text`.
  fileprivate func firstRange(of text: String) -> Range<Substring.Index>? {
    var start: Substring.Index = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text), let end = index(start, offsetBy: text.count, limitedBy: endIndex) {
        return start..<end
      }
      start = index(after: start)
    }
    return nil
  }
}

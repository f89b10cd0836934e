/// How places in a document are written: `$.child.children[3].text`.
package enum JSONPath {
  /// One step down to `key`; keys that are no plain names are quoted.
  package static func step(_ key: String) -> String {
    let isName: Bool =
      !key.isEmpty
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""), 0...0x20: false
        default: true
        }
      }
    return isName ? ".\(key)" : "[\"\(key)\"]"
  }
}

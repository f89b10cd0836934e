import BeagleScenario
import BeagleSchema

/// The coverage as a JSON document.
///
/// Its keys: `format` (`beagle-test coverage`), `version`, `percentage`, `kinds` (each with `used` and `total`), and
/// `screens`, a list of `{ screen, used, total, points: [{ kind, place, name, used }] }`.
enum CoverageJSON {
  /// What `format` says.
  static let format = "beagle-test coverage"
  /// The version written.
  static let version = 1

  /// The whole document.
  static func bytes(_ map: CoverageMap) -> [UInt8] {
    var document = JSONObject()
    document.set("format", format)
    document.set("version", version)
    document.set("percentage", .double((map.total.percentage * 100).rounded() / 100))
    var kinds = JSONObject()
    for kind in CoveragePoint.Kind.allCases { kinds.set(kind.rawValue, share(map.share { $0.kind == kind }).value) }
    document.set("kinds", kinds.value)
    document.set("screens", .array(map.byScreen.map(screen)))
    return JSONWriter(isPretty: true, endsLine: true).bytes(document.value)
  }

  private static func share(_ share: CoverageMap.Share) -> JSONObject {
    var object = JSONObject()
    object.set("used", share.used)
    object.set("total", share.total)
    return object
  }

  private static func screen(_ name: String, _ points: [CoveragePoint]) -> DynamicObject {
    var counts = CoverageMap.Share()
    for point in points { counts.count(point.isUsed) }
    var object = share(counts)
    object.set("screen", name)
    let list = points.map { point -> DynamicObject in
      var object = JSONObject()
      object.set("kind", point.kind.rawValue)
      object.set("place", point.place)
      object.set("name", point.name)
      object.set("used", point.isUsed)
      return object.value
    }
    object.set("points", .array(list))
    return object.value
  }
}

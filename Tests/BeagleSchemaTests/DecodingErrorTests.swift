import BeagleSchema
import Testing

@Suite("What fails, and where")
struct DecodingErrorTests {
  static let rows: [TableFile.Row] = TableFile.rows("DecodingErrors", cells: 4)

  @Test("Enough rows are read")
  func rowCount() { #expect(DecodingErrorTests.rows.count >= 150) }

  @Test("Each row gives its outcome on its platforms", arguments: rows)
  func row(_ row: TableFile.Row) {
    let platforms: [Platform] = Platform.allCases.filter { row.cells[1] == "all" || row.cells[1].contains($0.rawValue) }
    for platform in platforms {
      let decoder = ScreenDecoder(platform: platform)
      var outcome: String = "ok"
      do {
        _ = try decoder.decodeComponent(json: TableFile.document(row.cells[3]))
      } catch {
        outcome = "\(error.kind.rawValue) \(error.path)"
      }
      #expect(outcome == row.cells[2], "\(row.cells[0]) on \(platform)")
    }
  }
}

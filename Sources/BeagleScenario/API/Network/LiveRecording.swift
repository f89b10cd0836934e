import Beagle
import BeagleSchema

/// Keeps live answers, to be given again without a network by `app.network:replay`.
final class LiveRecording {
  private static let secrets: Set<String> = ["authorization", "cookie", "set-cookie"]

  private let folder: String
  private let path: String
  private var answers: [DynamicObject] = []

  /// A recording of the scenario at `scenario` in the folder `folder`.
  init(scenario: String, folder: String) {
    let name = FileSystem.name(of: scenario)
    self.folder = folder
    path = FileSystem.join(folder, (name.hasSuffix(".lua") ? String(name.dropLast(4)) : name) + ".json")
  }

  /// Keeps one answer; the file holds all of them at any time.
  ///
  /// - Throws: `SystemError` where the file cannot be written.
  func add(_ record: RequestRecord, _ result: NetworkClientProtocol.NetworkResult) throws(SystemError) {
    var entry: DynamicDictionary = ["method": .string(record.method), "url": .string(record.url)]
    switch result {
    case .success(let success): add(success.response as? HTTPURLResponse, success.body, to: &entry)
    case .failure(let failure):
      if let response = failure.response as? HTTPURLResponse {
        add(response, failure.body, to: &entry)
      } else {
        entry["error"] = .string((record.failure ?? .connectionReset).rawValue)
        entry["message"] = .string(failure.localizedDescription)
      }
    }
    answers.append(.dictionary(entry))
    try FileSystem.makeFolders(folder)
    try WholeFile.write(JSONWriter.pretty.bytes(["answers": .array(answers)]), to: path)
  }

  private func add(_ response: HTTPURLResponse?, _ body: ResponseBody?, to entry: inout DynamicDictionary) {
    entry["status"] = .int(response?.statusCode ?? 200)
    var headers = DynamicDictionary()
    let fields = response?.allHeaderFields.map { ("\($0.key)", "\($0.value)") } ?? []
    for (name, value) in fields.sorted(by: { $0.0 < $1.0 }) where !Self.secrets.contains(name.lowercased()) {
      headers[name] = .string(value)
    }
    entry["headers"] = .dictionary(headers)
    guard let body, !body.bytes.isEmpty else { return }
    do {
      // A body that is a text would be sent raw, so it is kept as the JSON that it is.
      let value = try DynamicObject(rawJSON: body.bytes)
      entry["body"] = value.stringValue == nil ? value : .string(body.text)
    } catch {
      entry["body"] = .string(body.text)
    }
  }
}

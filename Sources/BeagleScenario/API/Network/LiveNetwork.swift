import Beagle

extension ScenarioSession {
  /// Lets what no stub of an app answers go out to the hosts that the run allows.
  func goLive(_ app: AppHandle) throws(LuaFault) {
    app.isLive = true
    let hosts = AllowedHosts(options.allowedHosts)
    guard !options.allowedHosts.isEmpty else { return }
    guard let client = extensions.makeLiveClient(isAllowed: { hosts.contains($0) }) else {
      throw LuaFault(
        "network = \"live\" needs a network client, and this runner has none; beagle-test takes that of beagle-test-live "
          + "beside it, which `swift build --product beagle-test-live` makes")
    }
    let network = app.application.network
    network.goLive(through: client) { hosts.contains($0) }
    guard let folder = options.recordDirectory else { return }
    let recording = liveRecording ?? LiveRecording(scenario: file, folder: folder)
    liveRecording = recording
    network.onLiveAnswer = { [unowned self] record, result in
      do throws(SystemError) {
        try recording.add(record, result)
      } catch {
        state.note(LuaFault("the recording cannot be written: \(error.reason)"))
      }
    }
  }
}

/// The hosts that a run may reach, each as `host` or `host:port`.
struct AllowedHosts: Sendable {
  private let hosts: Set<String>

  init(_ hosts: [String]) { self.hosts = Set(hosts.map { $0.lowercased() }) }

  /// The host of an address, with the port where it names one; nil where there is none.
  static func place(of address: String) -> String? {
    guard let scheme = address.firstIndex(of: ":"), address[scheme...].hasPrefix("://") else { return nil }
    let authority = address[scheme...].dropFirst(3).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let place = authority[(authority.lastIndex(of: "@").map(authority.index(after:)) ?? authority.startIndex)...]
    return place.isEmpty ? nil : place.lowercased()
  }

  /// Whether an address is on one of the hosts.
  func contains(_ address: String) -> Bool {
    guard let place = Self.place(of: address) else { return false }
    if hosts.contains(place) { return true }
    guard let colon = place.lastIndex(of: ":"), place[place.index(after: colon)...].allSatisfy(\.isNumber) else {
      return false
    }
    return hosts.contains(String(place[..<colon]))
  }
}

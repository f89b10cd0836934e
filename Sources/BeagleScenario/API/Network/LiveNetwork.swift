import Beagle

extension ScenarioSession {
  /// Lets what no stub of an app answers go out to the hosts that the run allows.
  func goLive(_ app: AppHandle) {
    app.isLive = true
    let hosts = AllowedHosts(options.allowedHosts)
    guard !options.allowedHosts.isEmpty, let client = extensions.makeLiveClient(isAllowed: { hosts.contains($0) })
    else { return }
    app.application.network.goLive(through: client) { hosts.contains($0) }
  }
}

/// The hosts that a run may reach, each as `host` or `host:port`.
struct AllowedHosts: Sendable {
  private let hosts: Set<String>

  init(_ hosts: [String]) { self.hosts = Set(hosts.map { $0.lowercased() }) }

  /// Whether an address is on one of the hosts.
  func contains(_ address: String) -> Bool {
    guard let scheme = address.firstIndex(of: ":"), address[scheme...].hasPrefix("://") else { return false }
    let authority = address[scheme...].dropFirst(3).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let place = String(
      authority[(authority.lastIndex(of: "@").map(authority.index(after:)) ?? authority.startIndex)...]
    )
    .lowercased()
    if hosts.contains(place) { return true }
    guard let colon = place.lastIndex(of: ":"), place[place.index(after: colon)...].allSatisfy(\.isNumber) else {
      return false
    }
    return hosts.contains(String(place[..<colon]))
  }
}

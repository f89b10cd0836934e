import BeagleSchema

/// What an application is built of: parts of its configuration where it has one.
struct ApplicationParts {
  let scheduler: Scheduler
  let operations: OperationTable
  let urlBuilder: any UrlBuilderProtocol
  /// What the headless network takes for the root of relative routes.
  let base: String

  private let configuration: BeagleConfiguration?

  init(_ configuration: BeagleConfiguration?, platform: Platform, baseURL: String?) {
    self.configuration = configuration
    guard let configuration else {
      let builder = UrlBuilder(baseText: baseURL, platform: platform)
      scheduler = Scheduler()
      operations = OperationTable(platform: platform)
      urlBuilder = builder
      base = builder.base
      return
    }
    scheduler = configuration.scheduler
    operations = Self.operations(of: configuration, platform)
    let builder = Self.urlBuilder(of: configuration, platform, baseURL)
    urlBuilder = builder
    base = (builder as? UrlBuilder)?.base ?? builder.baseText ?? ""
  }

  /// The table of the configuration's own provider; another provider, or platform, has one that asks it at each call.
  private static func operations(of configuration: BeagleConfiguration, _ platform: Platform) -> OperationTable {
    let provider: any OperationsProviderProtocol = configuration.dependencies.operationsProvider
    if let own = provider as? OperationsProvider, own.table.platform == platform { return own.table }
    let table = OperationTable(platform: platform)
    table.take(from: provider.handler(for:))
    return table
  }

  private static func urlBuilder(
    of configuration: BeagleConfiguration, _ platform: Platform, _ baseURL: String?
  ) -> any UrlBuilderProtocol {
    guard var builder = configuration.resolver.find((any UrlBuilderProtocol).self) else {
      return UrlBuilder(baseText: baseURL, platform: platform)
    }
    if let builder = builder as? UrlBuilder {
      if platform == .ios, baseURL == nil { return builder }
      return UrlBuilder(baseText: baseURL ?? builder.baseText, platform: platform)
    }
    if let baseURL { builder.baseUrl = UrlBuilder(baseText: baseURL).baseUrl }
    return builder
  }

  /// The configuration's view client; Beagle's own works with what the application gives.
  func viewClient(_ wiring: ViewClient.Wiring) -> any ViewClientProtocol {
    guard let client = configuration?.resolver.find((any ViewClientProtocol).self) else { return ViewClient(wiring) }
    (client as? ViewClient)?.connect(wiring)
    return client
  }
}

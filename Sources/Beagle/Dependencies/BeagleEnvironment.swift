/// The dependencies of a configuration that are of use outside it, each kept from its first use on.
///
/// Mirrors `BeagleEnvironment` of Beagle iOS.
final class BeagleEnvironment: BeagleEnviromentProtocol {
  @Injected var coder: any CoderProtocol
  @Injected var navigator: any NavigationProtocol
  @Injected var operationsProvider: any OperationsProviderProtocol
  @Injected var logger: any LoggerProtocol
  @Injected var globalContext: any GlobalContextProtocol
  @Injected var theme: any ThemeProtocol

  init(resolver: any DependenciesContainerResolving) {
    _coder = Injected(resolver)
    _navigator = Injected(resolver)
    _operationsProvider = Injected(resolver)
    _logger = Injected(resolver)
    _globalContext = Injected(resolver)
    _theme = Injected(resolver)
  }
}

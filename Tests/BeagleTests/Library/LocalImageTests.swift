import Beagle
import BeagleSchema
import Testing

/// The local images of an application: asked for when they are shown, and missed in the log.
@Suite struct LocalImageTests {
  private final class Memory: LoggerProtocol {
    var lines: [String] = []
    func log(_ log: any LogType) { if log.name == "imageNotFound" { lines.append("\(log.level) \(log.message)") } }
  }

  private let images = ImageProvider()
  private let memory = Memory()

  private func app() -> HeadlessApplication {
    let dependencies = BeagleDependencies()
    dependencies.imageProvider = images
    dependencies.logger = memory
    return HeadlessApplication(config: BeagleConfiguration(dependencies))
  }

  private func set(_ path: String, _ value: DynamicObject) -> [any Action] {
    [SetContext(contextId: "c", path: path, value: value)]
  }

  @Test func iconsOfTabsAndPicturesAreAskedForWhenTheyAreKnownAndNew() throws {
    let app = app()
    try app.open(
      BeagleScreenViewController(
        Container(context: Context(id: "c", value: ["icon": "star", "ph": "", "other": 1]), id: "box") {
          TabBar(items: [
            TabBarItem(icon: "home", title: "a"), TabBarItem(title: "b"), TabBarItem(icon: "@{c.icon}"),
          ])
          Image(.local("logo"))
          Image(.local("@{c.ph}"))
          Image(.remote(Image.Remote(url: "/a.png", placeholder: "wait")))
          Image(path: "@{c.picture}")
        }))
    #expect(images.requested == ["home", "logo", "wait", "star"])
    try app.perform(set("other", 2))
    try app.perform(set("icon", "star"))
    #expect(images.requested.count == 4)
    try app.perform(set("icon", "moon") + set("ph", "photo"))
    #expect(images.requested.suffix(2) == ["moon", "photo"])
    try app.perform(set("picture", ["_beagleImagePath_": "local", "mobileId": "face"]))
    let remote: DynamicObject = ["_beagleImagePath_": "remote", "url": "/b.png", "placeholder": ["mobileId": "wait"]]
    try app.perform(set("picture", remote))
    try app.perform(set("picture", .empty))
    #expect(images.requested.suffix(2) == ["face", "wait"])
    #expect(memory.lines.isEmpty)
  }

  @Test func imagesOfTheBarAreAskedForAtEachUpdateOfTheBar() throws {
    let app = app()
    let bar = NavigationBar(
      title: "t",
      navigationBarItems: [
        NavigationBarItem(text: "settings", image: "gear", onPress: []), NavigationBarItem(text: "plain", onPress: []),
        NavigationBarItem(text: "bound", image: "@{c}", onPress: []),
      ])
    try app.open(
      BeagleScreenViewController(
        Screen(
          id: "first", navigationBar: bar, child: Text("x"), context: Context(id: "c", value: "bell"))))
    #expect(images.requested == ["gear", "bell"])
    try app.perform([SetContext(contextId: "c", value: "horn")])
    #expect(images.requested == ["gear", "bell", "horn"])
    try app.perform([Navigate.pushView(.declarative(Screen(child: Text("y"))))])
    #expect(images.requested.count == 3)
    try app.back()
    #expect(images.requested == ["gear", "bell", "horn", "gear", "horn"])
  }

  @Test func missingImagesAreWarnedOf() throws {
    images.names = ["logo"]
    let app = app()
    let bar = NavigationBar(title: "t", navigationBarItems: [NavigationBarItem(text: "", image: "gear", onPress: [])])
    try app.open(
      BeagleScreenViewController(
        Screen(
          id: "s", navigationBar: bar,
          child: Container {
            Image(.local("logo"), id: "there")
            Image(.local("photo"), id: "missing")
            TabBar(items: [TabBarItem(icon: "home")])
          })))
    #expect(
      memory.lines == [
        "warning image \"missing\" shows the local image \"photo\", which the image provider does not have.",
        "warning A tabBar shows the local image \"home\", which the image provider does not have.",
        "warning screenComponent \"s\" shows the local image \"gear\", which the image provider does not have.",
      ])
  }

  @Test func imagesComeFromTheBundleOfThatMoment() throws {
    let dependencies = BeagleDependencies()
    let config = BeagleConfiguration(dependencies)
    let provider: any ImageProviderProtocol = ImageProvider(config.resolver)
    #expect(provider.loadImageProvider(id: "logo") == UIImage(named: "logo"))
    dependencies.appBundle.bundle = Bundle(identifier: "team")
    #expect(provider.loadImageProvider(id: "logo")?.bundle == Bundle(identifier: "team"))
    dependencies.appBundle.bundle = nil
    #expect(provider.loadImageProvider(id: "logo")?.bundle == nil)
    #expect(provider.loadImageProvider(id: "") == nil)
    let own = ImageProvider(appBundle: MainBundle(), names: ["a"])
    #expect(own.loadImageProvider(id: "b") == nil)
  }
}

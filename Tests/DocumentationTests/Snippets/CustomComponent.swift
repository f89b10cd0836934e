import Beagle

// The code of "Register a custom component".

struct Rating: Widget {
  var stars: Expression<Int>
  @AutoCodable var onPress: [any Action]?
  var id: String?
  var style: Style?
  var accessibility: Accessibility?
}

struct Rate: Action {
  var contextId: String
  var stars: Expression<Int>

  func execute(controller: any BeagleController, origin: UIView) {
    let stars = stars.evaluate(with: origin) ?? 0
    controller.execute(
      actions: [SetContext(contextId: contextId, value: .int(min(stars + 1, 5)))], event: nil, origin: origin)
  }
}

func registerACustomComponent() throws -> DynamicObject? {
  let dependencies = BeagleDependencies()
  dependencies.coder.register(component: Rating.self)
  dependencies.coder.register(action: Rate.self)
  let app = HeadlessApplication(config: BeagleConfiguration(dependencies))

  let document = """
    {"_beagleComponent_": "beagle:container", "context": {"id": "given", "value": 3}, "children": [
      {"_beagleComponent_": "custom:rating", "id": "rating", "stars": "@{given}", "onPress": [
        {"_beagleAction_": "custom:rate", "contextId": "given", "stars": "@{given}"}
      ]}
    ]}
    """
  try app.open(BeagleScreenViewController(document))
  try app.press("rating")
  let stars = app.component("rating")?["stars"]
  return stars
}

import Beagle
import BeagleSchema

/// The code of "Write screens in Swift".
func writeScreensInSwift() throws -> (sent: [RequestRecord], document: String) {
  let login = Screen(
    navigationBar: NavigationBar(title: "Log in"),
    child: SimpleForm(
      onSubmit: [
        SendRequest(
          url: "/login", method: .value(.post), data: DynamicObject(propertyText: "@{form}"),
          onSuccess: [Navigate.resetStack(.remote("/home"))],
          onError: [Alert(title: "Sorry", message: "@{onError.message}")])
      ],
      context: Context(id: "form", value: ["user": ""])
    ) {
      TextInput(
        value: "@{form.user}",
        onChange: [
          SetContext(contextId: "form", path: "user", value: DynamicObject(propertyText: "@{onChange.value}"))
        ],
        id: "user")
      Button("Log in", onPress: [SubmitForm()], enabled: "@{gt(length(form.user), 0)}", id: "submit")
    })

  let app = HeadlessApplication(config: BeagleConfiguration(BeagleDependencies()))
  app.network.stub(try StubRoute(parsing: "POST /login"), [.response(status: 403, text: "")])
  try app.open(BeagleScreenViewController(login))
  try app.type("ana", into: "user")
  try app.press("submit")
  let document = try Coder().encode(value: login)
  return (app.network.requests, String(decoding: document, as: UTF8.self))
}

/// The code of "Decode a screen".
func decodeAScreen() throws -> (reads: [String], place: String) {
  let decoded = try ScreenDecoder().decodeScreen(
    json: #"{"_beagleComponent_": "beagle:text", "text": "Hello @{user.name}"}"#)
  let text = decoded.node.children[0]
  let reads = text.sites.flatMap { $0.expression.bindings.map(\.context) }

  var place = ""
  do throws(SchemaError) {
    _ = try ScreenDecoder().decodeScreen(json: #"{"_beagleComponent_": "beagle:text", "text": 5}"#)
  } catch {
    place = error.path
  }
  return (reads, place)
}

import Beagle
import Foundation

/// The code of "Run an application in Swift".
func runAnApplication() throws -> DynamicObject? {
  let dependencies = BeagleDependencies()
  dependencies.urlBuilder = UrlBuilder(baseUrl: URL(string: "https://shop.test"))
  dependencies.operationsProvider.register(operationId: "shout") { arguments in
    .string((arguments.first?.stringValue ?? "").uppercased())
  }
  let app = HeadlessApplication(config: BeagleConfiguration(dependencies))

  let greeting = try Coder().encode(
    value: Container(context: Context(id: "name", value: "Ana")) {
      Text("Hello @{shout(name)}", id: "greeting")
      Button("Rename", onPress: [SetContext(contextId: "name", value: "Bo")], id: "rename")
    })
  let answer = StubAnswer.response(text: String(decoding: greeting, as: UTF8.self))
  app.network.stub(try StubRoute(parsing: "GET /hello"), [answer])
  try app.open(url: "/hello")

  try app.press("rename")
  let text = app.component("greeting")?["text"]
  return text
}

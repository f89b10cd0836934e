/// One of the apps that a suite goes through: its goods, and the screens that show them.
struct SuiteShop {
  /// Something to buy.
  struct Good {
    /// Its number.
    let id: Int
    /// Its name.
    let name: String
    /// What one costs.
    let price: Int
    /// How many there are.
    let stock: Int
  }

  private static let materials = ["Oak", "Copper", "Linen", "Slate", "Wool", "Birch", "Glass", "Clay"]
  private static let things = ["bowl", "lamp", "chair", "knife", "kettle", "shelf", "basket", "clock"]

  /// Its name, in paths and addresses.
  let name: String
  /// What it sells.
  let goods: [Good]
  private let notes: Int

  /// The shop of this number, different in all that the generator decides.
  init(number: Int, using generator: inout some RandomNumberGenerator) {
    name = "s" + "\(10_000 + number)".dropFirst()
    notes = Int.random(in: 8...40, using: &generator)
    goods = (1...3).map { id in
      let material = Self.materials[Int.random(in: 0..<8, using: &generator)]
      let thing = Self.things[Int.random(in: 0..<8, using: &generator)]
      return Good(
        id: id, name: "\(material) \(thing)", price: Int.random(in: 2...90, using: &generator),
        stock: Int.random(in: 2...6, using: &generator))
    }
  }

  /// The screens by name, as the backend would send them.
  var screens: [(name: String, text: String)] {
    [("home", home)] + goods.map { ("product\($0.id)", product($0)) } + [
      ("cart", cart), ("checkout", checkout), ("done", done),
    ]
  }

  private var home: String {
    let values = goods.map { #"{"id":\#($0.id),"name":"\#($0.name)","price":\#($0.price)}"# }
    let lines = (1...notes).map {
      #"{"_beagleComponent_":"beagle:text","id":"note\#($0)","text":"Delivery note \#($0)"}"#
    }
    return screen(
      "home", context: #"{"id":"shelf","value":[\#(values.joined(separator: ","))]}"#,
      #"""
      {"_beagleComponent_":"beagle:listView","id":"goods","key":"id","iteratorName":"good","dataSource":"@{shelf}","templates":[{"view":
        {"_beagleComponent_":"beagle:container","children":[
          {"_beagleComponent_":"beagle:text","id":"name","text":"@{good.name}"},
          {"_beagleComponent_":"beagle:button","id":"show","text":"@{good.price} €","onPress":[
            {"_beagleAction_":"beagle:pushView","route":{"url":"/\#(name)/product@{good.id}"}}]}]}}]},
      {"_beagleComponent_":"beagle:button","id":"open-cart","text":"Cart (@{global.count})","onPress":[
        {"_beagleAction_":"beagle:pushView","route":{"url":"/\#(name)/cart"}}]},
      \#(lines.joined(separator: ",\n"))
      """#)
  }

  private func product(_ good: Good) -> String {
    screen(
      "product\(good.id)", context: #"{"id":"basket","value":{"quantity":1}}"#,
      #"""
      {"_beagleComponent_":"beagle:text","id":"title","text":"\#(good.name)"},
      {"_beagleComponent_":"beagle:text","id":"sum","text":"@{multiply(basket.quantity, \#(good.price))} €"},
      {"_beagleComponent_":"beagle:button","id":"more","text":"More","onPress":[
        {"_beagleAction_":"beagle:condition","condition":"@{lt(basket.quantity, \#(good.stock))}","onTrue":[
          {"_beagleAction_":"beagle:setContext","contextId":"basket","path":"quantity","value":"@{sum(basket.quantity, 1)}"}],
         "onFalse":[{"_beagleAction_":"beagle:alert","message":"Only \#(good.stock) in stock."}]}]},
      {"_beagleComponent_":"beagle:button","id":"add","text":"Add to cart","onPress":[
        {"_beagleAction_":"beagle:setContext","contextId":"global","path":"count","value":"@{basket.quantity}"},
        {"_beagleAction_":"beagle:setContext","contextId":"global","path":"total","value":"@{multiply(basket.quantity, \#(good.price))}"},
        {"_beagleAction_":"beagle:alert","message":"@{basket.quantity} × \#(good.name)","onPressOk":[
          {"_beagleAction_":"beagle:popView"}]}]}
      """#)
  }

  private var cart: String {
    screen(
      "cart", context: #"{"id":"note","value":""}"#,
      #"""
      {"_beagleComponent_":"beagle:text","id":"total","text":"@{global.count} for @{global.total} €"},
      {"_beagleComponent_":"beagle:button","id":"checkout","text":"Check out","onPress":[
        {"_beagleAction_":"beagle:pushView","route":{"url":"/\#(name)/checkout"}}]}
      """#)
  }

  private var checkout: String {
    screen(
      "checkout", context: #"{"id":"form","value":{"name":"","zip":"","status":"","tried":false}}"#,
      #"""
      {"_beagleComponent_":"beagle:simpleForm","id":"order-form","children":[
        {"_beagleComponent_":"beagle:textInput","id":"name","value":"@{form.name}","showError":"@{form.tried}",
         "error":"@{condition(isEmpty(form.name), 'Who is it for?', '')}","onChange":[
          {"_beagleAction_":"beagle:setContext","contextId":"form","path":"name","value":"@{onChange.value}"}]},
        {"_beagleComponent_":"beagle:textInput","id":"zip","value":"@{form.zip}","showError":"@{form.tried}",
         "error":"@{condition(eq(length(form.zip), 5), '', 'Five digits')}","onChange":[
          {"_beagleAction_":"beagle:setContext","contextId":"form","path":"zip","value":"@{onChange.value}"}]},
        {"_beagleComponent_":"beagle:text","id":"status","text":"@{form.status}"},
        {"_beagleComponent_":"beagle:button","id":"order","text":"Order","onPress":[
          {"_beagleAction_":"beagle:setContext","contextId":"form","path":"tried","value":true},
          {"_beagleAction_":"beagle:submitForm"}]}],
       "onValidationError":[
        {"_beagleAction_":"beagle:setContext","contextId":"form","path":"status","value":"Please correct the marked fields."}],
       "onSubmit":[{"_beagleAction_":"beagle:sendRequest","url":"/\#(name)/orders","method":"POST",
        "data":{"name":"@{form.name}","zip":"@{form.zip}","total":"@{global.total}"},
        "onSuccess":[{"_beagleAction_":"beagle:resetStack","route":{"url":"/\#(name)/done"},
          "navigationContext":{"value":{"order":"@{onSuccess.data.order}"}}}],
        "onError":[
          {"_beagleAction_":"beagle:setContext","contextId":"form","path":"status","value":"The order failed."},
          {"_beagleAction_":"beagle:confirm","message":"Try again?","onPressOk":[{"_beagleAction_":"beagle:submitForm"}],
           "onPressCancel":[{"_beagleAction_":"beagle:popView"}]}]}]}
      """#)
  }

  private var done: String {
    screen(
      "done", context: #"{"id":"note","value":""}"#,
      #"""
      {"_beagleComponent_":"beagle:text","id":"number","text":"Order @{navigationContext.order}"},
      {"_beagleComponent_":"beagle:button","id":"home","text":"Back to the shop","onPress":[
        {"_beagleAction_":"beagle:resetStack","route":{"url":"/\#(name)/home"}}]}
      """#)
  }

  private func screen(_ screen: String, context: String, _ children: String) -> String {
    #"""
    {"_beagleComponent_":"beagle:screenComponent","id":"\#(name)-\#(screen)","navigationBar":{"title":"\#(screen)"},
     "child":{"_beagleComponent_":"beagle:container","context":\#(context),"children":[
    \#(children)
    ]}}

    """#
  }
}

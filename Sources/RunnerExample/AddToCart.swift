import Beagle

/// The shop's own action: counts an article in the global context, then goes on.
struct AddToCart: AsyncAction {
  var article: Expression<String>
  @AutoCodable var onFinish: [any Action]?

  func execute(controller: any BeagleController, origin: UIView) {
    let cart = controller.config.dependencies.globalContext
    let article = article.evaluate(with: origin) ?? "nothing"
    controller.later(after: 200) {
      let count = cart.get(path: "cart.\(article)").intValue ?? 0
      cart.set(value: .int(count + 1), path: "cart.\(article)")
      controller.execute(actions: onFinish, with: "onFinish", and: ["count": .int(count + 1)], origin: origin)
    }
  }
}

/// The shop's own operation: a price, less some per cent.
func discount(_ arguments: [DynamicObject]) -> DynamicObject {
  guard let price = arguments.first?.doubleValue, let percent = arguments.last?.doubleValue else { return .empty }
  return .double(price * (100 - percent) / 100)
}

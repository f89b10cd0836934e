import Beagle

/// The shop's own component: a price that can be pressed.
struct PriceTag: Widget {
  var price: Expression<Double>
  var currency: String
  @AutoCodable var onPress: [any Action]?
  var id: String?
  var style: Style?
  var accessibility: Accessibility?
}

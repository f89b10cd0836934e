import BeagleSchema

/// Generates screens of a wanted size as a backend would send them.
enum ScreenGenerator {
  /// A screen with `count` components, of which `bound` texts read the context `form`.
  static func screen(components count: Int, bound: Int) -> String {
    var children: [String] = []
    children.reserveCapacity(count)
    for index in 0..<max(0, count - 2) {
      if index < bound {
        children.append(
          #"{"_beagleComponent_":"beagle:text","id":"bound\#(index)","text":"Total: @{form.total}"}"#)
      } else if index % 4 == 0 {
        children.append(
          #"""
          {"_beagleComponent_":"beagle:button","id":"button\#(index)","text":"Button \#(index)","onPress":[{"_beagleAction_":"beagle:setContext","contextId":"form","path":"name","value":"\#(index)"}]}
          """#)
      } else {
        children.append(
          #"""
          {"_beagleComponent_":"beagle:text","id":"text\#(index)","text":"Line number \#(index)","style":{"margin":{"top":{"value":8,"type":"REAL"}}}}
          """#)
      }
    }
    return #"""
      {"_beagleComponent_":"beagle:screenComponent","child":{"_beagleComponent_":"beagle:container","id":"root","context":{"id":"form","value":{"total":0,"name":"","other":{"deep":[1,2,3]}}},"children":[\#(children.joined(separator: ","))]}}
      """#
  }

  /// A screen with a list of the items of a context.
  static func list(items: Int) -> String {
    let values: String = (0..<items).map { #"{"id":\#($0),"name":"Item \#($0)","price":\#($0).5}"# }
      .joined(separator: ",")
    return #"""
      {"_beagleComponent_":"beagle:container","context":{"id":"shelf","value":{"items":[\#(values)],"tick":0}},"children":[{"_beagleComponent_":"beagle:listView","id":"list","key":"id","dataSource":"@{shelf.items}","templates":[{"view":{"_beagleComponent_":"beagle:text","id":"row","text":"@{item.name}: @{item.price}"}}]}]}
      """#
  }
}

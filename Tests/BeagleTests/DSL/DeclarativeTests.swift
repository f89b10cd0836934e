import Beagle
import BeagleSchema
import Foundation
import Testing

/// Every component and action in Swift beside the document that it is.
@Suite struct DeclarativeTests {
  private func expectEqual(_ component: any ServerDrivenComponent, _ json: String, _ location: SourceLocation) throws {
    let decoder = ScreenDecoder()
    let written = try ScreenDecoder().decodeComponent(json: Array(try encode(component)))
    let read = try decoder.decodeComponent(json: json)
    #expect(text(written.node.wireForm) == text(read.node.wireForm), sourceLocation: location)
    #expect(read.warnings.map(\.kind) == [], sourceLocation: location)
    #expect(written.warnings.map(\.kind) == [], sourceLocation: location)
  }

  private func text(_ value: DynamicObject) -> String { JSONWriter.pretty.string(value) }

  private func encode(_ component: some BeagleCodable) throws -> [UInt8] { Array(try Coder().encode(value: component)) }

  private func check(
    _ component: any ServerDrivenComponent, _ json: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    try expectEqual(component, json, location)
    let again: any ServerDrivenComponent = try Coder().decode(from: .init(json.utf8))
    try expectEqual(again, json, location)
  }

  private func check(_ action: any Action, _ json: String, _ location: SourceLocation = #_sourceLocation) throws {
    let read = try ScreenDecoder().decodeAction(json: Array(json.utf8))
    let written = try ScreenDecoder().decodeAction(json: try encode(action))
    #expect(text(written.node.wireForm) == text(read.node.wireForm), sourceLocation: location)
    #expect(read.warnings.map(\.kind) == [], sourceLocation: location)
    let again: any Action = try Coder().decode(from: .init(json.utf8))
    let rewritten = try ScreenDecoder().decodeAction(json: try encode(again))
    #expect(text(rewritten.node.wireForm) == text(read.node.wireForm), sourceLocation: location)
  }

  @Test func screens() throws {
    try check(
      Screen(
        navigationBar: NavigationBar(title: "Text Screen", showBackButton: true), child: Text("Beagle")),
      """
      {"_beagleComponent_":"beagle:screenComponent",
      "navigationBar":{"title":"Text Screen","showBackButton":true},
      "child":{"_beagleComponent_":"beagle:text","text":"Beagle"}}
      """)
    try check(
      Screen(
        id: "home", style: Style(backgroundColor: "#FFF"), safeArea: SafeArea(top: true, bottom: false),
        navigationBar: NavigationBar(
          title: "Home", styleId: "bar", backButtonAccessibility: Accessibility(accessibilityLabel: "Back"),
          navigationBarItems: [
            NavigationBarItem(
              text: "Share", image: "@{icon}", onPress: [Navigate.popView()],
              accessibility: Accessibility(accessible: false, isHeader: true))
          ]),
        context: Context(id: "user", value: ["name": "Ana"])
      ) { Container() },
      """
      {"_beagleComponent_":"beagle:screenComponent","id":"home","style":{"backgroundColor":"#FFF"},
      "safeArea":{"top":true,"bottom":false},
      "navigationBar":{"title":"Home","styleId":"bar",
      "backButtonAccessibility":{"accessibilityLabel":"Back","accessible":true},
      "navigationBarItems":[{"text":"Share","image":"@{icon}","onPress":[{"_beagleAction_":"beagle:popView"}],
      "accessibility":{"accessible":false,"isHeader":true}}]},
      "child":{"_beagleComponent_":"beagle:container"},"context":{"id":"user","value":{"name":"Ana"}}}
      """)
  }

  @Test func layout() throws {
    let isWide = true
    try check(
      Container(styleId: "card", onInit: [SubmitForm()], id: "box", accessibility: Accessibility()) {
        Text("a")
        if isWide { Text("b") }
        for label in ["c", "d"] { Button(text: .value(label)) }
      },
      """
      {"_beagleComponent_":"beagle:container","children":[{"_beagleComponent_":"beagle:text","text":"a"},
      {"_beagleComponent_":"beagle:text","text":"b"},{"_beagleComponent_":"beagle:button","text":"c"},
      {"_beagleComponent_":"beagle:button","text":"d"}],"styleId":"card",
      "onInit":[{"_beagleAction_":"beagle:submitForm"}],"id":"box","accessibility":{"accessible":true}}
      """)
    try check(
      ScrollView(scrollDirection: .horizontal, scrollBarEnabled: false, context: Context(id: "c", value: 1)) {
        Text()
      },
      """
      {"_beagleComponent_":"beagle:scrollView","children":[{"_beagleComponent_":"beagle:text","text":""}],
      "scrollDirection":"HORIZONTAL","scrollBarEnabled":false,"context":{"id":"c","value":1}}
      """)
    try check(
      PageView(children: [Text("1")], currentPage: 0, onPageChange: [Navigate.popStack()]),
      """
      {"_beagleComponent_":"beagle:pageView","children":[{"_beagleComponent_":"beagle:text","text":"1"}],
      "currentPage":0,"onPageChange":[{"_beagleAction_":"beagle:popStack"}]}
      """)
    try check(
      PageIndicator(numberOfPages: 2, currentPage: "@{page}", selectedColor: "#000", unselectedColor: "#FFF"),
      """
      {"_beagleComponent_":"beagle:pageIndicator","numberOfPages":2,"currentPage":"@{page}","selectedColor":"#000",
      "unselectedColor":"#FFF"}
      """)
    try check(
      TabBar(items: [TabBarItem(icon: "home", title: "Home"), TabBarItem(title: "You")], currentTab: 1),
      """
      {"_beagleComponent_":"beagle:tabBar","items":[{"icon":{"mobileId":"home"},"title":"Home"},{"title":"You"}],
      "currentTab":1}
      """)
    try check(
      Touchable(onPress: [Navigate.popView()]) { Text("x") },
      """
      {"_beagleComponent_":"beagle:touchable","onPress":[{"_beagleAction_":"beagle:popView"}],
      "child":{"_beagleComponent_":"beagle:text","text":"x"}}
      """)
    try check(
      LazyComponent(path: "/lazy", initialState: Text("…")),
      """
      {"_beagleComponent_":"beagle:lazyComponent","path":"/lazy",
      "initialState":{"_beagleComponent_":"beagle:text","text":"…"}}
      """)
    try check(
      PullToRefresh(onPull: [], isRefreshing: false, color: "#000", child: Text("x")),
      """
      {"_beagleComponent_":"beagle:pullToRefresh","onPull":[],"isRefreshing":false,"color":"#000",
      "child":{"_beagleComponent_":"beagle:text","text":"x"}}
      """)
    try check(
      SimpleForm(onSubmit: [SubmitForm()], onValidationError: [], id: "f") { TextInput(value: "a") },
      """
      {"_beagleComponent_":"beagle:simpleForm","children":[{"_beagleComponent_":"beagle:textInput","value":"a"}],
      "onSubmit":[{"_beagleAction_":"beagle:submitForm"}],"onValidationError":[],"id":"f"}
      """)
  }

  @Test func lists() throws {
    try check(
      ListView(
        dataSource: "@{items}",
        templates: [Template(case: "@{eq(item, 1)}") { Text("one") }, Template(view: Text("@{item}"))],
        key: "id", direction: .vertical, iteratorName: "item", indexName: "n", onScrollEnd: [], scrollEndThreshold: 80,
        isScrollIndicatorVisible: true, useParentScroll: true, style: Style()),
      """
      {"_beagleComponent_":"beagle:listView","dataSource":"@{items}","templates":[
      {"case":"@{eq(item, 1)}","view":{"_beagleComponent_":"beagle:text","text":"one"}},
      {"view":{"_beagleComponent_":"beagle:text","text":"@{item}"}}],"key":"id","direction":"VERTICAL",
      "iteratorName":"item","indexName":"n","onScrollEnd":[],"scrollEndThreshold":80,
      "isScrollIndicatorVisible":true,"useParentScroll":true,"style":{}}
      """)
    try check(
      GridView(dataSource: .value([1, "a", ["b": .empty]]), templates: [], spanCount: 2),
      """
      {"_beagleComponent_":"beagle:gridView","dataSource":[1,"a",{"b":null}],"templates":[],"spanCount":2}
      """)
  }

  @Test func widgets() throws {
    try check(
      Text("a @{b}", styleId: "s", alignment: .value(.center), textColor: "#F00", id: "t"),
      """
      {"_beagleComponent_":"beagle:text","text":"a @{b}","styleId":"s","alignment":"CENTER","textColor":"#F00","id":"t"}
      """)
    try check(Text(text: #"\@{plain}"#), #"{"_beagleComponent_":"beagle:text","text":"\\@{plain}"}"#)
    try check(
      Button("Buy", styleId: "s", onPress: [Alert(message: "m")], enabled: "@{ok}"),
      """
      {"_beagleComponent_":"beagle:button","text":"Buy","styleId":"s",
      "onPress":[{"_beagleAction_":"beagle:alert","message":"m"}],"enabled":"@{ok}"}
      """)
    try check(
      Image(.local("logo"), mode: .fitCenter),
      """
      {"_beagleComponent_":"beagle:image","path":{"_beagleImagePath_":"local","mobileId":"logo"},"mode":"FIT_CENTER"}
      """)
    try check(
      Image(.remote(.init(url: "@{url}", placeholder: "wait"))),
      """
      {"_beagleComponent_":"beagle:image","path":{"_beagleImagePath_":"remote","url":"@{url}",
      "placeholder":{"mobileId":"wait"}}}
      """)
    try check(Image(path: "@{path}"), #"{"_beagleComponent_":"beagle:image","path":"@{path}"}"#)
    try check(
      TextInput(
        value: "@{v}", placeholder: "p", enabled: true, readOnly: false, type: .value(.email), error: "e",
        showError: "@{s}", styleId: "s", onFocus: [], onChange: [SubmitForm()], onBlur: []),
      """
      {"_beagleComponent_":"beagle:textInput","value":"@{v}","placeholder":"p","enabled":true,"readOnly":false,
      "type":"EMAIL","error":"e","showError":"@{s}","styleId":"s","onFocus":[],
      "onChange":[{"_beagleAction_":"beagle:submitForm"}],"onBlur":[]}
      """)
    try check(WebView(url: "https://kelp.test"), #"{"_beagleComponent_":"beagle:webView","url":"https://kelp.test"}"#)
  }

  @Test func styles() throws {
    let flex = Flex(
      flexDirection: .rowReverse, flexWrap: .noWrap, justifyContent: .spaceAround, alignItems: .baseline,
      alignSelf: .auto, alignContent: .flexEnd, basis: UnitValue(value: 0, type: .auto), flex: 1, grow: 2, shrink: 0.5)
    try check(
      Container(
        style: Style(
          backgroundColor: "@{color}", cornerRadius: CornerRadius(radius: 4, topLeft: "@{r}"), borderColor: "#000",
          borderWidth: 1, size: Size(width: 100, height: .percent(50), aspectRatio: 1.5),
          margin: EdgeValue(left: 8.5, all: .real("@{m}")), padding: EdgeValue(), position: EdgeValue(top: 1),
          positionType: .absolute, display: "@{d}", flex: flex)),
      """
      {"_beagleComponent_":"beagle:container","style":{"backgroundColor":"@{color}",
      "cornerRadius":{"radius":4,"topLeft":"@{r}"},"borderColor":"#000","borderWidth":1,
      "size":{"width":{"value":100,"type":"REAL"},"height":{"value":50,"type":"PERCENT"},"aspectRatio":1.5},
      "margin":{"left":{"value":8.5,"type":"REAL"},"all":{"value":"@{m}","type":"REAL"}},"padding":{},
      "position":{"top":{"value":1,"type":"REAL"}},"positionType":"ABSOLUTE","display":"@{d}",
      "flex":{"flexDirection":"ROW_REVERSE","flexWrap":"NO_WRAP","justifyContent":"SPACE_AROUND",
      "alignItems":"BASELINE","alignSelf":"AUTO","alignContent":"FLEX_END","basis":{"value":0,"type":"AUTO"},
      "flex":1,"grow":2,"shrink":0.5}}}
      """)
  }

  @Test func contextActions() throws {
    try check(
      SetContext(
        contextId: "c", path: "a[0].b", value: ["k": DynamicObject(propertyText: "@{x}"), "l": "@{y}"],
        analytics: .disabled),
      """
      {"_beagleAction_":"beagle:setContext","contextId":"c","path":"a[0].b","value":{"k":"@{x}","l":"\\\\@{y}"},
      "analytics":false}
      """)
    try check(
      AddChildren(componentId: "box", value: [Text("@{a}")], mode: .prepend),
      """
      {"_beagleAction_":"beagle:addChildren","componentId":"box",
      "value":[{"_beagleComponent_":"beagle:text","text":"@{a}"}],"mode":"PREPEND"}
      """)
    let expression = try #require(ContextExpression(parsing: "@{list}"))
    try check(
      AddChildren(componentId: "box", value: expression),
      #"{"_beagleAction_":"beagle:addChildren","componentId":"box","value":"@{list}"}"#)
    try check(
      Condition(condition: "@{ok}", onTrue: [SubmitForm(analytics: .enabled())], onFalse: []),
      """
      {"_beagleAction_":"beagle:condition","condition":"@{ok}",
      "onTrue":[{"_beagleAction_":"beagle:submitForm","analytics":true}],"onFalse":[]}
      """)
  }

  @Test func dialogsAndRequests() throws {
    try check(
      Alert(title: "@{t}", message: "m", onPressOk: [SubmitForm()], labelOk: "Fine"),
      """
      {"_beagleAction_":"beagle:alert","title":"@{t}","message":"m","labelOk":"Fine",
      "onPressOk":[{"_beagleAction_":"beagle:submitForm"}]}
      """)
    try check(
      Confirm(message: "m", onPressOk: [], onPressCancel: [], labelOk: "Yes", labelCancel: "No"),
      """
      {"_beagleAction_":"beagle:confirm","message":"m","labelOk":"Yes","labelCancel":"No","onPressOk":[],
      "onPressCancel":[]}
      """)
    let details = ActionAnalyticsConfig.Attributes(attributes: ["url"], additionalEntries: ["a": 1])
    try check(
      SendRequest(
        url: "/login", method: .value(.post), data: ["user": DynamicObject(propertyText: "@{user}")],
        headers: .value(["x": "y"]), onSuccess: [], onError: [], onFinish: [], analytics: .enabled(details)),
      """
      {"_beagleAction_":"beagle:sendRequest","url":"/login","method":"POST","data":{"user":"@{user}"},
      "headers":{"x":"y"},"onSuccess":[],"onError":[],"onFinish":[],
      "analytics":{"attributes":["url"],"additionalEntries":{"a":1}}}
      """)
    try check(
      SendRequest(url: "@{u}", headers: "@{h}"),
      #"{"_beagleAction_":"beagle:sendRequest","url":"@{u}","headers":"@{h}"}"#)
  }

  @Test func navigation() throws {
    try check(
      Navigate.openExternalURL("https://kelp.test", analytics: .disabled),
      #"{"_beagleAction_":"beagle:openExternalURL","url":"https://kelp.test","analytics":false}"#)
    try check(
      Navigate.openNativeRoute("profile", data: ["tab": "2"]),
      """
      {"_beagleAction_":"beagle:openNativeRoute","route":"profile","data":{"tab":"2"},"shouldResetApplication":false}
      """)
    try check(
      Navigate.pushView(.remote("/cart"), navigationContext: NavigationContext(path: "a", value: 1)),
      """
      {"_beagleAction_":"beagle:pushView","route":{"url":"/cart"},"navigationContext":{"path":"a","value":1}}
      """)
    let screen = Screen(id: "s", child: Text("x"))
    let path = Route.NewPath(
      url: "@{url}", shouldPrefetch: true, fallback: screen,
      httpAdditionalData: HttpAdditionalData(method: .post, headers: ["a": "b"], body: [1]))
    try check(
      Navigate.pushStack(.remote(path), controllerId: "sheet"),
      """
      {"_beagleAction_":"beagle:pushStack","route":{"url":"@{url}","shouldPrefetch":true,
      "fallback":{"id":"s",
      "child":{"_beagleComponent_":"beagle:text","text":"x"}},
      "httpAdditionalData":{"method":"POST","headers":{"a":"b"},"body":[1]}},"controllerId":"sheet"}
      """)
    try check(
      Navigate.resetStack(.declarative(screen)),
      """
      {"_beagleAction_":"beagle:resetStack","route":{"screen":{"id":"s",
      "child":{"_beagleComponent_":"beagle:text","text":"x"}}}}
      """)
    try check(
      Navigate.resetApplication(.remote("/"), controllerId: "tabs"),
      #"{"_beagleAction_":"beagle:resetApplication","route":{"url":"/"},"controllerId":"tabs"}"#)
    try check(
      Navigate.popToView("@{home}", navigationContext: NavigationContext(value: [])),
      #"{"_beagleAction_":"beagle:popToView","route":"@{home}","navigationContext":{"value":[]}}"#)
    try check(Navigate.popView(), #"{"_beagleAction_":"beagle:popView"}"#)
    try check(Navigate.popStack(), #"{"_beagleAction_":"beagle:popStack"}"#)
  }

  @Test func stylesAreBuiltInChains() {
    let color = "#1B4332"
    #expect(
      Style().backgroundColor(color).cornerRadius(CornerRadius(radius: 8)).borderColor("@{c}").borderWidth(1)
        .size(Size().width(100%).height(300).minWidth(1).maxWidth(62.5%).minHeight(2).maxHeight(3).aspectRatio(1.5))
        .margin(EdgeValue().all(10).left(1).top(2).right(3).bottom(4)).padding(EdgeValue().horizontal(5).vertical(6))
        .position(EdgeValue()).positionType(.absolute).display(.none)
        .flex(
          Flex().flexDirection(.row).flexWrap(.wrap).justifyContent(.center).alignItems(.center).alignSelf(.center)
            .alignContent(.center).basis(.auto).flex(1).grow(2).shrink(3))
        == Style(
          backgroundColor: "#1B4332", cornerRadius: CornerRadius(radius: 8), borderColor: "@{c}", borderWidth: 1,
          size: Size(
            width: .percent(100), height: 300, maxWidth: .percent(62.5), maxHeight: 3, minWidth: 1, minHeight: 2,
            aspectRatio: 1.5),
          margin: EdgeValue(left: 1, top: 2, right: 3, bottom: 4, all: 10),
          padding: EdgeValue(horizontal: 5, vertical: 6), position: EdgeValue(), positionType: .absolute,
          display: .value(.none),
          flex: Flex(
            flexDirection: .row, flexWrap: .wrap, justifyContent: .center, alignItems: .center, alignSelf: .center,
            alignContent: .center, basis: .auto, flex: 1, grow: 2, shrink: 3)))
    let base = Style().margin(EdgeValue().all(10))
    #expect(base.display("@{shown}").margin == base.margin)
    #expect(base.display == nil)
    let width = 2.0
    #expect(Style().borderWidth(width) == Style(borderWidth: 2))
  }
}

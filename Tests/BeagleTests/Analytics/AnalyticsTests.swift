import BeagleSchema
import Foundation
import Testing

@testable import Beagle

/// The rules of dependencies §6 and actions §9.
@Suite struct AnalyticsTests {
  @Test func configurationKeysAreComparedWithoutCase() throws {
    let config = AnalyticsConfig(actions: ["beagle:Confirm": ["title"], "beagle:confirm": ["message"]])
    #expect(config.attributes(of: "beagle:CONFIRM") == ["message"])
    #expect(config.attributes(of: "beagle:alert") == nil)
    #expect(config.enableScreenAnalytics)
    let decoded = try JSONDecoder().decode(AnalyticsConfig.self, from: Data("{\"actions\":{\"A\":[]}}".utf8))
    #expect(decoded == AnalyticsConfig(actions: ["a": []]))
    #expect(try JSONDecoder().decode(AnalyticsConfig.self, from: Data("{}".utf8)) == AnalyticsConfig())
  }

  @Test func recordsEncodeAsTheirObjects() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let screen = AnalyticsRecord(type: .screen, screen: "/a@{b}", timestamp: 1.5, rootId: "r")
    #expect(
      String(decoding: try encoder.encode(screen), as: UTF8.self)
        == #"{"platform":"ios","rootId":"r","screen":"\/a@{b}","timestamp":1.5,"type":"screen"}"#)
    let action = AnalyticsRecord(
      type: .action(AnalyticsRecord.Action(beagleAction: "beagle:alert", event: nil, attributes: ["title": "T"])),
      screen: nil, timestamp: 2)
    #expect(
      String(decoding: try encoder.encode(action), as: UTF8.self)
        == #"{"attributes":{"title":"T"},"beagleAction":"beagle:alert","component":{"position":{"x":0,"y":0}},"#
        + #""event":null,"platform":"ios","screen":null,"timestamp":2,"type":"action"}"#)
  }

  private func details(
    _ attributes: [String]?, _ entries: DynamicDictionary? = nil
  ) -> ActionAnalytics {
    .detailed(ActionAnalyticsDetails(attributes: attributes, additionalEntries: entries, fields: []))
  }

  @Test func actionsAndConfigurationDecideTogether() {
    #expect(AnalyticsRule(nil, configured: nil) == nil)
    #expect(AnalyticsRule(.disabled, configured: ["method"]) == nil)
    #expect(AnalyticsRule(nil, configured: ["method", "url"])?.attributes == ["method", "url"])
    #expect(AnalyticsRule(nil, configured: [])?.attributes == [])
    #expect(AnalyticsRule(.enabled, configured: nil)?.attributes == [])
    #expect(AnalyticsRule(.enabled, configured: ["url"])?.attributes == ["url"])
    #expect(AnalyticsRule(details(nil), configured: ["url"])?.attributes == [])
    #expect(AnalyticsRule(details(nil), configured: ["url"], objectReplacesConfig: false)?.attributes == ["url"])
    #expect(AnalyticsRule(details(["method"]), configured: ["url"])?.attributes == ["method"])
    let entries = AnalyticsRule(details(nil, ["a": .int(1)]), configured: nil)
    #expect(entries?.attributes == [])
    #expect(entries?.additionalEntries == ["a": .int(1)])
  }

  @Test func attributesAreKeyPaths() throws {
    let properties: DynamicDictionary = [
      "url": .string("/a"), "data": .empty, "analytics": .bool(true),
      "route": .dictionary(["url": .string("/b"), "more": .dictionary(["deep": .int(1)])]),
      "list": .array([.int(1)]),
    ]
    let names = [
      "url", "route.url", "route.more", "route.more.deep", "data", "nope", "route.nope.x", "list[0]", "",
      "analytics",
    ]
    let rule = try #require(AnalyticsRule(details(names), configured: nil))
    #expect(
      rule.values(in: properties) == [
        "url": .string("/a"), "route.url": .string("/b"), "route.more": .dictionary(["deep": .int(1)]),
        "route.more.deep": .int(1),
      ])
  }

  @Test func recordsOfScreens() {
    let record = AnalyticsRecord(type: .screen, screen: "/home", timestamp: 5, rootId: "root")
    #expect(
      record.toDictionary() == [
        "type": .string("screen"), "rootId": .string("root"), "screen": .string("/home"), "platform": .string("ios"),
        "timestamp": .double(5),
      ])
    #expect(AnalyticsRecord(type: .screen, screen: nil, timestamp: 5).toDictionary()["screen"] == nil)
  }

  @Test func recordsOfActions() {
    let action = AnalyticsRecord.Action(
      beagleAction: "beagle:alert", event: "onPress", component: .init(id: "b", type: "beagle:button"),
      attributes: ["title": .string("t")])
    let record = AnalyticsRecord(type: .action(action), screen: "/home", timestamp: 5).toDictionary()
    #expect(
      record["component"]
        == .dictionary([
          "id": .string("b"), "type": .string("beagle:button"),
          "position": .dictionary(["x": .double(0), "y": .double(0)]),
        ]))
    #expect(record["attributes"] == .dictionary(["title": .string("t")]))
    #expect(record["additionalEntries"] == nil)
    let bare = AnalyticsRecord(
      type: .action(.init(beagleAction: "custom:x", event: nil)), screen: nil, timestamp: 5, platform: "android")
    #expect(
      bare.toDictionary() == [
        "type": .string("action"), "beagleAction": .string("custom:x"), "event": .empty, "screen": .empty,
        "component": .dictionary(["position": .dictionary(["x": .double(0), "y": .double(0)])]),
        "platform": .string("android"), "timestamp": .double(5),
      ])
  }

  private final class Memory: Analytics {
    var lines: [String] = []
    func trackEventOnScreenAppeared(_ event: AnalyticsScreen) { lines.append("appeared \(event.screenName)") }
    func trackEventOnScreenDisappeared(_ event: AnalyticsScreen) { lines.append("disappeared \(event.screenName)") }
    func trackEventOnClick(_ event: AnalyticsClick) {
      lines.append("click \(event.category) \(event.label ?? "-") \(event.value ?? "-")")
    }
  }

  private func node(_ fields: [Field]) -> ComponentNode {
    ComponentNode(unknown: "beagle:button", id: "b", fields: fields)
  }

  @Test func theOldInterfaceHearsTheSameEvents() {
    let memory = Memory()
    let adapter = AnalyticsAdapter(memory)
    adapter.screenAppeared("/home", root: nil)
    adapter.screenAppeared(nil, root: nil)
    let named = node([
      Field("screenAnalyticsEvent", .unread(.dictionary(["screenName": .string("Home")]))),
      Field("clickAnalyticsEvent", .unread(.dictionary(["category": .string("c"), "value": .string("v")]))),
    ])
    adapter.screenDisappeared("/home", root: named)
    let action = ActionNode(definition: nil, wireName: "beagle:pushView", fields: [])
    adapter.pressed(node([]), id: "b", event: "onPress", firstAction: action)
    adapter.pressed(named, id: "b", event: "onPress", firstAction: action)
    #expect(
      memory.lines == ["appeared /home", "disappeared Home", "click onPress b beagle:pushview", "click c - v"])
  }
}

import Beagle
import BeagleSchema

/// The runtime alone: decoding, loading, writing, lists, navigation, the clock.
enum RuntimeBenchmarks {
  static var all: [Benchmark] { decoding + loading + writing + lists + navigation + clock }

  private static let sizes: [Int] = [100, 1_000, 10_000, 100_000]

  private static var decoding: [Benchmark] {
    [
      Benchmark("decode/2MB screen", target: 2_000_000 / 0.16) {
        let json: [UInt8] = Array(ScreenGenerator.screen(components: 14_000, bound: 1_000).utf8)
        return { keep(try ScreenDecoder().decodeComponent(json: json)) }
      }
    ]
  }

  private static var loading: [Benchmark] {
    sizes.map { size in
      let target: Double? = [1_000: 1_500_000, 10_000: 15_000_000][size]
      return Benchmark(
        "load/\(size) components", target: target,
        work: {
          let json: String = ScreenGenerator.screen(components: size, bound: 10)
          var loaded: [Application] = []
          return Benchmark.Work {
            let app = try application(["GET /": json])
            loaded.append(app)
            try app.drive { app.open(.remote(RemoteScreen(url: "/"))) }
            keep(app.visibleScreen?.root?.tree)
          } cleanUp: {
            for app in loaded { app.dismantle() }
            loaded = []
          }
        })
    }
  }

  private static var writing: [Benchmark] {
    let bySize: [Benchmark] = sizes.map { setContext(components: $0, bound: 10, target: $0 < 100_000 ? 20_000 : nil) }
    let byBound: [Benchmark] = [1, 100, 1_000].map { setContext(components: 10_000, bound: $0, target: nil) }
    return bySize + byBound
  }

  private static func setContext(components: Int, bound: Int, target: Double?) -> Benchmark {
    Benchmark("setContext/\(bound) bound of \(components)", target: target) {
      let app = try application(["GET /": ScreenGenerator.screen(components: components, bound: bound)])
      try app.drive { app.open(.remote(RemoteScreen(url: "/"))) }
      guard let form = app.visibleScreen?.contentOrigin?.context("form") else { throw BenchmarkError("no context") }
      let path = Path(nodes: [.key("total")])
      var total = 0
      return {
        total += 1
        let value = DynamicObject.int(total)
        try app.drive { app.writing(asCall: "benchmark") { app.write(value, to: form, at: path) } }
      }
    }
  }

  private static var lists: [Benchmark] {
    [100, 1_000, 10_000].map { items in
      Benchmark("list/write beside \(items) items") {
        let app = try application(["GET /": ScreenGenerator.list(items: items)])
        try app.drive { app.open(.remote(RemoteScreen(url: "/"))) }
        guard let shelf = app.visibleScreen?.contentOrigin?.context("shelf") else { throw BenchmarkError("no context") }
        let path = Path(nodes: [.key("tick")])
        var tick = 0
        return {
          tick += 1
          let value = DynamicObject.int(tick)
          try app.drive { app.writing(asCall: "benchmark") { app.write(value, to: shelf, at: path) } }
        }
      }
    }
  }

  private static var navigation: [Benchmark] {
    [10, 100, 1_000].map { depth in
      Benchmark("navigate/\(depth) deep", units: depth) {
        let json: String = ScreenGenerator.screen(components: 8, bound: 2)
        let push = try ScreenDecoder().decodeAction(
          json: Array(#"{"_beagleAction_":"beagle:pushView","route":{"url":"/"}}"#.utf8)
        ).node
        return {
          let app = try application(["GET /": json])
          defer { app.dismantle() }
          try app.drive { app.open(.remote(RemoteScreen(url: "/"))) }
          for _ in 0..<depth { try app.drive { _ = try? app.perform([push]) } }
          for _ in 0..<depth { try app.drive { _ = app.back() } }
        }
      }
    }
  }

  private static var clock: [Benchmark] {
    [100, 1_000, 10_000].map { count in
      Benchmark("clock/\(count) pending", units: count) {
        {
          let scheduler = Scheduler()
          for index in 0..<count { scheduler.schedule(after: (index &* 7919) % 1_000) {} }
          scheduler.advance(by: 1_000)
        }
      }
    }
  }

  /// An application whose routes answer these texts.
  static func application(_ bodies: [String: String]) throws -> Application {
    let app = Application(baseURL: "https://bench.test")
    for (route, text) in bodies { app.network.stub(try StubRoute(parsing: route), [.response(text: text)]) }
    return app
  }
}

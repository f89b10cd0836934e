extension FrameWriter {
  /// Adds an order as a frame.
  mutating func writeFrame(_ order: UnitOrder) {
    begin()
    write(order.unit)
    write(order.attempt)
    write(order.isWhole)
    write(order.only) { writer, places in writer.write(places) { $0.write($1) } }
    write(order.done) { $0.write($1) }
    end()
  }
}

extension FrameReader {
  /// An order.
  mutating func order() throws(Torn) -> UnitOrder {
    let unit = try integer()
    let attempt = try integer()
    let isWhole = try flag()
    let only = try optional { (reader) throws(Torn) in
      try reader.list { (reader) throws(Torn) in try reader.integer() }
    }
    let done = try list { (reader) throws(Torn) in try reader.integer() }
    return UnitOrder(unit: unit, attempt: attempt, isWhole: isWhole, only: only, done: done)
  }
}

import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A small HTTP server on the loopback interface that says what it is told to, byte by byte.
final class LoopbackServer: @unchecked Sendable {
  /// What a client has asked for.
  struct Ask {
    let method: String
    let path: String
    let headers: [String: String]
    let body: [UInt8]
  }

  /// What the server does with a connection, one after the other.
  enum Step {
    /// Sends a text as it is.
    case send(String)
    /// Sends bytes as they are.
    case bytes([UInt8])
    /// Says nothing for a while.
    case pause(milliseconds: UInt32)
    /// Says nothing more until the client is gone.
    case silence
    /// Breaks the connection.
    case reset

    /// A whole answer.
    static func answer(_ body: String, status: String = "200 OK", headers: [String] = []) -> Step {
      let head = (["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"] + headers)
      return .send(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }
  }

  let port: UInt16
  private let socket: Int32

  /// A server that answers with what `respond` says; one that does not listen has a port at which nobody is.
  init(listens: Bool = true, _ respond: @escaping @Sendable (Ask) -> [Step]) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = socket
    let port: UInt16? = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        guard bind(descriptor, general, length) == 0, !listens || listen(descriptor, 16) == 0,
          getsockname(descriptor, general, &length) == 0
        else { return nil }
        return UInt16(bigEndian: pointer.pointee.sin_port)
      }
    }
    guard let port else { throw POSIXError(.EADDRINUSE) }
    self.port = port
    Thread.detachNewThread { [socket] in
      while listens {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { break }
        Thread.detachNewThread { Self.serve(connection, respond) }
      }
      close(socket)
    }
  }

  /// Ends the thread that accepts connections, which closes the socket: were it closed here, the thread could go on with
  /// that of another server, which has got the same number.
  deinit { shutdown(socket, Int32(SHUT_RDWR)) }

  /// The address of a path on the server.
  func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  private static func serve(_ connection: Int32, _ respond: (Ask) -> [Step]) {
    defer { close(connection) }
    guard let ask = read(connection) else { return }
    for step in respond(ask) {
      switch step {
      case .send(let text): write(Array(text.utf8), connection)
      case .bytes(let bytes): write(bytes, connection)
      case .pause(let milliseconds): usleep(milliseconds * 1000)
      case .silence: waitForEnd(of: connection)
      case .reset:
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(connection, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
        return
      }
    }
    shutdown(connection, Int32(SHUT_WR))
    waitForEnd(of: connection)
  }

  private static func waitForEnd(of connection: Int32) {
    var rest = [UInt8](repeating: 0, count: 256)
    while recv(connection, &rest, rest.count, 0) > 0 {}
  }

  private static func write(_ bytes: [UInt8], _ connection: Int32) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  private static func read(_ connection: Int32) -> Ask? {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    let end = Array("\r\n\r\n".utf8)
    while true {
      let text = String(decoding: received, as: UTF8.self)
      if let headEnd = text.range(of: "\r\n\r\n") {
        let lines = text[..<headEnd.lowerBound].components(separatedBy: "\r\n")
        let first = lines[0].split(separator: " ")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
          let parts = line.split(separator: ":", maxSplits: 1)
          if parts.count == 2 { headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
        }
        let headLength = text[..<headEnd.lowerBound].utf8.count + end.count
        let length = headers["content-length"].flatMap { Int($0) } ?? 0
        if received.count >= headLength + length, first.count >= 2 {
          return Ask(
            method: String(first[0]), path: String(first[1]), headers: headers,
            body: Array(received[headLength..<(headLength + length)]))
        }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      received += buffer[..<count]
    }
  }
}

import Foundation

/// A small HTTP server that this machine alone can reach.
final class LoopbackServer: Sendable {
  struct Request: Sendable, Hashable {
    var path: String
    /// The values behind the question mark.
    var query: [String: String]
  }

  struct Response: Sendable {
    var status = "200 OK"
    var type = "text/plain; charset=utf-8"
    var body: [UInt8]

    static let notFound = Response(status: "404 Not Found", body: Array("not found\n".utf8))
  }

  private let socket: Int32
  /// The port that browsers connect to.
  let port: Int

  /// Binds 127.0.0.1.
  /// - Parameter port: 0 for any that is free.
  init(port: Int) throws(ServerError) {
    // A sockaddr_in: the family, the port and the address, most significant byte first.
    let address =
      Data([UInt8(AF_INET), 0, UInt8(port >> 8 & 0xFF), UInt8(port & 0xFF), 127, 0, 0, 1]) + Data(count: 8)
    guard
      let listener = SocketPort(
        protocolFamily: AF_INET, socketType: Int32(SOCK_STREAM.rawValue), protocol: 0, address: address)
    else { throw .portTaken(port) }
    // The port object would close its socket when it goes.
    socket = dup(listener.socket)
    let bound = [UInt8](listener.address)
    guard socket >= 0, bound.count >= 4 else { throw .portTaken(port) }
    self.port = Int(bound[2]) << 8 | Int(bound[3])
  }

  deinit {
    close(socket)
  }

  /// Answers requests until the process ends, each on a thread of its own.
  func serve(_ answer: @escaping @Sendable (Request) -> Response) {
    signal(SIGPIPE, SIG_IGN)
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else {
          Thread.sleep(forTimeInterval: 0.05)
          continue
        }
        let port = port
        Thread.detachNewThread { Connection(descriptor: connection, port: port).answer(answer) }
      }
    }
  }
}

/// Why the page cannot be served.
enum ServerError: UserError, Hashable {
  case portTaken(Int)

  var description: String {
    switch self {
    case .portTaken(let port):
      "port \(port) of 127.0.0.1 cannot be used; another program may have it: leave --port out for a free one"
    }
  }
}

/// One request and its answer.
private struct Connection {
  let descriptor: Int32
  let port: Int

  private static let limit = 16_384

  func answer(_ answer: (LoopbackServer.Request) -> LoopbackServer.Response) {
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard let head = head() else { return }
    let response = request(head).map(answer) ?? LoopbackServer.Response(status: "400 Bad Request", body: [])
    let lines = [
      "HTTP/1.1 \(response.status)", "Content-Type: \(response.type)", "Content-Length: \(response.body.count)",
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Connection: close", "", "",
    ]
    // Whoever asked may have gone.
    try? handle.write(contentsOf: Data(lines.joined(separator: "\r\n").utf8) + Data(response.body))
  }

  /// The request's head; nil where it is too long, or does not come in time.
  private func head() -> String? {
    var limit = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < Self.limit {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains("\r\n\r\n") { return text }
    }
    return nil
  }

  /// A GET for this server by its own name: pages of elsewhere that point a name of theirs at this machine get nothing.
  private func request(_ head: String) -> LoopbackServer.Request? {
    let lines = head.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3, words[0] == "GET" else { return nil }
    let host = lines.dropFirst().first { $0.lowercased().hasPrefix("host:") }?.dropFirst(5)
      .trimmingCharacters(in: .whitespaces)
    guard let host, ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else { return nil }
    let parts = words[1].split(separator: "?", maxSplits: 1)
    let items = URLComponents(string: String(words[1]))?.queryItems ?? []
    let query = Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
    guard let path = parts.first?.removingPercentEncoding else { return nil }
    return LoopbackServer.Request(path: path, query: query)
  }
}

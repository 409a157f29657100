import Foundation
import FoundationNetworking
import Testing

@testable import SnapshotEngine

@Suite struct WatchTests {
  private func get(_ path: String, _ port: Int, host: String? = nil) async throws -> (status: Int, text: String) {
    var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)\(path)")))
    if let host { request.setValue(host, forHTTPHeaderField: "Host") }
    let (data, response) = try await URLSession.shared.data(for: request)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
  }

  @Test func `the page, its state and its pictures are served, and nothing else`() async throws {
    let folder = try TemporaryFolder()
    let picture = try folder.write("picture", to: "a.png")
    let state = WatchState()
    state.update { content in
      content.pictures = [
        .init(name: "iphone-15/a", path: picture, width: 1, height: 1, remarks: ["<b>"])
      ]
    }
    let server = try LoopbackServer(port: 0)
    server.serve { state.response(to: $0) }
    #expect(try await get("/", server.port).text.contains("<title>navshot watch</title>"))
    #expect(try await get("/state", server.port).text.contains(#""name": "iphone-15/a""#))
    #expect(try await get("/picture?name=iphone-15/a", server.port).text == "picture")
    #expect(try await get("/picture?name=../a.png", server.port).status == 404)
    #expect(try await get("/a.png", server.port).status == 404)
  }

  @Test func `a page of elsewhere that names this machine gets nothing`() async throws {
    let server = try LoopbackServer(port: 0)
    server.serve { _ in .init(body: Array("secret".utf8)) }
    #expect(try await get("/", server.port, host: "evil.example").status == 400)
  }

  @Test func `a port that is taken is an error to act on`() throws {
    let server = try LoopbackServer(port: 0)
    #expect(throws: ServerError.portTaken(server.port)) { try LoopbackServer(port: server.port) }
  }

  @Test func `whoever asks for news waits until there is something new`() {
    let state = WatchState()
    let version = state.content.version
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.03)
      state.update { $0.title = "new" }
    }
    #expect(state.content(after: version, atMost: 5).title == "new")
  }

  @Test func `what the compiler says is on the page, and the pictures stay`() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("import UIKit\nclass A {", to: "A.swift")
    let form = WatchCommand.form
    let arguments = try form.parse(["--sources", source, "--device", "iphone-se", "--state", "active-guidance"])
    let state = WatchState()
    let watcher = Watcher(
      delegate: try DelegateOptions(arguments), options: try ScenarioOptions(arguments), folder: folder.path + "/out",
      paths: [source], state: state, log: { _ in })
    watcher.run(rounds: 1)
    #expect(state.content.error != nil)
    #expect(!state.content.isBusy)
  }

  @Test func `saving a file is a change once it is over`() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("a", to: "A.swift")
    let before = SourceStamp(paths: [folder.path])
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.05)
      _ = try? folder.write("longer", to: "A.swift")
    }
    #expect(SourceStamp.waitForChange(from: before, paths: [folder.path]) != before)
    #expect(SourceStamp(paths: [source]) != before)
  }
}

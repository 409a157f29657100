import Testing

@testable import SnapshotEngine

struct DelegateSourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func delegate(named name: String) -> String {
    "final class \(name): NSObject, NavigationLayoutDelegate {}\n"
  }

  @Test func `a folder's files are read in alphabetical order, subfolders too`() throws {
    _ = try folder.write("struct B {}", to: "b.swift")
    _ = try folder.write(delegate(named: "Mine"), to: "a/z.swift")
    _ = try folder.write("not Swift", to: "notes.txt")
    let source = try DelegateSource(paths: [folder.path])
    #expect(source.files.map { $0.path.dropFirst(folder.path.count) } == ["/a/z.swift", "/b.swift"])
    #expect(source.typeName == "Mine")
  }

  /// Code scanning shows findings without a line of their own there.
  @Test func `the delegate's file is the most important one`() throws {
    _ = try folder.write("enum Brand {}", to: "a.swift")
    _ = try folder.write(delegate(named: "Mine"), to: "z.swift")
    let source = try DelegateSource(paths: [folder.path])
    #expect(source.filesByImportance.map { $0.dropFirst(folder.path.count) } == ["/z.swift", "/a.swift"])
  }

  @Test func `several delegates are listed`() throws {
    _ = try folder.write(delegate(named: "A") + delegate(named: "B"), to: "x.swift")
    #expect(throws: DelegateError.severalDelegates(["A", "B"])) { try DelegateSource(paths: [folder.path]) }
  }

  @Test func `one of several can be named`() throws {
    _ = try folder.write(delegate(named: "A") + delegate(named: "B"), to: "x.swift")
    #expect(try DelegateSource(paths: [folder.path], typeName: "B").typeName == "B")
  }

  @Test func `a subclass of a delegate can be named`() throws {
    _ = try folder.write("class A: NSObject, NavigationLayoutDelegate {}\nclass B: A {}", to: "x.swift")
    #expect(try DelegateSource(paths: [folder.path], typeName: "B").typeName == "B")
  }

  @Test func `an unknown name is told apart from the candidates`() throws {
    _ = try folder.write(delegate(named: "Mine"), to: "x.swift")
    let error = try #require(throws: DelegateError.self) {
      try DelegateSource(paths: [folder.path], typeName: "Mina")
    }
    #expect(error.description == "the sources declare no class 'Mina', did you mean 'Mine'?:\n  Mine")
  }

  @Test func `sources without a delegate are told`() throws {
    let path = try folder.write("class A {}", to: "x.swift")
    #expect(throws: DelegateError.noDelegate(paths: [path])) { try DelegateSource(paths: [path]) }
  }

  @Test func `a private delegate is told`() throws {
    _ = try folder.write("private " + delegate(named: "A"), to: "x.swift")
    #expect(throws: DelegateError.privateType("A")) { try DelegateSource(paths: [folder.path]) }
  }

  @Test func `a path that is not there is told`() throws {
    #expect(throws: DelegateError.missing(path: "/no/such")) { try DelegateSource(paths: ["/no/such"]) }
  }

  @Test func `a folder without Swift files is told`() throws {
    #expect(throws: DelegateError.noSwiftFiles(path: folder.path)) { try DelegateSource(paths: [folder.path]) }
  }
}

import Testing

@testable import SnapshotEngine

struct DeclarationScannerTests {
  private static let sources: [(source: String, delegates: [String])] = [
    ("final class A: NSObject, NavigationLayoutDelegate {}", ["A"]),
    ("class A: NSObject {}\nextension A: NavigationLayoutDelegate {}", ["A"]),
    ("class A: GoogleNavigation.NavigationLayoutDelegate {}", ["A"]),
    ("class A: NSObject, @MainActor NavigationLayoutDelegate {}", ["A"]),
    ("class A: Base<Int, [NavigationLayoutDelegate]> {}", []),
    ("class A<T>: Base<T>, NavigationLayoutDelegate where T: NSObject {}", ["A"]),
    ("class A {}\nclass B: NSObject, NavigationLayoutDelegate {}", ["B"]),
    ("enum Screen { final class Layout: NSObject, NavigationLayoutDelegate {} }", ["Screen.Layout"]),
    ("extension Screen.Map { class L: NavigationLayoutDelegate {} }", ["Screen.Map.L"]),
    (
      "struct Outer { struct Inner { class L {} } }\nextension Outer.Inner.L: NavigationLayoutDelegate {}",
      ["Outer.Inner.L"]
    ),
    ("// class A: NavigationLayoutDelegate {}", []),
    ("/* /* nested */ class A: NavigationLayoutDelegate {} */", []),
    ("let text = \"class A: NavigationLayoutDelegate {}\"", []),
    ("let text = \"\"\"\nclass A: NavigationLayoutDelegate {}\n\"\"\"\nclass B: NavigationLayoutDelegate {}", ["B"]),
    ("let text = #\"\\\" class A: NavigationLayoutDelegate {}\"#\nclass B: NavigationLayoutDelegate {}", ["B"]),
    ("let text = \"\\(f(\"}\"))}\"\nclass B: NavigationLayoutDelegate {}", ["B"]),
    ("func make() { class Local: NavigationLayoutDelegate {} }", []),
    ("class A { class func make() {}; class var x: Int { 1 } }\nclass B: NavigationLayoutDelegate {}", ["B"]),
    ("protocol P: AnyObject, NavigationLayoutDelegate {}", []),
    ("struct S { let kind = A.class }\nclass B: NavigationLayoutDelegate {}", ["B"]),
    ("class `Default`: NavigationLayoutDelegate {}", ["Default"]),
    ("class A: NavigationLayoutDelegate", []),
    ("\"unfinished\nclass A: NavigationLayoutDelegate {}", ["A"]),
    ("", []),
  ]

  @Test(arguments: sources)
  func `finds the classes that conform`(source: String, delegates: [String]) {
    let found = DeclarationScanner.classes(in: [source]).filter(\.isLayoutDelegate)
    #expect(found.map(\.name) == delegates)
  }

  @Test func `an extension in another file counts`() {
    let found = DeclarationScanner.classes(in: ["extension A: NavigationLayoutDelegate {}", "class A {}"])
    #expect(found.filter(\.isLayoutDelegate).map(\.name) == ["A"])
  }

  @Test(arguments: [
    ("private final class A: NavigationLayoutDelegate {}", true), ("fileprivate class A {}", true),
    ("private enum E { class A {} }", true), ("public final class A {}", false),
    ("private let x = 1\nclass A {}", false), ("private func f() {}\nfinal class A {}", false),
  ])
  func `sees what is private`(source: String, isPrivate: Bool) {
    #expect(DeclarationScanner.classes(in: [source]).map(\.isPrivate) == [isPrivate])
  }
}

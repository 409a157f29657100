import Foundation
import GoogleNavigation

/// Makes delegates: a new one for each picture.
@MainActor
struct DelegateMaker {
  private let make: () -> AnyObject?
  /// What the built-in layout is drawn with; nil where there is a delegate.
  let builtInSettings: NavigationSettings?
  private let typeName: String

  init(_ delegate: WorkerOrder.Delegate) throws(DelegateError) {
    typeName = delegate.typeName
    if case .builtIn(let settings) = delegate { builtInSettings = settings } else { builtInSettings = nil }
    switch delegate {
    case .builtIn: make = { nil }
    case .sample(let sample): make = sample.make
    case .library(let path, _): make = try DelegateLibrary(path: path).factory
    }
  }

  /// A new delegate; nil for the built-in layout.
  func delegate() throws(DelegateError) -> (any NavigationLayoutDelegate)? {
    guard builtInSettings == nil else { return nil }
    guard let delegate = make() as? any NavigationLayoutDelegate else { throw .notADelegate(typeName) }
    return delegate
  }
}

/// A compiled library, loaded for the rest of the process's life.
@MainActor
private struct DelegateLibrary {
  let factory: () -> AnyObject

  // The boundary to the user's compiled code: the dynamic loader knows addresses only.
  init(path: String) throws(DelegateError) {
    guard let handle = dlopen(path, RTLD_NOW), let symbol = dlsym(handle, DelegateFactory.symbol) else {
      throw .cannotLoad(reason: dlerror().map { String(cString: $0) } ?? "no reason given")
    }
    let function = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeMutableRawPointer).self)
    factory = { Unmanaged<AnyObject>.fromOpaque(function()).takeRetainedValue() }
  }
}

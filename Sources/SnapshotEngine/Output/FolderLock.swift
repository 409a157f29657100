import Foundation

/// Keeps other runs from changing a folder while it is read, and from using it at all while it is changed.
///
/// The lock is the kernel's and leaves no file behind: it ends with its owner, or with the process, however that ends. Where
/// the file system knows no locks, there is none.
final class FolderLock: Sendable {
  enum Use {
    /// Any number of runs may read at a time.
    case reading
    case changing
  }

  private let descriptor: Int32

  /// Takes the lock of a folder that exists, and waits where another run has it.
  /// - Parameter waiting: told once, before waiting begins.
  init(_ folder: String, for use: Use, waiting: () -> Void = {}) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    let kind = use == .reading ? LOCK_SH : LOCK_EX
    guard flock(descriptor, kind | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
    waiting()
    while flock(descriptor, kind) != 0, errno == EINTR {}
  }

  /// Does some work while the lock is held.
  func during<Value, Failure: Error>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
    defer { withExtendedLifetime(self) {} }
    return try work()
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}

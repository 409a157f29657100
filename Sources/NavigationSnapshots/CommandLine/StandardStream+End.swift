import Foundation
import LayoutModel

extension StandardStream {
  /// Writes the whole text, or ends the program: without a word where nobody reads on, else with the reason.
  static func writeOrEnd(_ text: String, to descriptor: Int32) {
    guard let error = write(text, to: descriptor) else { return }
    if error != EPIPE, descriptor != STDERR_FILENO {
      _ = write("navshot: cannot write the result: \(String(cString: strerror(error)))\n", to: STDERR_FILENO)
    }
    exit(ExitStatus.usage.rawValue)
  }
}

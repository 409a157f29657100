import Foundation
import LayoutModel

extension StandardStream {
  /// Writes the whole text. A result that nobody gets ends the program: without a word where nobody reads on, else with the
  /// reason. What is only said about results may go unheard.
  static func writeOrEnd(_ text: String, to descriptor: Int32) {
    guard let error = write(text, to: descriptor), descriptor != STDERR_FILENO else { return }
    if error != EPIPE {
      _ = write("navshot: cannot write the result: \(String(cString: strerror(error)))\n", to: STDERR_FILENO)
    }
    exit(ExitStatus.usage.rawValue)
  }
}

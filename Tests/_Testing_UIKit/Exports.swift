/// The overlay that the toolchain imports for a file with both Testing and UIKit; it must pass Testing on.
@_exported public import Testing

import CMalloc

/// How a process keeps memory that pictures are drawn, read and compared in.
package enum PictureMemory {
  /// Has the C library keep what is freed, up to `limit` bytes, for the next picture. By default it gives large blocks back
  /// at once, and the system then clears the same pages for each picture: that can take longer than the work itself.
  package static func keepFreed(upTo limit: Int = 128 << 20) {
    mallopt(M_TRIM_THRESHOLD, Int32(clamping: limit))
    // The most that the C library takes: larger blocks still go back at once.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard input in pieces, for a program that answers before the end.
package enum InputStream {
  /// Returns up to 64 KiB, waiting for at least a byte; nil at the end, or if standard input can't be read.
  package static func next() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = unsafe read(StandardStream.input, &bytes, bytes.count)
      if count > 0 { return Array(bytes.prefix(count)) }
      if count == 0 { return nil }
      if errno == EINTR { continue }
      guard errno == EAGAIN, wait(for: StandardStream.input, POLLIN) else { return nil }
    }
  }

  /// True if a read would not wait.
  package static func hasMore() -> Bool { isKeyPressed(withinMilliseconds: 0) }
}

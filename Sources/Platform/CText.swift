#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension String {
  /// What C calls a string. Bytes that are not UTF-8 are U+FFFD.
  package init(cText start: UnsafePointer<CChar>) {
    unsafe self.init(decoding: UnsafeRawBufferPointer(start: start, count: strlen(start)), as: UTF8.self)
  }

  /// What C makes of the text; nil where it holds a NUL: C would read up to it, and take something else for this.
  func withCText<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result? {
    unsafe withCString { start in unsafe strlen(start) == utf8.count ? unsafe body(start) : nil }
  }

  var holdsNUL: Bool { unsafe withCText { _ in } == nil }
}

/// What C says of a path, or of two. One that holds a NUL is of nothing: C is not asked then, and the error is ENOENT.
func withPath(_ path: String, _ body: (UnsafePointer<CChar>) -> Int32) -> Int32 {
  if let result = unsafe path.withCText(body) { return result }
  errno = ENOENT
  return -1
}

func withPaths(
  _ one: String, _ other: String, _ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
) -> Int32 {
  unsafe withPath(one) { one in unsafe withPath(other) { unsafe body(one, $0) } }
}

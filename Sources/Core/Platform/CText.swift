import LibC

extension String {
  /// Copies a C string. Bytes that are not UTF-8 become U+FFFD.
  package init(cText start: UnsafePointer<CChar>) {
    unsafe self.init(decoding: UnsafeRawBufferPointer(start: start, count: strlen(start)), as: UTF8.self)
  }

  /// Calls a body with the text as a C string; nil for a text with a NUL, which C would cut there.
  func withCText<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result? {
    unsafe withCString { start in unsafe strlen(start) == utf8.count ? unsafe body(start) : nil }
  }

  var holdsNUL: Bool { unsafe withCText { _ in } == nil }
}

/// Calls a C function with a path, or two; without calling it, sets ENOENT for a path with a NUL.
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

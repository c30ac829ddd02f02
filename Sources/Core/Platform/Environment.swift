#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Returns the value of an environment variable; nil where it is not set. Bytes that are not UTF-8 become U+FFFD:
/// better a path that is not found than a setting passed over in silence.
package func environment(_ name: String) -> String? {
  let value = unsafe name.withCText { unsafe getenv($0).map { unsafe String(cText: $0) } }
  return value ?? nil
}

/// Keeps a value until the program ends soon: freeing a large value piece by piece takes longer than the exit.
package func keepToTheEnd(_ value: Any) { _ = unsafe Unmanaged.passRetained(Kept(value)) }

private final class Kept {
  private let value: Any
  init(_ value: Any) { self.value = value }
}

/// Ends the program with an exit code.
package func endProcess(_ code: Int32) -> Never { exit(code) }

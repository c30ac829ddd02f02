import LibC

/// Returns the value of an environment variable; nil if it isn't set. Bytes that are not UTF-8 become U+FFFD: a path
/// that isn't found is better than a setting that is silently ignored.
package func environment(_ name: String) -> String? {
  let value = unsafe name.withCText { unsafe getenv($0).map { unsafe String(cText: $0) } }
  return value ?? nil
}

/// Keeps a value until the program ends, as freeing a large value piece by piece takes longer than the exit.
package func keepToTheEnd(_ value: Any) { _ = unsafe Unmanaged.passRetained(Kept(value)) }

private final class Kept {
  private let value: Any
  init(_ value: Any) { self.value = value }
}

/// Ends the program with an exit code.
package func endProcess(_ code: Int32) -> Never { exit(code) }

package func pause(milliseconds: UInt32) { _ = usleep(milliseconds * 1000) }

/// Makes `write` return false for a closed pipe, which would otherwise end the program without a message.
package func ignoreBrokenPipe() { _ = signal(SIGPIPE, SIG_IGN) }

/// Makes Ctrl-C end the program without a message, even if the parent process had it ignored or blocked.
package func endQuietlyWhenInterrupted() {
  _ = signal(SIGINT) { _ in _exit(0) }
  var signals = sigset_t()
  _ = unsafe sigemptyset(&signals)
  _ = unsafe sigaddset(&signals, SIGINT)
  _ = unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
}

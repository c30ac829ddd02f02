import LibC
import Synchronization

/// The number of threads that can run at once, 1 or more.
package var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// Returns the results of a job for each number below `count`, by number, run on `threads` threads, this one included; on
/// fewer if the system has no more.
package func parallelMap<Value: Sendable>(
  _ count: Int, threads: Int, _ job: @escaping @Sendable (Int) -> Value
) -> [Value] {
  let done = Mutex<[Value?]>(Array(repeating: nil, count: count))
  let next = Atomic(0)
  let work = { @Sendable in
    while true {
      let number = next.add(1, ordering: .relaxed).oldValue
      guard number < count else { break }
      let value = job(number)
      done.withLock { $0[number] = value }
    }
  }
  let others = (1..<max(1, min(threads, count))).compactMap { _ in Thread(work) }
  work()
  for thread in others { thread.join() }
  return done.withLock { $0.compactMap(\.self) }
}

/// A thread of the system, which keeps its body until it is joined.
private struct Thread {
  #if canImport(Darwin)
    private var thread: pthread_t?
  #else
    private var thread = pthread_t()
  #endif

  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread; nil if the system has no more.
  init?(_ run: @escaping @Sendable () -> Void) {
    let body = unsafe Unmanaged.passRetained(Body(run))
    let result = unsafe pthread_create(
      &thread, nil,
      { context in
        let context: UnsafeMutableRawPointer? = unsafe context
        if let context = unsafe context { unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, body.toOpaque())
    guard result == 0 else {
      unsafe body.release()
      return nil
    }
  }

  func join() {
    #if canImport(Darwin)
      if let thread { _ = unsafe pthread_join(thread, nil) }
    #else
      _ = pthread_join(thread, nil)
    #endif
  }
}

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How many threads can run at once, 1 or more.
package var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// What a job makes of each number below a count, in their order. The jobs run on so many threads, this one included;
/// where no further thread can be had, on this one alone.
package func parallelMap<Value: Sendable>(
  _ count: Int, threads: Int, _ job: @escaping @Sendable (Int) -> Value
) -> [Value] {
  var values: [Value] = []
  values.reserveCapacity(count)
  parallelMap(count, threads: threads, job) { _, value in values.append(value) }
  return values
}

/// The same, where not all values need be there at once: each is handed over on this thread, as soon as those before it
/// were.
package func parallelMap<Value: Sendable>(
  _ count: Int, threads: Int, _ job: @escaping @Sendable (Int) -> Value, take: (Int, Value) -> Void
) {
  guard threads > 1, count > 1 else { return (0..<count).forEach { take($0, job($0)) } }
  let work = Work(count, job)
  let others = (1..<min(threads, count)).compactMap { _ in Thread { while work.doNext() {} } }
  var taken = 0
  func takeDone() {
    for value in work.done(from: taken) {
      take(taken, value)
      taken += 1
    }
  }
  while work.doNext() { takeDone() }
  for thread in others { thread.join() }
  takeDone()
}

/// Numbers handed out one by one, and what became of them.
private final class Work<Value: Sendable>: Sendable {
  private let count: Int
  private let job: @Sendable (Int) -> Value
  private let next = Atomic(0)
  private let values: Mutex<[Value?]>

  init(_ count: Int, _ job: @escaping @Sendable (Int) -> Value) {
    self.count = count
    self.job = job
    values = Mutex(Array(repeating: nil, count: count))
  }

  /// False where there is nothing left to do.
  func doNext() -> Bool {
    let number = next.add(1, ordering: .relaxed).oldValue
    guard number < count else { return false }
    let value = job(number)
    values.withLock { $0[number] = value }
    return true
  }

  /// Those that are done, from a number on up to the first that is not; they are kept no longer.
  func done(from first: Int) -> [Value] {
    values.withLock { values in
      var done: [Value] = []
      while first + done.count < count, let value = values[first + done.count].take() { done.append(value) }
      return done
    }
  }
}

/// A thread of the system. It keeps what it runs until it is joined.
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

  /// Nil where the system has no further thread.
  init?(_ run: @escaping @Sendable () -> Void) {
    let body = unsafe Unmanaged.passRetained(Body(run))
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else {
      unsafe body.release()
      return nil
    }
    defer { _ = unsafe pthread_attr_destroy(&attributes) }
    beginElsewhere(&attributes)
    let result = unsafe pthread_create(
      &thread, &attributes,
      { context in
        #if canImport(Darwin)
          let body = unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue()
        #else
          guard let context = unsafe context else { return nil }
          let body = unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue()
        #endif
        body.run()
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

#if canImport(Glibc)
  // What <sched.h> and <pthread.h> declare for those who ask for GNU's own, which Swift's module of them does not.
  @_silgen_name("sched_getcpu")
  private func sched_getcpu() -> Int32

  @_silgen_name("sched_getaffinity")
  private func sched_getaffinity(_ process: pid_t, _ size: Int, _ set: UnsafeMutablePointer<cpu_set_t>)
    -> Int32

  @_silgen_name("pthread_attr_setaffinity_np")
  private func pthread_attr_setaffinity_np(
    _ attributes: UnsafeMutablePointer<pthread_attr_t>, _ size: Int, _ set: UnsafePointer<cpu_set_t>
  ) -> Int32
#endif

/// Lets a thread run on any processor but this one. Linux begins it where the one that makes it runs, and takes some
/// milliseconds to see that another is idle: by then a journal is read.
private func beginElsewhere(_ attributes: inout pthread_attr_t) {
  #if canImport(Glibc)
    var allowed = cpu_set_t()
    let size = MemoryLayout<cpu_set_t>.size
    let here = Int(sched_getcpu())
    guard here >= 0, here < size * 8, unsafe sched_getaffinity(0, size, &allowed) == 0 else { return }
    let hasOthers = unsafe withUnsafeMutableBytes(of: &allowed) { bits in
      unsafe bits[here / 8] &= ~(1 << UInt8(here % 8))
      return unsafe bits.contains { $0 != 0 }
    }
    if hasOthers { _ = unsafe pthread_attr_setaffinity_np(&attributes, size, &allowed) }
  #endif
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A moment as a clock on the wall shows it, in the time zone of this machine (`TZ`, else /etc/localtime).
package struct LocalTime: Hashable, Sendable {
  package let year: Int
  /// 1–12.
  package let month: Int
  /// 1–31.
  package let day: Int
  /// 0–23.
  package let hour: Int
  /// 0–59.
  package let minute: Int
  /// 0–60: some clocks show leap seconds.
  package let second: Int

  /// What the clock shows; nil where the machine's clock stands so far off that its year is no number.
  package static func now() -> LocalTime? { LocalTime(secondsSince1970: Int(time(nil))) }

  /// What the clock showed so many seconds after 1970-01-01 00:00 UTC.
  package init?(secondsSince1970 seconds: Int) {
    guard let moment = time_t(exactly: seconds) else { return nil }
    var fields = unsafe tm()
    // `localtime_r`, other than `localtime`, need not look at the time zone by itself (POSIX).
    tzset()
    guard unsafe withUnsafePointer(to: moment, { unsafe localtime_r($0, &fields) }) != nil else { return nil }
    year = unsafe Int(fields.tm_year) + 1900
    month = unsafe Int(fields.tm_mon) + 1
    day = unsafe Int(fields.tm_mday)
    hour = unsafe Int(fields.tm_hour)
    minute = unsafe Int(fields.tm_min)
    second = unsafe Int(fields.tm_sec)
  }
}

/// Seconds since 1970 of a clock that people set.
package func secondsSince1970() -> Int { Int(time(nil)) }

/// Of a clock that nobody sets, from a beginning that means nothing.
func milliseconds() -> Int {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
}

import Text

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

  /// What the clock showed in a time zone by its name, `America/Sao_Paulo`; nil where the machine does not know it. `TZ` is
  /// another one for that moment: for a program of one thread.
  package init?(secondsSince1970 seconds: Int, zone: String) {
    guard isKnownZone(zone) else { return nil }
    let before = environment("TZ")
    _ = unsafe "TZ".withCText { name in unsafe zone.withCText { unsafe setenv(name, $0, 1) } }
    self.init(secondsSince1970: seconds)
    if let before {
      _ = unsafe "TZ".withCText { name in unsafe before.withCText { unsafe setenv(name, $0, 1) } }
    } else {
      _ = unsafe "TZ".withCText { unsafe unsetenv($0) }
    }
  }

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

private let zoneFolder = "/usr/share/zoneinfo/"

/// There is such a zone; nothing outside of the machine's folder of zones is looked at.
package func isKnownZone(_ name: String) -> Bool {
  guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { return false }
  return name == "UTC" || (try? readFile(zoneFolder + name)) != nil
}

/// The name of this machine's time zone: that of `TZ`, else of where /etc/localtime points; nil where it has none.
package func machineZone() -> String? {
  if let name = environment("TZ"), !name.isEmpty {
    let bare = name.hasPrefix(":") ? String(name.dropFirst()) : name
    return isKnownZone(bare) ? bare : nil
  }
  if let bytes = try? readFile("/etc/timezone") {
    let name = String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
    if isKnownZone(name) { return name }
  }
  var buffer = [UInt8](repeating: 0, count: 1024)
  let count = unsafe "/etc/localtime".withCText { path in
    unsafe buffer.withUnsafeMutableBytes { bytes -> Int in
      guard let start = unsafe bytes.bindMemory(to: CChar.self).baseAddress else { return 0 }
      return unsafe readlink(path, start, bytes.count)
    }
  }
  guard let count, count > 0 else { return nil }
  let (target, folder) = (buffer.prefix(count), Array("zoneinfo/".utf8))
  guard let place = target.firstPlace(of: folder) else { return nil }
  let name = String(decoding: target[(place + folder.count)...], as: UTF8.self)
  return isKnownZone(name) ? name : nil
}

/// Of a clock that nobody sets, from a beginning that means nothing.
func milliseconds() -> Int {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
}

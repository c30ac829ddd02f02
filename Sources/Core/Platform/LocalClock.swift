import LibC
import Text

/// A moment as a wall clock shows it, in the time zone of this machine (`TZ`, else /etc/localtime).
package struct LocalTime: Hashable, Sendable {
  package let year: Int
  /// The month, 1–12.
  package let month: Int
  /// The day, 1–31.
  package let day: Int
  /// The hour, 0–23.
  package let hour: Int
  /// The minute, 0–59.
  package let minute: Int
  /// The second, 0–60: some clocks show leap seconds.
  package let second: Int

  /// Returns the present moment; nil if the machine's clock is so wrong that its year is no number.
  package static func now() -> LocalTime? { LocalTime(secondsSince1970: Int(time(nil))) }

  /// Creates the moment in a time zone, `America/Sao_Paulo`; nil if the machine doesn't know it. `TZ` changes during
  /// the call, so the program must have one thread.
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

  /// Creates the moment a number of seconds after 1970-01-01 00:00 UTC.
  package init?(secondsSince1970 seconds: Int) {
    guard let moment = time_t(exactly: seconds) else { return nil }
    var fields = unsafe tm()
    // `localtime_r`, unlike `localtime`, need not read the time zone itself (POSIX).
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

/// Returns the seconds since 1970 by the machine's clock, which people can set.
package func secondsSince1970() -> Int { Int(time(nil)) }

private let zoneFolder = "/usr/share/zoneinfo/"

/// True if the machine has a time zone with the name; no file outside of the folder of zones is read.
package func isKnownZone(_ name: String) -> Bool {
  guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { return false }
  return name == "UTC" || (try? readFile(zoneFolder + name)) != nil
}

/// Returns the names of the time zones that the machine knows; empty where it has none.
package func knownZones() -> [String] {
  func names(in folder: String) -> [String] {
    ((try? listFolder(zoneFolder + folder)) ?? []).flatMap { entry in
      entry.kind == .folder ? names(in: folder + entry.name + "/") : [folder + entry.name]
    }
  }
  // Names in small letters are of tables for programs, or of folders with the same zones again.
  return names(in: "").filter { $0.first?.isUppercase == true }
}

/// Returns the name of this machine's time zone, from `TZ` or /etc/localtime; nil without one.
package func machineZone() -> String? {
  if let name = environment("TZ"), !name.isEmpty {
    let bare = name.hasPrefix(":") ? String(name.dropFirst()) : name
    return isKnownZone(bare) ? bare : nil
  }
  guard let target = realPath("/etc/localtime").map({ Array($0.utf8) }),
    let start = target[...].firstPlace(of: Array("zoneinfo/".utf8))
  else { return nil }
  let name = String(decoding: target[(start + "zoneinfo/".utf8.count)...], as: UTF8.self)
  return isKnownZone(name) ? name : nil
}

/// Returns the milliseconds of a clock that can't be set, from an arbitrary start.
func milliseconds() -> Int {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
}

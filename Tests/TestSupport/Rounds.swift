import Foundation

/// Returns the rounds of a property: all if `BUMBUM_ROUNDS` is `all`, else one in `part`.
package func rounds(_ all: Int, part: Int = 10) -> Int {
  ProcessInfo.processInfo.environment["BUMBUM_ROUNDS"] == "all" ? all : max(1, all / part)
}

/// Returns the seeds of that many rounds, from 0 on.
package func seeds(_ all: Int) -> Range<UInt64> { 0..<UInt64(rounds(all)) }

import Foundation

/// How many rounds a property gets: a tenth of `all`, or another part, or all of them where `BUMBUM_ROUNDS` is `all`.
package func rounds(_ all: Int, part: Int = 10) -> Int {
  ProcessInfo.processInfo.environment["BUMBUM_ROUNDS"] == "all" ? all : max(1, all / part)
}

/// The seeds of as many rounds, from 0 on.
package func seeds(_ all: Int) -> Range<UInt64> { 0..<UInt64(rounds(all)) }

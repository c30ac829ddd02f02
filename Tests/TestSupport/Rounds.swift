import Foundation

/// How many rounds a property gets: a tenth of `all`, or all of them where `BUMBUM_ROUNDS` is `all`.
package func rounds(_ all: Int) -> Int {
  ProcessInfo.processInfo.environment["BUMBUM_ROUNDS"] == "all" ? all : max(1, all / 10)
}

/// The seeds of as many rounds, from 0 on.
package func seeds(_ all: Int) -> Range<UInt64> { 0..<UInt64(rounds(all)) }

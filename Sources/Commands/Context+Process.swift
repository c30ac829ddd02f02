import Platform
import Training

extension Context {
  /// The world of the running process.
  package static func process() -> Context {
    ignoreBrokenPipe()
    return Context(
      environment: { Platform.environment($0) }, now: { localMoment() },
      // In a folder that was removed meanwhile, nothing is found.
      currentFolder: Platform.currentFolder() ?? "/", standardInput: { try? Platform.standardInput() },
      output: Output(descriptor: StandardStream.output), errors: Output(descriptor: StandardStream.error))
  }

  /// The minute of the clock on the wall; the first day there is where the clock is set to no year of a journal.
  private static func localMoment() -> Moment {
    guard let time = LocalTime.now(), let date = CivilDate(year: time.year, month: time.month, day: time.day)
    else {
      return Moment(.first, .midnight)
    }
    return Moment(date, TimeOfDay(hour: time.hour, minute: time.minute))
  }
}

extension Output {
  fileprivate init(descriptor: Int32) {
    self.init(isTerminal: Platform.isTerminal(descriptor), width: terminalWidth(descriptor)) { text in
      do throws(FileError) {
        _ = try Platform.write(Array(text.utf8), to: descriptor)
      } catch {
        // An answer that could not be given must not look like one that was.
        endProcess(ExitCode.failure.rawValue)
      }
    }
  }
}

/// Ends the process with the code of a command.
package func exit(with code: ExitCode) -> Never { endProcess(code.rawValue) }

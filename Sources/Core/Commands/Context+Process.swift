import Platform
import Text
import Training
import Views

extension Context {
  /// Returns the context of the running process.
  package static func process() -> Context {
    ignoreBrokenPipe()
    // The current folder may be removed; then nothing is found.
    var context = Context(
      currentFolder: Platform.currentFolder() ?? "/", output: Output(descriptor: StandardStream.output), errors: .talk)
    context.environment = { Platform.environment($0) }
    context.clock.now = localMoment
    context.clock.localTime = { LocalTime(secondsSince1970: $0).flatMap(moment) }
    context.clock.zonedTime = { LocalTime(secondsSince1970: $0, zone: $1).flatMap(moment) }
    context.clock.zone = { machineZone() }
    context.keyboard = keyboard
    context.files.write = writeFile
    context.files.watch = watch
    context.files.watchBesideInput = { folders in
      FolderWatch(folders).map { watch in { watch.wait(besideInput: true) } }
    }
    context.programs.edit = { runInShell($0, $1) }
    context.programs.run = { Platform.runProgram($0, $1).map { ($0.code, $0.bytes) } }
    context.programs.convert = { converted($0, ending: $1, to: "jpg", by: $2, arguments: $3) }
    return context
  }

  private static var keyboard: Keyboard {
    var keyboard = Keyboard()
    keyboard.standardInput = readStandardInput
    keyboard.nextInput = InputStream.next
    keyboard.hasInput = InputStream.hasMore
    keyboard.ask = askAtTerminal
    keyboard.askTerminal = {
      terminalAnswer(to: $0, withinMilliseconds: 500, isWhole: TerminalFeatures.isWhole)
    }
    keyboard.isThere = { Platform.isTerminal(StandardStream.input) }
    keyboard.withKeys = { body in
      withRawKeys { keys in
        body(
          Typist(
            next: { keys.next(withinMilliseconds: $0) }, seconds: { keys.seconds() },
            width: { terminalWidth(StandardStream.output) }, height: { terminalHeight(StandardStream.output) },
            suspend: { keys.suspend() }))
      }
    }
    keyboard.countDown = countDown
    return keyboard
  }

  private static func readStandardInput(_ limit: Int) throws(Refusal) -> [UInt8] {
    do throws(FileError) {
      return try Platform.standardInput(limit: limit)
    } catch {
      throw Refusal("can't read standard input: \(error.message)")
    }
  }

  /// Asks on standard error, so that an answer in a pipe stays an answer.
  private static func askAtTerminal(_ question: String) -> String? {
    guard Platform.isTerminal(StandardStream.input), Platform.isTerminal(StandardStream.error) else {
      return nil
    }
    discardKeys()
    _ = try? Platform.write(Array(question.utf8), to: StandardStream.error)
    return readLine(strippingNewline: true)
  }

  /// Counts seconds down; true if a key ended it early.
  private static func countDown(_ seconds: Int, _ tick: (Int) -> Void) -> Bool {
    let hasKeys = Platform.isTerminal(StandardStream.input)
    return withSingleKeys {
      for left in stride(from: seconds, to: 0, by: -1) {
        tick(left)
        if hasKeys, isKeyPressed(withinMilliseconds: 1000) { return true }
        if !hasKeys { pause(milliseconds: 1000) }
      }
      tick(0)
      return false
    }
  }

  /// Watches folders; from the first call on, Ctrl-C ends the program without a failure.
  private static func watch(_ folders: [String]) -> (() -> Bool)? {
    guard let watch = FolderWatch(folders) else { return nil }
    endQuietlyWhenInterrupted()
    return { watch.wait() }
  }

  /// Returns the minute of the local clock; the first day possible if the clock's year is outside of a journal's.
  private static func localMoment() -> Moment { LocalTime.now().flatMap(moment) ?? Moment(.first, .midnight) }

  private static func moment(_ time: LocalTime) -> Moment? {
    guard let date = CivilDate(year: time.year, month: time.month, day: time.day) else { return nil }
    return Moment(date, TimeOfDay(hour: time.hour, minute: time.minute))
  }

  private static func writeFile(
    _ path: String, _ isReplacing: Bool, _ body: (@escaping (String) -> Void) -> Void
  ) -> Message? {
    let isThere: Message = "it is there already"
    // Checked first, so that no long write is refused at its end.
    if !isReplacing, fileStatus(path, followingLinks: false) != nil { return isThere }
    do throws(FileError) {
      let file = try WriteStream(path)
      body { file.write(Array($0.utf8)) }
      return try file.finish(replacing: isReplacing) ? nil : isThere
    } catch {
      return error.message
    }
  }
}

extension Output {
  /// Standard error. A failed write there is ignored: it must not fail a command that did its work.
  fileprivate static var talk: Output {
    let put = { (bytes: [UInt8]) in _ = try? Platform.write(bytes, to: StandardStream.error) }
    return Output(
      isTerminal: Platform.isTerminal(StandardStream.error), width: terminalWidth(StandardStream.error),
      writeBytes: put, write: { put(Array($0.utf8)) })
  }

  /// Writes to a descriptor. After a failure nothing more is written: an answer with a hole would look whole.
  fileprivate init(descriptor: Int32) {
    let stream = AnswerStream(descriptor)
    self.init(
      isTerminal: Platform.isTerminal(descriptor), width: terminalWidth(descriptor), ended: { stream.end },
      writeBytes: stream.put, write: { stream.put(Array($0.utf8)) })
  }
}

private final class AnswerStream {
  private let descriptor: Int32
  private(set) var end: Output.End?

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func put(_ bytes: [UInt8]) {
    if end != nil { return }
    do throws(FileError) {
      if try !Platform.write(bytes, to: descriptor) { end = .readerIsGone }
    } catch {
      end = .failed(error.message)
    }
  }
}

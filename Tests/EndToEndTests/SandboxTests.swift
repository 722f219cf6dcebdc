import Foundation
import JSON
import TestSupport
import Testing

/// What a process cannot take for granted: /proc, locks, files as large as it likes.
@Suite("A process in a sandbox", .process)
struct SandboxTests {
  // MARK: Without /proc

  /// Hides /proc from a command.
  private static let hidesProc = """
    exec unshare -m sh -c 'mount -t tmpfs none /proc && exec "$0" "$@"' "$0" "$@"
    """

  private static let canHideProc: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", hidesProc, "/bin/sh", "-c", "test ! -e /proc/self"]
    process.standardError = FileHandle.nullDevice
    try? process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  private func withoutProc(_ words: [String], input: String = "") throws -> Program.Outcome {
    try Program(now: "2026-06-21T12:00:00Z").run(
      ["-c", Self.hidesProc, Program.url.path] + words, bytes: Data(input.utf8),
      executable: URL(fileURLWithPath: "/bin/sh"))
  }

  @Test(.enabled(if: canHideProc, "/proc cannot be hidden here"))
  func argumentsDoNotNeedProc() throws {
    let methods = try withoutProc(["methods"])
    #expect(methods.status == 0 && methods.output.hasPrefix("air.quality\n"))
    let phase = try withoutProc(["call", "sun.phase", #"{"place":"Oslo"}"#])
    #expect(phase.status == 0 && phase.output.contains(#""name":"Oslo""#), "\(phase.errors)")
    let unknown = try withoutProc(["nothing of the kind"])
    #expect(unknown.status == 2)
    // Another protocol than without arguments.
    let hello = try withoutProc(
      ["mcp"],
      input:
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","#
        + #""capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"# + "\n")
    let tools = try hello.answers()["1"]?["result"]?["capabilities"]?["tools"]
    #expect(tools != nil, "\(hello.output)")
  }

  // MARK: A limit on files

  /// `ulimit -f`: what cannot be written is an error, and the process lives.
  @Test(
    .disabled(if: Program.isThreadSanitized, "the sanitizer's own files are over the limit too"))
  func aFileThatIsTooLargeIsAnError() throws {
    let program = try Program(now: "2026-06-21T12:00:00Z")
    let outcome = try program.run(
      ["-c", #"ulimit -f 0; exec "$0" serve"#, Program.url.path],
      bytes: Data(
        (Program.request(1, "favorites.add", #"{"place":"Oslo"}"#)
          + Program.request(2, "sun.phase", #"{"place":"Oslo"}"#)).utf8),
      executable: URL(fileURLWithPath: "/bin/sh"))
    #expect(outcome.status == 0)
    let answers = try outcome.answers()
    #expect(answers["1"]?["error"]?["code"]?.integer == -32016)
    #expect(answers["2"]?["result"] != nil)
  }

  // MARK: Locks

  /// A library whose `fcntl` has no locks, as on a network file system without a lock manager.
  private static let lockless: String? = {
    let source = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <errno.h>
      #include <fcntl.h>
      #include <stdarg.h>
      #define WITHOUT_LOCKS(name) \\
        int name(int file, int command, ...) { \\
          va_list rest; \\
          va_start(rest, command); \\
          void *argument = va_arg(rest, void *); \\
          va_end(rest); \\
          if (command == F_SETLK || command == F_SETLKW || command == F_GETLK) { \\
            errno = ENOLCK; \\
            return -1; \\
          } \\
          return ((int (*)(int, int, ...))dlsym(RTLD_NEXT, #name))(file, command, argument); \\
        }
      WITHOUT_LOCKS(fcntl)
      WITHOUT_LOCKS(fcntl64)
      """
    guard let folder = try? ScratchFolder.make("lockless") else { return nil }
    let (file, library) = (folder.path + "/lockless.c", folder.path + "/lockless.so")
    try? source.write(toFile: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["cc", "-shared", "-fPIC", "-o", library, file, "-ldl"]
    process.standardError = FileHandle.nullDevice
    try? process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? library : nil
  }()

  @Test(
    .enabled(if: lockless != nil, "no C compiler, or not Linux"),
    .disabled(if: Program.isSanitized, "the sanitizer has a fcntl of its own"))
  func aFileSystemWithoutLocksIsToldAtOnce() throws {
    var program = try Program(now: "2026-06-21T12:00:00Z")
    // Before, so that there is something to read.
    _ = try program.run(
      input: Program.request(1, "favorites.add", #"{"place":"Oslo"}"#))
    program.environment["LD_PRELOAD"] = Self.lockless
    let start = Date()
    let outcome = try program.run(
      input: Program.request(1, "favorites.add", #"{"place":"Bergen"}"#)
        + Program.request(2, "favorites.list") + Program.request(3, "server.status"))
    // The wait for another process's lock is five seconds.
    #expect(Date().timeIntervalSince(start) < 5)
    let answers = try outcome.answers()
    let error = answers["1"]?["error"]
    #expect(error?["code"]?.integer == -32016)
    #expect(error?["data"]?["reason"]?.string == "readOnly")
    let warnings = answers["3"]?["result"]?["storage"]?["warnings"]?.list ?? []
    #expect(warnings.count == 2, "one for each file: \(warnings)")
  }
}

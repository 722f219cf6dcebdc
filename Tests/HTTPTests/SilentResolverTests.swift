#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @testable import HTTP

  /// A DNS server that never answers. libcurl's `CURLOPT_DNS_SERVERS` works with c-ares only, and
  /// resolv.conf belongs to the machine; so the look-up itself is made silent: this test program
  /// runs once more with a `getaddrinfo` in front of libc's that sleeps for names under `.silent`.
  @Suite(.timeLimit(.minutes(30)))
  struct SilentResolverTests {
    static let environment = ProcessInfo.processInfo.environment
    static let isChild = environment["ALMANAC_SILENT_RESOLVER"] != nil
    static let compiler = ["clang", "cc", "gcc"].lazy
      .flatMap { name in (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }

    static let source = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <netdb.h>
      #include <string.h>
      #include <unistd.h>
      typedef int (*look_up)(
        const char *, const char *, const struct addrinfo *, struct addrinfo **);
      int getaddrinfo(const char *n, const char *s, const struct addrinfo *h, struct addrinfo **r) {
        if (n && strstr(n, ".silent")) { sleep(30); return EAI_AGAIN; }
        return ((look_up)dlsym(RTLD_NEXT, "getaddrinfo"))(n, s, h, r);
      }
      """

    @Test(.enabled(if: !isChild && compiler != nil, "needs a C compiler"))
    func aSilentServerHoldsNobodyUp() async throws {
      let folder = try ScratchFolder.make("resolver")
      let code = folder.appendingPathComponent("silent.c")
      let library = folder.appendingPathComponent("silent.so")
      try Self.source.write(to: code, atomically: true, encoding: .utf8)
      let compiler = try #require(Self.compiler)
      try #require(
        try run(compiler, ["-shared", "-fPIC", "-o", library.path, code.path, "-ldl"], [:]).0 == 0)
      let (status, output) = try run(
        CommandLine.arguments[0],
        ["--testing-library", "swift-testing", "--filter", "SilentResolverTests/child"],
        ["LD_PRELOAD": library.path, "ALMANAC_SILENT_RESOLVER": "1"])
      #expect(status == 0, "\(output)")
      #expect(output.contains("1 test"), "\(output)")
    }

    @Test(.enabled(if: isChild && LocalUpstream.isAvailable, "runs within the other test"))
    func child() async throws {
      let upstream = try #require(LocalUpstream.shared)
      let client = HTTPClient.curl(HTTPClient.Settings(userAgent: "t"))
      let clock = ContinuousClock()
      // Loads the library and the machine's certificates outside of what is measured.
      _ = await client.send(HTTPRequest(url: upstream.http + "/fault/ok"))
      let start = clock.now
      async let silent = client.send(
        HTTPRequest(url: "http://never.silent/", deadlineMilliseconds: 500))
      async let cancelled = {
        let task = Task { await client.send(HTTPRequest(url: "http://other.silent/")) }
        try? await Task.sleep(for: .milliseconds(100))
        task.cancel()
        return await task.value
      }()
      for _ in 0..<20 {
        let sent = clock.now
        let result = await client.send(HTTPRequest(url: upstream.http + "/fault/ok"))
        #expect(try result.get().status == 200)
        #expect(sent.duration(to: clock.now) < .seconds(20), "others are unaffected")
        try await Task.sleep(for: .milliseconds(40))
      }
      #expect(await cancelled == .failure(.cancelled))
      #expect(await silent == .failure(.timeout))
      #expect(start.duration(to: clock.now) < .seconds(29), "the resolver keeps silent for 30")
    }

    private func run(
      _ program: String, _ arguments: [String], _ extra: [String: String]
    ) throws -> (Int32, String) {
      let process = Process()
      let output = Children.pipe()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process.environment = Self.environment.merging(extra) { _, new in new }
      process.standardOutput = output
      process.standardError = output
      try Children.start(process)
      let bytes = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }
  }
#endif

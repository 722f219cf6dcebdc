import JSONRPC
import Testing

/// Failures that other servers had, by the place where they were reported: each is a script, and
/// what it must be answered with. Those that need descriptors or a process are in `ConnectionTests`
/// and in the end-to-end tests, under the same names.
private struct KnownFailure: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    case send(String)
    case finish(String)
    case pass(Int)
    case end
  }

  let origin: String
  let lesson: String
  let steps: [Step]
  let expected: [String]
  var exitCode: Int32? = 0

  var testDescription: String { "\(origin): \(lesson)" }
}

private func call(_ id: String, _ method: String, _ rest: String = "") -> String {
  framed("{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\"\(rest)}")
}

private func note(_ method: String, _ params: String = "{}") -> String {
  framed("{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\"params\":\(params)}")
}

private func cancel(_ id: String) -> String { note("$/cancelRequest", "{\"id\":\(id)}") }

private let failures: [KnownFailure] = [
  // Framing
  .init(
    origin: "anthropics/claude-code#58250", lesson: "a stray line break before the first header",
    steps: [.send("\n" + call("1", "echo"))], expected: ["1=null"]),
  .init(
    origin: "sourcekit-lsp 6.3.1", lesson: "a header name in lower case killed the process",
    steps: [.send("content-length: 40\r\n\r\n{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"echo\"}")],
    expected: ["1=null"]),
  .init(
    origin: "sourcekit-lsp 6.3.1", lesson: "a length that overflows trapped",
    steps: [.send("Content-Length: 123456789012345678901234567890\r\n\r\n\n" + call("1", "echo"))],
    expected: ["null!-32700 parseError", "1=null"]),
  .init(
    origin: "rust-analyzer lsp-server", lesson: "a bare line feed ended the server",
    steps: [.send("Content-Length: 40\n\n{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"echo\"}")],
    expected: ["1=null"]),
  .init(
    origin: "TypeScript#3403, REditorSupport#199", lesson: "text mode doubles the carriage return",
    steps: [
      .send("Content-Length: 40\r\r\n\r\r\n{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"echo\"}")
    ], expected: ["1=null"]),
  .init(
    origin: "vlang/vls#411", lesson: "Content-Type before Content-Length",
    steps: [
      .send("Content-Type: application/vscode-jsonrpc; charset=utf8\r\n" + call("1", "echo"))
    ],
    expected: ["1=null"]),
  .init(
    origin: "R languageserver#77", lesson: "an extra header was refused",
    steps: [.send("User-Agent: me\r\n" + call("1", "echo"))], expected: ["1=null"]),
  .init(
    origin: "pygls PR#80", lesson: "splitting on the words breaks a body that holds them",
    steps: [.send(call("1", "echo", ",\"params\":{\"a\":\"\\nContent-Length: 9\\r\\n\"}"))],
    expected: ["1={\"a\":\"\\nContent-Length: 9\\r\\n\"}"]),
  .init(
    origin: "vscode-languageserver-node#353, pyright#1576, pygls#604",
    lesson: "the length counts bytes, not characters",
    steps: [.send(call("1", "echo", ",\"params\":{\"ä\":\"€😀\"}") + call("2", "echo"))],
    expected: ["1={\"ä\":\"€😀\"}", "2=null"]),
  .init(
    origin: "neovim#29109", lesson: "the word content before a header killed the reader",
    steps: [.send("some content here\n" + call("1", "echo"))],
    expected: ["null!-32700 parseError", "1=null"]),
  .init(
    origin: "aws cloudformation-languageserver#449, pygls#133",
    lesson: "a stray print in front of a header",
    steps: [.send(call("1", "echo") + "[info] ready\n" + call("2", "echo"))],
    expected: ["1=null", "null!-32700 parseError", "2=null"]),
  .init(
    origin: "StreamJsonRpc#55", lesson: "a body that is cut off is told of, not waited for",
    steps: [.send("Content-Length: 90\r\n\r\n{\"jsonrpc\":\"2.0\",\"id\":7,"), .end],
    expected: ["7!-32700 parseError"]),
  // Broken messages
  .init(
    origin: "python-sdk#2328", lesson: "one byte that is not UTF-8 killed the server",
    steps: [.send("Content-Length: 3\r\n\r\n\"é" + call("1", "echo"))],
    expected: ["null!-32700 parseError", "1=null"]),
  .init(
    origin: "gopls, rust-analyzer", lesson: "bad JSON ended the connection",
    steps: [.send(framed("{\"id\":}") + call("1", "echo"))],
    expected: ["null!-32700 parseError", "1=null"]),
  .init(
    origin: "csharp-sdk#1629", lesson: "nested too deep: the id was lost, the caller waited",
    steps: [
      .send(
        call(
          "\"deep\"", "echo",
          ",\"params\":" + String(repeating: "[", count: 200) + String(repeating: "]", count: 200))
      )
    ], expected: ["\"deep\"!-32600 limitExceeded"]),
  .init(
    origin: "sourcekit-lsp#1154", lesson: "a missing member of a known message trapped",
    steps: [.send(note("$/cancelRequest") + note("$/setTrace", "[]") + call("1", "echo"))],
    expected: ["1=null"]),
  .init(
    origin: "swift-sdk", lesson: "an error reply had a random id instead of null",
    steps: [.send(framed("nonsense"))], expected: ["null!-32700 parseError"]),
  .init(
    origin: "sourcekit-lsp, rust-analyzer, gopls", lesson: "a batch got no answer",
    steps: [.send(framed("[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"echo\"}]"))],
    expected: ["[1=null]"]),
  .init(
    origin: "sharplens-mcp#6, cortex#9", lesson: "a notification was answered",
    steps: [.send(note("nobody") + note("notifications/initialized") + note("fail"))],
    expected: []),
  .init(
    origin: "go-sdk#1014, rust-sdk#1149, snow-app#56", lesson: "silence on an unknown method",
    steps: [.send(call("1", "server/discover"))], expected: ["1!-32601 methodNotFound"]),
  .init(
    origin: "copilot-cli#4525", lesson: "a probe before initialize locked the server",
    steps: [.send(call("1", "server/discover") + call("2", "initialize"))],
    expected: ["1!-32601 methodNotFound", "2={}"]),
  .init(
    origin: "LSP clients", lesson: "an unknown $/ request is answered, an unknown $/ note is not",
    steps: [.send(note("$/x") + call("1", "$/x"))], expected: ["1!-32601 methodNotFound"]),
  // Ids
  .init(
    origin: "sourcekit-lsp", lesson: "null and fractional ids got no answer",
    steps: [.send(call("null", "echo") + call("1.5", "echo"))], expected: ["null=null", "1.5=null"]
  ),
  .init(
    origin: "Vim 9, Emacs 28", lesson: "an id that came back with another type was not recognized",
    steps: [.send(call("\"4\"", "echo") + call("4", "echo") + call("0", "echo"))],
    expected: ["\"4\"=null", "4=null", "0=null"]),
  .init(
    origin: "rust-analyzer, python-sdk", lesson: "a second request with an id in flight",
    steps: [.send(call("1", "slow") + call("1", "slow")), .finish("slow")],
    expected: ["1!-32600 duplicateId", "1=\"done\""]),
  // Cancellation
  .init(
    origin: "go#35679, terraform-ls#314", lesson: "a cancellation queued behind what it cancels",
    steps: [.send(call("1", "set") + call("2", "echo") + cancel("1") + cancel("2"))],
    expected: ["1!-32800 requestCancelled", "2!-32800 requestCancelled"], exitCode: 0),
  .init(
    origin: "StreamJsonRpc#56", lesson: "a cancellation right behind its request was lost",
    steps: [.send(call("1", "slow") + cancel("1"))], expected: ["1!-32800 requestCancelled"]),
  .init(
    origin: "go#37159", lesson: "replies were lost after a cancelled request",
    steps: [.send(call("1", "slow") + cancel("1") + call("2", "echo"))],
    expected: ["1!-32800 requestCancelled", "2=null"]),
  .init(
    origin: "StreamJsonRpc#489", lesson: "a cancelled call's late result killed the connection",
    steps: [.send(call("1", "slow") + cancel("1")), .finish("slow"), .send(call("2", "echo"))],
    expected: ["1!-32800 requestCancelled", "2=null"]),
  .init(
    origin: "pygls#517", lesson: "cancelled requests in the queue were still executed",
    steps: [
      .send(call("1", "set") + call("2", "slow") + cancel("2")), .finish("set"), .finish("slow"),
    ], expected: ["2!-32800 requestCancelled", "1=\"done\""]),
  .init(
    origin: "python-lsp-jsonrpc#5", lesson: "noise about a cancellation of an unknown id",
    steps: [.send(cancel("9") + call("1", "echo") + cancel("1"))], expected: ["1=null"]),
  .init(
    origin: "LSP#2, LSP#290", lesson: "a cancelled request is still owed an answer, once",
    steps: [.send(call("1", "slow") + cancel("1") + cancel("1"))],
    expected: ["1!-32800 requestCancelled"]),
  // Order
  .init(
    origin: "go#32629, go#69937", lesson: "one slow request blocked everything, even shutdown",
    steps: [.send(call("1", "slow") + call("2", "echo") + call("3", "shutdown"))],
    expected: ["2=null", "1!-32802 serverCancelled", "3=null"]),
  .init(
    origin: "swift-sdk", lesson: "a task for each request lost the order",
    steps: [.send((1...5).map { call("\($0)", "echo") }.joined())],
    expected: (1...5).map { "\($0)=null" }),
  .init(
    origin: "ChimeHQ/JSONRPC#6", lesson: "notifications and requests lost their relative order",
    steps: [.send(call("1", "slow") + cancel("1") + call("1", "echo"))],
    expected: ["1!-32800 requestCancelled", "1=null"]),
  // Ends
  .init(
    origin: "go#31333", lesson: "shutdown without an answer hangs Emacs",
    steps: [.send(call("1", "shutdown"))], expected: ["1=null"]),
  .init(
    origin: "claude-code#93103, rust-analyzer#5647", lesson: "shutdown with params was refused",
    steps: [.send(call("1", "shutdown", ",\"params\":{}"))], expected: ["1=null"]),
  .init(
    origin: "rust-analyzer PR#1153, vscode#484", lesson: "exit without the end of input",
    steps: [.send(call("1", "shutdown") + note("exit"))], expected: ["1=null"]),
  .init(
    origin: "sourcekit-lsp", lesson: "exit gave 0 without shutdown",
    steps: [.send(note("exit"))], expected: [], exitCode: 1),
  .init(
    origin: "sourcekit-lsp", lesson: "a second initialize was accepted, requests served after end",
    steps: [
      .send(call("1", "initialize") + call("2", "initialize") + call("3", "shutdown")),
      .send(call("4", "echo")),
    ], expected: ["1={}", "2!-32600 invalidRequest", "3=null", "4!-32600 shuttingDown"]),
  .init(
    origin: "python-sdk#2678, sourcekit-lsp", lesson: "the last replies were lost at the end",
    steps: [.send(call("1", "slow") + call("2", "slow")), .end, .finish("slow"), .finish("slow")],
    expected: ["1=\"done\"", "2=\"done\""]),
  .init(
    origin: "rust-analyzer#8917", lesson: "a request that hangs outlived the editor",
    steps: [.send(call("0", "initialize") + call("1", "slow")), .end, .pass(2000)],
    expected: ["0={}", "1!-32802 serverCancelled"]),
]

@Test(arguments: failures) private func `others failed here`(failure: KnownFailure) {
  var bench = Bench()
  var hasEnded = false
  for step in failure.steps {
    switch step {
    case .send(let text): bench.feed(text)
    case .finish(let method): bench.finish(method)
    case .pass(let milliseconds): bench.advance(to: milliseconds)
    case .end:
      bench.end()
      hasEnded = true
    }
  }
  #expect(Bench.brief(bench.frames) == failure.expected)
  if !hasEnded { bench.end() }
  while let call = bench.running.first { bench.finish(call.method) }
  #expect(bench.session.exitCode(nowMilliseconds: bench.now) == failure.exitCode)
}

// By hand: JSON.parse, framing on one Buffer, one write for each piece of input.
'use strict';
let rest = Buffer.alloc(0);

function answer({ id, method, params }) {
  if (id === undefined) {
    if (method === 'exit') process.exit(0);
    return '';
  }
  const result =
    method === 'initialize' ? { capabilities: {} } : method === 'shutdown' ? null : params;
  const text = JSON.stringify({ jsonrpc: '2.0', id, result });
  return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

process.stdin.on('data', (piece) => {
  rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
  let head = 0;
  let output = '';
  for (;;) {
    const blank = rest.indexOf('\r\n\r\n', head);
    if (blank < 0) break;
    const length = Number(/Content-Length: *(\d+)/i.exec(rest.latin1Slice(head, blank))[1]);
    const end = blank + 4 + length;
    if (rest.length < end) break;
    output += answer(JSON.parse(rest.utf8Slice(blank + 4, end)));
    head = end;
  }
  rest = rest.subarray(head);
  if (output !== '') process.stdout.write(output);
});
process.stdin.on('end', () => process.exit(0));

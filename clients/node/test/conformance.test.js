// The protocol's own transcripts, played to the client by the mock: what arrives is what was said.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Almanac, RpcError } from "../src/index.js";
import { guard, mockOf, root } from "./support.js";

const folder = join(root, "protocol-spec/conformance/transcripts");
const lifecycle = new Set([undefined, "initialize", "shutdown", "exit"]);

/** Questions with their answers; null where the transcript is about more than that. */
function exchanges(path) {
  const lines = readFileSync(path, "utf8").split("\n");
  const steps = lines.filter((line) => line && !line.startsWith("//"));
  const pairs = [];
  for (let index = 0; index < steps.length; index += 2) {
    const [asked, said = ""] = steps.slice(index, index + 2);
    if (!asked.startsWith(">> {") || !said.startsWith("<< {")) return null;
    const [question, answer] = [JSON.parse(asked.slice(3)), JSON.parse(said.slice(3))];
    if (lifecycle.has(question.method) || question.id === undefined) return null;
    if (answer.method || asked.includes('"$')) return null;
    pairs.push([question, answer]);
  }
  return pairs;
}

let played = 0;
for (const method of readdirSync(folder).filter((name) => name.includes("."))) {
  for (const name of readdirSync(join(folder, method))) {
    const path = join(folder, method, name);
    const pairs = exchanges(path);
    if (!pairs) continue;
    played += 1;
    test(`${method}/${name}`, guard, async () => {
      const almanac = new Almanac({ command: mockOf(path) });
      try {
        for (const [question, { result, error }] of pairs) {
          const got = await almanac.request(question.method, question.params).catch((e) => e);
          if (!error) assert.equal(typeof got, typeof result);
          else {
            assert.ok(got instanceof RpcError);
            const { code = -32603, data } = error;
            assert.deepEqual([got.code, got.kind], [code, data?.kind ?? ""]);
          }
        }
      } finally {
        await almanac.close();
      }
    });
  }
}

test("there are transcripts", () => assert.ok(played > 20));

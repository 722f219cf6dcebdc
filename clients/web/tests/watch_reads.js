// Watches what a page reads of the server's results: what the contract does not name is an error.

/** What functions for every kind of result look for in each, and the language in any object. */
const LOOKED_FOR = [
  "days", "kind", "passed", "preliminary", "time", "units", "localTime", "localTimeLabels",
  "then", "toJSON",
];

globalThis.watchReads = ({ schemas, results, parts }) => {
  const asked = new Map();
  const watched = new WeakMap();
  const told = new Set();

  function complain(path) {
    if (!told.has(path)) console.error(`read against the contract: ${path}`);
    told.add(path);
  }

  /** Whether a value may stand in a member, as far as that tells a branch of a union. */
  function isOne(value, schema) {
    return schema !== undefined && (schema.const ?? value) === value;
  }

  /** The result of another method is as that says which is named beside it. */
  function member(target, schema) {
    const tag = schema["x-resultOf"];
    return tag ? results[target[tag]] : schema;
  }

  /** What a schema says of an object or a list, behind references and unions with null. */
  function resolved(schema, value) {
    if (schema?.$ref) return resolved(schemas[schema.$ref.split("/").at(-1)], value);
    if (!schema?.oneOf) return schema;
    const fits = ({ properties, items }) => Array.isArray(value)
      ? items
      : properties && Object.keys(value).every((name) => isOne(value[name], properties[name]));
    return schema.oneOf.map((branch) => resolved(branch, value)).find(fits);
  }

  function watch(value, schema, path) {
    if (typeof value !== "object" || value === null) return value;
    const { properties, items } = resolved(schema, value) ?? {};
    if (!properties && !items) return value;
    if (!watched.has(value)) {
      watched.set(value, new Proxy(value, {
        get(target, name) {
          const found = target[name];
          if (typeof name === "symbol") return found;
          if (items) return /^\d+$/.test(name) ? watch(found, items, `${path}/*`) : found;
          if (name in properties) {
            return watch(found, member(target, properties[name]), `${path}/${name}`);
          }
          if (!LOOKED_FOR.includes(name)) complain(`${path}/${name}`);
          return found;
        },
      }));
    }
    return watched.get(value);
  }

  const { parse } = JSON;
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const { id, method } = parse(text);
    if (method) asked.set(id, method);
    return send.call(this, text);
  };
  JSON.parse = (text, ...more) => {
    const message = parse(text, ...more);
    const method = asked.get(message?.id);
    if (method in results && message.result) {
      message.result = watch(message.result, results[method], method);
    }
    if (method in parts && message.part) {
      message.part = watch(message.part, parts[method], `a part of ${method}`);
    }
    return message;
  };
};

// `vscode` is the stub, and an import of "x.js" finds "x.ts", as it does for the bundler.
import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const stub = new URL("./vscode.js", import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "vscode") return { url: stub, shortCircuit: true };
    if (specifier.startsWith(".") && specifier.endsWith(".js")) {
      const source = new URL(specifier.replace(/\.js$/, ".ts"), context.parentURL);
      if (existsSync(fileURLToPath(source))) return next(source.href, context);
    }
    return next(specifier, context);
  },
});

// Where the page begins: the way to the server, and the language. Texts are made where modules are
// first run, so everything else is loaded after that.

import { socketTransport } from "./transport.js";
import { speak } from "./words.js";

/** Who is faster than the modules is not ignored: the last button is pressed again for them. */
let pressed = null;
const early = ({ target }) => {
  pressed = target.closest("button") ?? pressed;
};
document.addEventListener("click", early);

globalThis.almanacTransport ??= socketTransport();
await speak(known() ?? (await asked()) ?? navigator.language);
await import("./page.js");
document.removeEventListener("click", early);
pressed?.click();

/** The server's at the last visit. */
function known() {
  try {
    return JSON.parse(localStorage.getItem("almanac.settings")).locale;
  } catch {
    return null;
  }
}

/** The server's, where the page cannot be loaded anew when that is another one. */
async function asked() {
  if (!almanacTransport.isEmbedded) return null;
  const settings = await almanacTransport.call("config.get", {}).catch(() => null);
  return settings?.values.find(({ setting }) => setting === "locale")?.value;
}

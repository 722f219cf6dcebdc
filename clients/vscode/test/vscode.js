// Stands in for the `vscode` module: keeps what is shown, and lets a test act as the user.

class Emitter {
  #listeners = new Set();
  event = (listener) => {
    this.#listeners.add(listener);
    return { dispose: () => this.#listeners.delete(listener) };
  };
  fire(value) {
    for (const listener of this.#listeners) listener(value);
  }
}

/** What is on the screen and what the user would answer; `reset` makes it new. */
export const screen = {};

export function reset(settings = {}, memory = {}) {
  Object.assign(screen, {
    settings: { ...defaults, ...settings },
    memory,
    items: [],
    panels: [],
    messages: [],
    picks: [],
    documents: [],
    answers: { input: undefined, pick: () => undefined, message: undefined },
    commands: new Map(),
    windowState: new Emitter(),
    configuration: new Emitter(),
  });
}

/** Filled from package.json by the tests. */
export const defaults = {};

export class Uri {
  constructor(path) {
    this.fsPath = path;
  }
  static file(path) {
    return new Uri(path);
  }
  static joinPath(base, ...segments) {
    return new Uri(new URL(segments.join("/"), `file://${base.fsPath}/`).pathname);
  }
  toString() {
    return `vscode-resource:${this.fsPath}`;
  }
}

export class ThemeColor {
  constructor(id) {
    this.id = id;
  }
}

export class MarkdownString {
  value = "";
  appendText(text) {
    this.value += text;
    return this;
  }
}

/** Keeps all it ever showed, in order: no test has to look at the right moment. */
class StatusBarItem {
  #text = "";
  #tooltip = null;
  shown = false;
  texts = [];
  tooltips = [];
  constructor(given) {
    Object.assign(this, given);
  }
  get text() {
    return this.#text;
  }
  set text(text) {
    this.#text = text;
    this.texts.push(text);
  }
  get tooltip() {
    return this.#tooltip;
  }
  set tooltip(tooltip) {
    this.#tooltip = tooltip;
    this.tooltips.push(tooltip.value);
  }
  show() {
    this.shown = true;
  }
  dispose() {
    this.shown = false;
  }
}

export const StatusBarAlignment = { Left: 1, Right: 2 };
export const ConfigurationTarget = { Global: 1 };
export const ViewColumn = { Active: -1 };
export const QuickPickItemKind = { Separator: -1, Default: 0 };
export const version = "1.0.0-stub";

export const commands = {
  registerCommand(name, run) {
    screen.commands.set(name, run);
    return { dispose: () => screen.commands.delete(name) };
  },
  async executeCommand(name, ...values) {
    return screen.commands.get(name)?.(...values);
  },
};

export const workspace = {
  getConfiguration(section) {
    const full = (name) => (section ? `${section}.${name}` : name);
    return {
      get: (name) => screen.settings[full(name)],
      async update(name, value) {
        screen.settings[full(name)] = value;
        const changed = full(name);
        const affectsConfiguration = (part) => changed === part || changed.startsWith(`${part}.`);
        screen.configuration.fire({ affectsConfiguration });
      },
    };
  },
  async openTextDocument(options) {
    screen.documents.push(options.content);
    return options;
  },
  onDidChangeConfiguration: (listener) => screen.configuration.event(listener),
};

async function message(kind, text) {
  screen.messages.push({ kind, text });
  const answer = screen.answers.message;
  screen.answers.message = undefined;
  return answer;
}

export const window = {
  onDidChangeWindowState: (listener) => screen.windowState.event(listener),
  createStatusBarItem(id, alignment, priority) {
    const item = new StatusBarItem({ id, alignment, priority });
    screen.items.push(item);
    return item;
  },
  createOutputChannel: () => ({ appendLine() {}, show() {}, dispose() {} }),
  createWebviewPanel(type, title, column, options) {
    const fromPage = new Emitter();
    const closed = new Emitter();
    const posted = [];
    const panel = {
      options,
      posted,
      page: fromPage,
      revealed: 0,
      reveal: () => panel.revealed++,
      dispose: () => closed.fire(),
      onDidDispose: closed.event,
      webview: {
        html: "",
        cspSource: "vscode-resource:",
        asWebviewUri: (uri) => uri,
        onDidReceiveMessage: fromPage.event,
        async postMessage(value) {
          posted.push(value);
          panel.onPosted?.(value);
          return true;
        },
      },
    };
    screen.panels.push(panel);
    return panel;
  },
  showInputBox: async () => screen.answers.input,
  async showQuickPick(items, options) {
    screen.picks.push({ items, options });
    return screen.answers.pick(items);
  },
  showInformationMessage: (text) => message("information", text),
  showWarningMessage: (text) => message("warning", text),
  showErrorMessage: (text) => message("error", text),
  async showTextDocument() {},
};

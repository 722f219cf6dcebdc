// The part of VS Code's interface that this extension uses, so that it is checked without @types.
declare module "vscode" {
  export interface Disposable {
    dispose(): unknown;
  }
  export interface Event<T> {
    (listener: (event: T) => unknown): Disposable;
  }
  export class Uri {
    static file(path: string): Uri;
    static joinPath(base: Uri, ...segments: string[]): Uri;
    readonly fsPath: string;
    toString(): string;
  }
  export class ThemeColor {
    constructor(id: string);
  }
  export class MarkdownString {
    constructor(value?: string);
    appendText(value: string): MarkdownString;
  }
  export enum StatusBarAlignment {
    Left = 1,
    Right = 2,
  }
  export enum ConfigurationTarget {
    Global = 1,
  }
  export enum ViewColumn {
    Active = -1,
  }
  export interface StatusBarItem extends Disposable {
    name: string;
    text: string;
    tooltip: string | MarkdownString | undefined;
    command: string | undefined;
    backgroundColor: ThemeColor | undefined;
    color: ThemeColor | undefined;
    accessibilityInformation: { label: string; role?: string } | undefined;
    show(): void;
  }
  export interface OutputChannel extends Disposable {
    appendLine(text: string): void;
    show(): void;
  }
  export enum QuickPickItemKind {
    Separator = -1,
    Default = 0,
  }
  export interface QuickPickItem {
    label: string;
    kind?: QuickPickItemKind;
    description?: string;
    detail?: string;
  }
  export interface Webview {
    html: string;
    readonly cspSource: string;
    readonly onDidReceiveMessage: Event<any>;
    asWebviewUri(uri: Uri): Uri;
    postMessage(message: unknown): PromiseLike<boolean>;
  }
  export interface WebviewPanel extends Disposable {
    readonly webview: Webview;
    readonly onDidDispose: Event<void>;
    reveal(): void;
  }
  export interface Memento {
    get<T>(key: string): T | undefined;
    update(key: string, value: unknown): PromiseLike<void>;
  }
  export interface ExtensionContext {
    readonly subscriptions: Disposable[];
    readonly globalState: Memento;
    readonly extensionUri: Uri;
    readonly extension: { readonly packageJSON: any };
  }
  export interface WorkspaceConfiguration {
    get<T>(section: string): T | undefined;
    update(section: string, value: unknown, target: ConfigurationTarget): PromiseLike<void>;
  }
  export const version: string;
  export namespace commands {
    function registerCommand(name: string, run: (...values: any[]) => unknown): Disposable;
    function executeCommand(name: string, ...values: unknown[]): PromiseLike<unknown>;
  }
  export namespace workspace {
    function getConfiguration(section?: string): WorkspaceConfiguration;
    function openTextDocument(options: { content: string; language?: string }): PromiseLike<unknown>;
    const onDidChangeConfiguration: Event<{ affectsConfiguration(section: string): boolean }>;
  }
  export namespace window {
    const onDidChangeWindowState: Event<{ readonly focused: boolean }>;
    function createStatusBarItem(
      id: string,
      alignment: StatusBarAlignment,
      priority?: number,
    ): StatusBarItem;
    function createOutputChannel(name: string): OutputChannel;
    function createWebviewPanel(
      type: string,
      title: string,
      column: ViewColumn,
      options: { enableScripts: boolean; retainContextWhenHidden: boolean; localResourceRoots: Uri[] },
    ): WebviewPanel;
    function showInputBox(options: { prompt: string; value?: string }): PromiseLike<string | undefined>;
    function showQuickPick<T extends QuickPickItem>(
      items: T[],
      options: { title?: string; placeHolder?: string; matchOnDescription?: boolean },
    ): PromiseLike<T | undefined>;
    function showInformationMessage(text: string): PromiseLike<string | undefined>;
    function showWarningMessage(text: string, ...choices: string[]): PromiseLike<string | undefined>;
    function showErrorMessage(text: string, ...choices: string[]): PromiseLike<string | undefined>;
    function showTextDocument(document: unknown): PromiseLike<unknown>;
  }
}

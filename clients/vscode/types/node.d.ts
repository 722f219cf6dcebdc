// The little of Node that this extension uses, so that it is checked without @types.
declare module "node:fs" {
  export function existsSync(path: string): boolean;
  export function readFileSync(path: string, encoding: "utf8"): string;
}
declare module "node:crypto" {
  export function randomBytes(size: number): { toString(encoding: "base64url"): string };
}

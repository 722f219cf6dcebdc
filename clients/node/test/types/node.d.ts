// The little of Node's types that the declarations need, so that they are checked without @types.
declare module "node:events" {
  export class EventEmitter {
    once(event: string, listener: (...values: any[]) => void): this;
  }
}

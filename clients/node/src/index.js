export { Almanac, defaultCommand, protocolVersion } from "./client.js";
export {
  AlmanacError,
  ClientClosed,
  LocationDenied,
  ProtocolMismatch,
  RpcError,
  ServerGone,
  ServerKeepsFailing,
  ServerNotFound,
} from "./errors.js";

export { Almanac, defaultCommand } from "./client.js";
export {
  AlmanacError,
  ClientClosed,
  DeadlineExceeded,
  HandshakeFailed,
  LocationDenied,
  LocationUnavailable,
  NoData,
  PlaceNotFound,
  ProtocolMismatch,
  ProviderUnavailable,
  RateLimited,
  RpcError,
  ServerGone,
  ServerKeepsFailing,
  ServerNotFound,
} from "./errors.js";
export { protocolVersion } from "./supervisor.js";
export { version } from "./version.js";

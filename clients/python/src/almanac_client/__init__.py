"""A client for Almanac, the weather, sunset and climate server."""

from ._call import Call
from ._records import Record, record, to_dataframe
from ._restart import RestartPolicy
from ._subscription import Event, Subscription, SubscriptionOptions
from ._times import with_datetimes
from .aio import PROTOCOL_VERSION, AsyncAlmanac, State
from .errors import (
    AlmanacError,
    ClientClosed,
    DeadlineExceeded,
    HandshakeFailed,
    LocationDenied,
    LocationUnavailable,
    NoData,
    NotJSON,
    PlaceNotFound,
    ProtocolMismatch,
    ProviderUnavailable,
    RateLimited,
    RpcError,
    ServerGone,
    ServerKeepsFailing,
    ServerNotFound,
)
from .sync import Almanac, SyncCall, SyncSubscription

__all__ = [
    "PROTOCOL_VERSION",
    "Almanac",
    "AlmanacError",
    "AsyncAlmanac",
    "Call",
    "ClientClosed",
    "DeadlineExceeded",
    "Event",
    "HandshakeFailed",
    "LocationDenied",
    "LocationUnavailable",
    "NoData",
    "NotJSON",
    "PlaceNotFound",
    "ProtocolMismatch",
    "ProviderUnavailable",
    "RateLimited",
    "Record",
    "RestartPolicy",
    "RpcError",
    "ServerGone",
    "ServerKeepsFailing",
    "ServerNotFound",
    "State",
    "Subscription",
    "SubscriptionOptions",
    "SyncCall",
    "SyncSubscription",
    "record",
    "to_dataframe",
    "with_datetimes",
]

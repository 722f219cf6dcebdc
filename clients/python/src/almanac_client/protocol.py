"""The types of the protocol: params and results of every method, generated from its spec."""

from ._generated import *  # noqa: F403

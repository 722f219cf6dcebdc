#!/usr/bin/env python3
"""Runs the bridge from this folder, without installing it."""

import importlib.util
import pathlib
import runpy
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "python/src")]
if importlib.util.find_spec("websockets") is None:
    sys.exit("almanac-web needs the Python package websockets: python3 -m pip install websockets")
runpy.run_module("almanac_web", run_name="__main__", alter_sys=True)

#!/usr/bin/env python3
"""Runs the bridge from this folder, without installing anything."""

import pathlib
import runpy
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "python/src")]
runpy.run_module("almanac_web", run_name="__main__", alter_sys=True)

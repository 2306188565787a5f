#!/bin/sh
# Installs what some tests of the full tier need and npm does not bring, on a Debian machine as root.
set -eu
apt-get -qq update
DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends \
  firefox-esr postgresql poppler-utils zbar-tools

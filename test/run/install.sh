#!/bin/sh
# Installs the programs of some tests of the full tier that npm does not bring. Runs as root on Debian.
set -eu
apt-get -qq update
DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends \
  firefox-esr postgresql poppler-utils zbar-tools

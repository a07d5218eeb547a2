#!/bin/sh
# Runs a command of the server with the settings and as the user of the service. Without a command it prints help:
# the server itself is run by systemd.
set -eu
[ "$#" -gt 0 ] || set -- --help

settings=/etc/dpp/dpp.env
if [ ! -r "$settings" ]; then
  echo "dpp: $settings cannot be read. Run the command as root, or as the user dpp." >&2
  exit 77
fi
export DATA_DIR=/var/lib/dpp
set -a
. "$settings"
set +a

as_service=
if [ "$(id -u)" = 0 ]; then
  as_service='setpriv --reuid=dpp --regid=dpp --init-groups --no-new-privs'
fi
umask 0077
# shellcheck disable=SC2086 # The words of the prefix are separate arguments, or none.
exec $as_service /usr/lib/dpp/node /usr/lib/dpp/apps/server/dist/main.js "$@"

#!/bin/bash
# Makes what is missing: the authority once, and a certificate for each node. Delete a node's volume to renew its certificate.
set -euo pipefail

EVENTSTORE_UID=1000

if [ ! -f /authority/ca.key ]; then
  es-gencert-cli create-ca -days 3650 -out /authority
fi
cp /authority/ca.crt /ca/ca.crt
chmod 0444 /ca/ca.crt

for folder in /certificates/*; do
  node=$(basename "$folder")
  if [ -f "$folder/node.key" ]; then
    continue
  fi
  # The names a client may have dialled: the node's own, the cluster's, and the health check's.
  es-gencert-cli create-node -days 825 -ca-certificate /authority/ca.crt -ca-key /authority/ca.key \
    -out "$folder" -dns-names "$node,eventstore,localhost" -ip-addresses 127.0.0.1
  chmod 0400 "$folder/node.key"
  chown -R "$EVENTSTORE_UID:$EVENTSTORE_UID" "$folder"
done

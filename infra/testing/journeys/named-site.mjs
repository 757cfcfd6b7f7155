// This is loaded before a program's own code. It leads a maker's site, which no resolver knows, to this machine.
import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'

const site = process.env.SITE_NAME
const lookup = dns.lookup
dns.lookup = (name, ...rest) => lookup(name === site ? '127.0.0.1' : name, ...rest)
syncBuiltinESMExports()

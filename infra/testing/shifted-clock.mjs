/*
 * Loaded before a program's own code. Its clock runs at another time of the day, and Postgres, whose clock is the machine's, is taken to agree.
 * The site of a maker, which no resolver knows, is on this machine.
 */
import dns from 'node:dns/promises'
import { registerHooks, syncBuiltinESMExports } from 'node:module'

const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0)
const MachineDate = globalThis.Date

globalThis.Date = class Date extends MachineDate {
  constructor(...given) {
    if (given.length === 0) super(MachineDate.now() + shift)
    else super(...given)
  }

  static now() {
    return MachineDate.now() + shift
  }
}

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.endsWith('/kernel/check-clock.ts')) return loaded
    const source = String(loaded.source)
    const agreeing = source.replace('from now()) * 1000)', `from now()) * 1000 + ${shift})`)
    if (agreeing === source) throw new Error('The comparison with the clock of Postgres is no longer where it was')
    return { ...loaded, source: agreeing }
  },
})

const site = process.env.SITE_NAME
const lookup = dns.lookup
dns.lookup = (name, ...rest) => lookup(name === site ? '127.0.0.1' : name, ...rest)
syncBuiltinESMExports()

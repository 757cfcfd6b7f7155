import { type LookupAddress, NODATA, NOTFOUND } from 'node:dns'
import { lookup, Resolver } from 'node:dns/promises'
import { OutgoingError } from './outgoing-error.ts'

/** To which addresses a name leads. */
export type Resolve = (name: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>

const TIMEOUT = 1_000
const TRIES = 2

const isNoName = (error: unknown) => error instanceof Error && 'code' in error && (error.code === NOTFOUND || error.code === NODATA)

/** Asks the name servers alone: no file of this machine, no domain that the cluster adds, and no thread that a slow name server could keep busy. */
export const resolveOutside: Resolve = async (name, signal) => {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: TRIES })
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const answers = await Promise.allSettled([
      resolver.resolve4(name).then((addresses) => addresses.map((address) => ({ address, family: 4 }))),
      resolver.resolve6(name).then((addresses) => addresses.map((address) => ({ address, family: 6 }))),
    ])
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    const isUnknownName = answers.every((answer) => answer.status === 'rejected' && isNoName(answer.reason))
    if (found.length === 0) throw new OutgoingError('unreachable', `no address was found for ${name}`, { isUnknownName })
    return found
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** As this machine finds its own neighbours. */
export const resolveInside: Resolve = async (name) => lookup(name, { all: true })

import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import { OutgoingError } from './outgoing-error.ts'
import { isPublicAddress } from './public-address.ts'
import { type Resolve, resolveInside, resolveOutside } from './resolve.ts'

/** The addresses that may be connected to for a URL; without any, it says why. */
export type Reach = (url: URL, signal: AbortSignal) => Promise<readonly LookupAddress[]>

interface Limits {
  /** Origins that may be reached wherever they lie: our own services, and servers of tests. */
  readonly also?: readonly string[]
  readonly ports?: readonly number[]
  readonly isOpen?: (address: string) => boolean
  readonly resolve?: Resolve
}

const WEB_PORTS = [80, 443]
/** Names that mean something on one machine or in one network only. */
const LOCAL_NAME = /^[^.]*$|\.(localhost|local|localdomain|lan|internal|intranet|home\.arpa|onion)$/

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

export const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80)

/** The open internet, by the ports of the web. */
export const reaching =
  ({ also = [], ports = WEB_PORTS, isOpen = isPublicAddress, resolve = resolveOutside }: Limits = {}): Reach =>
  async (url, signal) => {
    const [host, port] = [hostOf(url), portOf(url)]
    const family = isIP(host)
    const found = (by: Resolve) => (family === 0 ? by(host, signal) : [{ address: host, family }])
    if (also.includes(url.origin)) return found(resolveInside)
    if (!ports.includes(port)) throw new OutgoingError('not-public', `the port ${port} is none of the web’s`)
    if (family === 0 && LOCAL_NAME.test(host)) throw new OutgoingError('not-public', `${host} is the name of something inside`)
    const open = (await found(resolve)).filter(({ address }) => isOpen(address))
    if (open.length === 0) throw new OutgoingError('not-public', `${host} does not lead into the open internet`)
    return open
  }

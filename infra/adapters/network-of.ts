import { isIPv6 } from 'node:net'

/** A client with one IPv6 address has 2^64 of them, so its network is counted. Anything else is counted as it is. */
export const networkOf = (named: string): string => {
  if (!isIPv6(named)) return named
  const [address = ''] = named.split('%')
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:(?<high>[0-9a-f]{1,4}):(?<low>[0-9a-f]{1,4})$/.exec(canonical)?.groups
  if (mapped !== undefined) return dotted(parseInt(mapped['high'] ?? '', 16), parseInt(mapped['low'] ?? '', 16))
  const [head = '', tail] = canonical.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups = tail === undefined ? first : [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
  return `${groups.slice(0, 4).join(':')}::/64`
}

const dotted = (high: number, low: number): string => [high >> 8, high & 255, low >> 8, low & 255].join('.')

import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** All that was ever given out in IPv6. The library calls whatever it has no name for unicast, so the rest is closed here. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3')

/** Whether an address leads into the open internet. Another way of writing an IPv4 address inside of an IPv6 one does not. */
export const isPublicAddress = (address: string): boolean => {
  // The library also takes octal, hexadecimal and short forms, which nothing that connects has agreed on.
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GIVEN_OUT))
}

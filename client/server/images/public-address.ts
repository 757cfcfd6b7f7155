import { BlockList, isIPv4 } from 'node:net'

/** Everything that does not lead into the open internet, by the IANA registries of special addresses. */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4')

const OPEN_IPV6 = new BlockList()
OPEN_IPV6.addSubnet('2000::', 3, 'ipv6')
/** Inside of what is open: documentation, and ways of writing an IPv4 address. */
const CLOSED_IPV6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED_IPV6.addSubnet(network, bits, 'ipv6')

export const isPublicAddress = (address: string): boolean =>
  isIPv4(address) ? !PRIVATE.check(address, 'ipv4') : OPEN_IPV6.check(address, 'ipv6') && !CLOSED_IPV6.check(address, 'ipv6')

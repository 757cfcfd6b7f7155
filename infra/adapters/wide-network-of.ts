import { isIPv4 } from 'node:net'
import { networkOf } from './network-of.ts'
import { isPublicAddress } from './outgoing/public-address.ts'

/** What one household, office or server farm has at least: a /24, or a /48 of IPv6. On one machine or inside of a network, everybody is in the same: that says nothing. */
export const wideNetworkOf = (address: string): string | undefined => {
  const network = networkOf(address)
  if (!isPublicAddress(isIPv4(network) ? network : address)) return undefined
  return isIPv4(network) ? `${network.split('.').slice(0, 3).join('.')}.0/24` : `${network.split(':').slice(0, 3).join(':')}::/48`
}

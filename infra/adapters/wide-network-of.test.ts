import { expect, it } from 'vitest'
import { wideNetworkOf } from './wide-network-of.ts'

it.each([
  ['93.184.216.34', '93.184.216.0/24'],
  ['::ffff:93.184.216.99', '93.184.216.0/24'],
  ['2606:2800:220:1:248:1893:25c8:1946', '2606:2800:220::/48'],
  ['2606:2800:220:ffff::1', '2606:2800:220::/48'],
])('%s comes from %s', (address, network) => expect(wideNetworkOf(address)).toBe(network))

it.each([
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.4',
  '::ffff:192.168.1.4',
  '169.254.1.1',
  '100.64.0.1',
  'fe80::1%eth0',
  'fd00::1',
  '203.0.113.4',
  '',
  'unknown',
])('where %s comes from says nothing', (address) => expect(wideNetworkOf(address)).toBeUndefined())

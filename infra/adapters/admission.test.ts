import { expect, it } from 'vitest'
import { Admission } from './admission.ts'

it('lets each address have so many, and all together so many', () => {
  const admission = new Admission({ inAll: 5, perAddress: 3 })
  const entered = Array.from({ length: 3 }, () => admission.enter('192.0.2.7'))
  expect(admission.enter('192.0.2.7')).toBe('too many of one')
  expect(entered.every((leave) => typeof leave === 'function')).toBe(true)
  for (const address of ['192.0.2.8', '192.0.2.9']) expect(admission.enter(address)).toBeTypeOf('function')
  expect(admission.enter('192.0.2.10')).toBe('full')
  const [leave] = entered
  if (typeof leave === 'function') leave()
  expect(admission.enter('192.0.2.7')).toBeTypeOf('function')
})

it('counts a network of IPv6 addresses as one', () => {
  const admission = new Admission({ inAll: 5, perAddress: 1 })
  expect(admission.enter('2001:db8:1:2::1')).toBeTypeOf('function')
  expect(admission.enter('2001:db8:1:2::2')).toBe('too many of one')
  expect(admission.enter('2001:db8:1:3::1')).toBeTypeOf('function')
})

import { expect, it } from 'vitest'
import { openThrowaway } from './throwaway.ts'

const rules = (more: { allowed?: string[]; refused?: string[]; list?: 'refuse' | 'allow' } = {}) => {
  const { allowed = [], refused = [], list = 'refuse' } = more
  return openThrowaway({ AUTH_THROWAWAY_ADDRESSES: list, AUTH_DOMAINS_ALLOWED: allowed, AUTH_DOMAINS_REFUSED: refused })
}

it.each(['a@mailinator.com', 'a@MAILINATOR.com', 'a@inbox.of.mailinator.com', 'a@yopmail.com', 'a@guerrillamail.com'])(
  'knows %s as a throwaway address',
  (email) => {
    expect(rules().has(email)).toBe(true)
    expect(() => rules().refuse(email)).toThrow('Use one that you keep.')
  },
)

it.each([
  'a@debut.example',
  'a@gmail.com',
  'a@mailinator.com.example',
  'mailinator.com@gmail.com',
  'a@duck.com',
  'a@privaterelay.appleid.com',
])('takes %s, which people keep', (email) => {
  expect(rules().has(email)).toBe(false)
})

it('knows nothing where the list is off', () => {
  expect(rules({ list: 'allow' }).has('a@mailinator.com')).toBe(false)
})

it('takes and refuses what this installation says beside the list, the narrower of two that fit', () => {
  const { has } = rules({ allowed: ['mailinator.com', 'good.bad.example'], refused: ['bad.example', 'private.mailinator.com'] })
  const addresses = [
    'a@mailinator.com',
    'a@private.mailinator.com',
    'a@bad.example',
    'a@x.bad.example',
    'a@good.bad.example',
    'a@b.example',
  ]
  expect(addresses.map(has)).toEqual([false, true, true, true, false, false])
  expect(rules({ list: 'allow', refused: ['bad.example'] }).has('a@bad.example')).toBe(true)
})

import { expect, it } from 'vitest'
import { accountOf, factorsOf, freshName } from './account.ts'
import { messageFor } from './account-messages.ts'
import { deviceLabel } from './device-labels.ts'

const factor = (id: string, status: 'verified' | 'unverified', name?: string) =>
  ({
    id,
    factor_type: 'totp',
    status,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '',
    ...(name !== undefined && { friendly_name: name }),
  }) as const

it('counts only what was proven as a second factor, and gives it a name where it has none', () => {
  expect(factorsOf([factor('a', 'verified'), factor('b', 'unverified', 'Begun')])).toMatchObject([{ id: 'a', name: 'Authenticator app' }])
})

it('tells wallets apart by their chain and the ends of their addresses', () => {
  const sub = 'web3:ethereum:0x71c7656ec7ab88b098defb751b7401b5f6d8976f'
  const wallet = { id: sub, identity_id: 'a', user_id: 'b', provider: 'web3', identity_data: { sub } }
  const user = { id: 'b', aud: '', created_at: '', app_metadata: {}, user_metadata: {}, identities: [wallet] }
  expect(accountOf(user).identities).toMatchObject([{ known: 'Ethereum 0x71c7…976f' }])
})

it('finds a name that no other factor has', () => {
  const taken = factorsOf([factor('a', 'verified', 'Passkey'), factor('b', 'verified', 'Passkey 2')])
  expect(freshName('Passkey', taken)).toBe('Passkey 3')
  expect(freshName('Laptop', taken)).toBe('Laptop')
})

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.9', 'Unknown device'],
  [null, 'Unknown device'],
])('calls %s by what people know', (agent, words) => {
  expect(deviceLabel(agent)).toBe(words)
})

it('says which rule a password breaks', () => {
  expect(messageFor({ code: 'weak_password', message: 'Password should be at least 8 characters.', status: 422 })).toMatch(/8 characters/)
  expect(messageFor({ code: 'weak_password', message: 'Password is known to be weak and easy to guess', status: 422 })).toMatch(/leak/)
})

import type { Instant } from '@debut/events/kernel/instant.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { type Knex, openDatabase } from '@debut/adapters/database.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { base58 } from '@scure/base'
import { AuthClient } from '@supabase/auth-js'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ethereumWallet, solanaWallet } from '../../testing/wallets.ts'

const DOMAIN = Buffer.concat([Buffer.of(0xff), Buffer.from('solana offchain')])
const sizeOf = (text: Buffer) => Buffer.of(text.length & 255, text.length >> 8)
const envelopes: Record<string, (text: Buffer, address: string) => Buffer> = {
  'a Ledger': (text, address) =>
    Buffer.concat([DOMAIN, Buffer.of(0), Buffer.alloc(32), Buffer.of(0, 1), base58.decode(address), sizeOf(text), text]),
  'a Ledger, of text beyond ASCII': (text, address) =>
    Buffer.concat([DOMAIN, Buffer.of(0), Buffer.alloc(32), Buffer.of(1, 1), base58.decode(address), sizeOf(text), text]),
  'an old Ledger': (text) => Buffer.concat([DOMAIN, Buffer.of(0, 0), sizeOf(text), text]),
}

describe('a sign-in with a wallet', () => {
  let world: World
  let url: string
  let database: Knex
  let now: Instant = systemClock()
  let home: string

  beforeAll(async () => {
    world = await startWorld({ clock: () => now })
    const own = { AUTH_COMPAT: 'rate-limits', AUTH_REDIRECT_URLS: 'https://debut.example/**,http://debut.example/**' }
    url = (await world.commandService(own)).url
    database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    home = `${world.settings.PUBLIC_URL}/login`
  })
  afterAll(async () => {
    await database.destroy()
    await world.close()
  })
  beforeEach(() => {
    now = systemClock()
  })

  const client = (base = url) => new AuthClient({ url: `${base}/auth/v1`, autoRefreshToken: false, persistSession: false })
  const withEthereum = (wallet = ethereumWallet(), options: Record<string, unknown> = {}, base = url) =>
    client(base).signInWithWeb3({
      chain: 'ethereum',
      wallet,
      statement: 'Sign in to Debut',
      options: { url: home, signInWithEthereum: { issuedAt: now.toJSDate(), ...options } },
    })
  const withSolana = (wallet = solanaWallet(), statement = 'Sign in to Debut') =>
    client().signInWithWeb3({ chain: 'solana', wallet, statement, options: { url: home, signInWithSolana: { issuedAt: now.toISO() } } })

  /** As no client would ask. */
  const post = async (body: unknown, base = url) => {
    const response = await fetch(`${base}/auth/v1/token?grant_type=web3`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    return { status: response.status, body: answer }
  }
  const written = (address: string, fields: Readonly<Record<string, string>> = {}, domain = new URL(home).host) => {
    const all = { URI: home, Version: '1', 'Chain ID': '1', Nonce: String(Math.random()).slice(2, 14), 'Issued At': now.toISO(), ...fields }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
    return [`${domain} wants you to sign in with your Ethereum account:`, address, '', 'Sign in to Debut', '', ...lines].join('\n')
  }
  const signed = async (fields: Readonly<Record<string, string>> = {}, domain?: string) => {
    const { account } = ethereumWallet()
    const message = written(account.address, fields, domain)
    return post({ chain: 'ethereum', message, signature: account.signMessage({ message }) })
  }
  const grantRefused = (error_description: string) => ({ status: 400, body: { error: 'invalid_grant', error_description } })

  it('makes an account of an Ethereum wallet, and finds it again', async () => {
    const wallet = ethereumWallet()
    const { data, error } = await withEthereum(wallet)
    expect(error).toBeNull()
    const address = wallet.account.address.toLowerCase()
    expect(data.user).toMatchObject({
      email: '',
      is_anonymous: false,
      app_metadata: { provider: 'web3', providers: ['web3'] },
      user_metadata: {
        custom_claims: { address, chain: 'ethereum', network: '1', domain: new URL(home).host, statement: 'Sign in to Debut' },
      },
      identities: [{ provider: 'web3', id: `web3:ethereum:${address}` }],
    })
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({ aal: 'aal1', amr: [{ method: 'web3' }] })
    now = now.plus({ seconds: 5 })
    const again = await withEthereum(wallet)
    expect(again.data.user?.id).toBe(data.user?.id)
    expect(again.data.user?.identities).toHaveLength(1)
  })

  it('makes one account of a wallet that signs in twice at once', async () => {
    const wallet = ethereumWallet()
    const results = await Promise.all(
      ['nonce-number-1', 'nonce-number-2', 'nonce-number-3'].map((nonce) => withEthereum(wallet, { nonce })),
    )
    expect(results.map(({ error }) => error)).toEqual([null, null, null])
    expect(new Set(results.map(({ data }) => data.user?.id)).size).toBe(1)
  })

  it('makes an account of a Solana wallet', async () => {
    const wallet = solanaWallet()
    const { data, error } = await withSolana(wallet)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      user_metadata: { custom_claims: { address: wallet.address, chain: 'solana', network: '' } },
      identities: [{ provider: 'web3', id: `web3:solana:${wallet.address}` }],
    })
  })

  it.each(Object.keys(envelopes))('takes what %s signs', async (device) => {
    const { error } = await withSolana(solanaWallet(envelopes[device]), device.includes('beyond') ? 'Grüße' : undefined)
    expect(error).toBeNull()
  })

  it('takes what a wallet writes itself', async () => {
    const { signText, address } = solanaWallet()
    const signIn = async ({ domain, uri, issuedAt }: { domain?: string; uri?: string; issuedAt?: string } = {}) => {
      const signedMessage = Buffer.from(
        [
          `${domain} wants you to sign in with your Solana account:`,
          address,
          '',
          `URI: ${uri}`,
          'Version: 1',
          'Chain ID: mainnet',
          `Issued At: ${issuedAt}`,
        ].join('\n'),
      )
      return [{ signedMessage: new Uint8Array(signedMessage), signature: new Uint8Array(signText(signedMessage)) }]
    }
    const wallet = { ...solanaWallet(), signIn } as unknown as ReturnType<typeof solanaWallet>
    const { data, error } = await withSolana(wallet)
    expect(error).toBeNull()
    expect(data.user?.identities?.[0]?.id).toBe(`web3:solana:${address}`)
  })

  it('makes a member without a verified email', async () => {
    const { data } = await withEthereum()
    expect(await database('identity.users').where({ id: data.user?.id }).first()).toMatchObject({ welcome_due: false, email: null })
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({ app_metadata: { email_verified: false } })
  })

  it('takes a message once, and a nonce once', async () => {
    const { account } = ethereumWallet()
    const use = async (fields: Record<string, string>) => {
      const message = written(account.address, fields)
      return post({ chain: 'ethereum', message, signature: account.signMessage({ message }) })
    }
    const fields = { Nonce: 'once-and-never-again' }
    const [first, second] = await Promise.all([use(fields), use(fields)])
    expect(first.status + second.status).toBe(200 + 400)
    const refusal = grantRefused('Signed Ethereum message was already used')
    expect(await use(fields)).toEqual(refusal)
    expect(await use({ ...fields, 'Request ID': 'another' })).toEqual(refusal)
    const wallet = solanaWallet()
    expect((await withSolana(wallet)).error).toBeNull()
    expect((await withSolana(wallet)).error).toMatchObject({ message: 'Signed Solana message was already used' })
  })

  it('takes one again where that is relaxed by name', async () => {
    const relaxed = await world.commandService({ AUTH_COMPAT: 'wallet-reuse' })
    const { account } = ethereumWallet()
    const message = written(account.address)
    const body = { chain: 'ethereum', message, signature: account.signMessage({ message }) }
    expect([(await post(body, relaxed.url)).status, (await post(body, relaxed.url)).status]).toEqual([200, 200])
  })

  it('takes one from ten minutes before to ten minutes after', async () => {
    const at = (seconds: number) => signed({ 'Issued At': now.plus({ seconds }).toISO() })
    expect(await at(-600)).toMatchObject({ status: 200 })
    expect(await at(600)).toMatchObject({ status: 200 })
    expect(await at(-601)).toEqual(grantRefused('Ethereum message was issued too long ago'))
    expect(await at(601)).toEqual(grantRefused('Ethereum message was issued too far in the future'))
  })

  it('always heeds when a message begins and ends', async () => {
    const past = now.minus({ seconds: 1 }).toISO()
    const issued = { 'Issued At': now.minus({ minutes: 1 }).toISO() }
    expect(await signed({ ...issued, 'Expiration Time': past })).toEqual(grantRefused('Signed Ethereum message is expired'))
    expect(await signed({ ...issued, 'Not Before': now.plus({ seconds: 1 }).toISO() })).toEqual(
      grantRefused('Signed Ethereum message becomes valid in the future'),
    )
    expect(await signed({ ...issued, 'Not Before': past, 'Expiration Time': now.plus({ minutes: 1 }).toISO() })).toMatchObject({
      status: 200,
    })
  })

  it('takes only what was signed for us', async () => {
    expect(await signed({ URI: 'http://debut.example/' }, 'debut.example')).toEqual(
      grantRefused('Signed Ethereum message is using URI which does not use HTTPS'),
    )
    expect(await signed({ URI: 'https://evil.example/' }, 'evil.example')).toEqual(
      grantRefused('Signed Ethereum message is using URI which is not allowed on this server, message was signed for another app'),
    )
    const otherDomain = grantRefused(
      'Signed Ethereum message is using a Domain that does not match the one in URI which is not allowed on this server',
    )
    expect(await signed({ URI: 'https://debut.example/' }, 'evil.example')).toEqual(otherDomain)
    expect(await signed({}, 'evil.example')).toEqual(otherDomain)
    expect(await signed({ URI: 'https://debut.example/' }, 'debut.example')).toMatchObject({ status: 200 })
  })

  it('takes only what the wallet of the address signed', async () => {
    const refusal = grantRefused('Signature does not match address in message')
    const [one, other] = [ethereumWallet().account, ethereumWallet().account]
    const message = written(one.address)
    expect(await post({ chain: 'ethereum', message, signature: other.signMessage({ message }) })).toEqual(refusal)
    expect(await post({ chain: 'ethereum', message, signature: `0x${'0'.repeat(130)}` })).toEqual(refusal)
    expect(await post({ chain: 'ethereum', message, signature: `0x${'f'.repeat(130)}` })).toEqual(refusal)
    const changed = message.replace('Sign in to Debut', 'Sign in to Debug')
    expect(await post({ chain: 'ethereum', message: changed, signature: one.signMessage({ message }) })).toEqual(refusal)
    const { address } = solanaWallet()
    const text = written(address).replace('Ethereum', 'Solana').replace('Chain ID: 1', 'Chain ID: mainnet')
    const signature = solanaWallet().signText(Buffer.from(text)).toString('base64url')
    expect(await post({ chain: 'solana', message: text, signature })).toEqual(refusal)
  })

  it('knows a mistyped address by its capitals', async () => {
    const { account } = ethereumWallet()
    const swapped = account.address.replaceAll(/[a-z]/gi, (character) =>
      character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase(),
    )
    const message = written(`0x${swapped.slice(2)}`)
    expect(await post({ chain: 'ethereum', message, signature: account.signMessage({ message }) })).toEqual({
      status: 400,
      body: { code: 'validation_failed', message: 'siwe: wallet address is not in EIP-55 format' },
    })
  })

  it.each([
    [{ chain: 'dogecoin' }, 'web3_unsupported_chain', 'Unsupported chain'],
    [{}, 'web3_unsupported_chain', 'Unsupported chain'],
    [{ chain: 'ethereum', message: 'short' }, 'validation_failed', 'message is too short'],
    [{ chain: 'solana', message: 'x'.repeat(20 * 1024 + 1) }, 'validation_failed', 'message must not exceed 20KB'],
    [
      { chain: 'ethereum', message: 'x'.repeat(64), signature: '0x12' },
      'validation_failed',
      'signature must be 65 bytes long, encoded as a 130 character-long hexadecimal string',
    ],
    [
      { chain: 'solana', message: 'x'.repeat(64), signature: '!'.repeat(86) },
      'validation_failed',
      'signature must be 64 bytes encoded as base64 with or without padding',
    ],
    [
      { chain: 'ethereum', message: 'x'.repeat(64), signature: '0'.repeat(130) },
      'validation_failed',
      'siwe: message needs at least 6 lines',
    ],
    [{ chain: 'ethereum', message: 7 }, 'validation_failed', expect.stringMatching(/^message: /)],
  ])('is refused with %j', async (body, code, message) => {
    expect(await post(body)).toEqual({ status: 400, body: { code, message } })
  })

  it('is refused where wallets are off, and makes no account where sign-ups are', async () => {
    const off = await world.commandService({ AUTH_WALLETS: 'false' })
    expect((await withEthereum(ethereumWallet(), {}, off.url)).error).toMatchObject({
      status: 422,
      code: 'web3_provider_disabled',
      message: 'Web3 provider is disabled',
    })
    const closed = await world.commandService({ AUTH_SIGNUPS: 'false' })
    const wallet = ethereumWallet()
    expect((await withEthereum(wallet, {}, closed.url)).error).toMatchObject({ status: 422, code: 'signup_disabled' })
    expect((await withEthereum(wallet)).error).toBeNull()
    now = now.plus({ seconds: 1 })
    expect((await withEthereum(wallet, {}, closed.url)).error).toBeNull()
  })
})

import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { once } from 'node:events'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Unavailable } from './errors.ts'
import { InvalidToken } from './invalid-token.ts'
import { createTokenVerifier } from './tokens.ts'

const ines = '4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11'
const noon = toInstant('2026-03-02T12:00:00Z')
const at = (instant = noon) => instant.toUnixInteger()

const makeKey = async (kid: string) => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' }
  const sign = (claims: { [Name in keyof JWTPayload]: JWTPayload[Name] | undefined } = {}, header: { alg?: string; kid?: string } = {}) =>
    new SignJWT({ sub: ines, aud: 'authenticated', exp: at() + 60, ...claims } as JWTPayload)
      .setProtectedHeader({ alg: 'ES256', kid, ...header })
      .sign(privateKey)
  return { jwk, sign }
}

let key: Awaited<ReturnType<typeof makeKey>>
let another: Awaited<ReturnType<typeof makeKey>>
beforeAll(async () => {
  key = await makeKey('first')
  another = await makeKey('second')
})

describe('a bearer token', () => {
  it('says who asks, by what it was signed for and nothing else', async () => {
    const verify = createTokenVerifier({ keys: [key.jwk] }, () => noon)
    const token = await key.sign({ app_metadata: { roles: ['admin', 'emperor'] }, user_metadata: { roles: ['analyst'] } })
    expect(await verify(token)).toEqual({ memberId: ines, roles: ['admin'], verified: false, expiresAt: at() + 60, provenAt: 0 })
    expect(await verify(await key.sign())).toEqual({ memberId: ines, roles: [], verified: false, expiresAt: at() + 60, provenAt: 0 })
  })

  it('carries an email where the account has one, and is no worse without', async () => {
    const verify = createTokenVerifier({ keys: [key.jwk] }, () => noon)
    const emailOf = async (email?: unknown) => (await verify(await key.sign({ email }))).email
    expect(await emailOf('ines@debut.example')).toBe('ines@debut.example')
    for (const none of ['', 'not an email', 5, undefined]) expect(await emailOf(none)).toBeUndefined()
  })

  it('says when they last showed who they are, and not at all where it is not said as it should be', async () => {
    const verify = createTokenVerifier({ keys: [key.jwk] }, () => noon)
    const provenAt = async (amr?: unknown) => (await verify(await key.sign({ amr }))).provenAt
    expect(
      await provenAt([
        { method: 'totp', timestamp: at() - 60 },
        { method: 'password', timestamp: at() },
      ]),
    ).toBe(at() - 60)
    expect(await provenAt([{ method: 'password', timestamp: at() }])).toBe(at())
    for (const none of [undefined, [], 'password', ['password'], [{ method: 'password', timestamp: '9e9' }], [{ timestamp: at() }]])
      expect(await provenAt(none)).toBe(0)
  })

  it('ends when its time is up, also when it was seen before', async () => {
    let now = noon
    const verify = createTokenVerifier({ keys: [key.jwk] }, () => now)
    const token = await key.sign()
    now = noon.plus({ seconds: 59 })
    expect(await verify(token)).toMatchObject({ memberId: ines })
    now = noon.plus({ seconds: 60 })
    await expect(verify(token)).rejects.toThrow(InvalidToken)
  })

  it.each<[string, () => Promise<string>]>([
    ['for another audience', () => key.sign({ aud: 'anon' })],
    ['without an end', () => key.sign({ exp: undefined })],
    ['that begins later', () => key.sign({ nbf: at() + 30 })],
    ['without a subject', () => key.sign({ sub: undefined })],
    ['whose subject is no member', () => key.sign({ sub: 'root' })],
    ['signed by a stranger', () => another.sign()],
    ['signed by a stranger under our key id', () => another.sign({}, { kid: 'first' })],
    ['that is not one', async () => 'hello'],
    ['that is empty', async () => ''],
    [
      'that was changed',
      async () => {
        const [header, payload, signature] = (await key.sign()).split('.')
        const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object
        return [
          header,
          Buffer.from(JSON.stringify({ ...claims, app_metadata: { roles: ['admin'] } })).toString('base64url'),
          signature,
        ].join('.')
      },
    ],
    [
      'with no signature at all',
      async () => {
        const [, payload] = (await key.sign()).split('.')
        return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
      },
    ],
    [
      'signed with our public key as if it were a shared secret',
      () =>
        new SignJWT({ sub: ines, aud: 'authenticated', exp: at() + 60 })
          .setProtectedHeader({ alg: 'HS256', kid: 'first' })
          .sign(Buffer.from(JSON.stringify(key.jwk))),
    ],
  ])('%s is refused', async (_, token) => {
    const verify = createTokenVerifier({ keys: [key.jwk] }, () => noon)
    await expect(verify(await token())).rejects.toThrow(InvalidToken)
  })
})

describe('a published key set', () => {
  const publish = async (answer: () => { status?: number; body: unknown }) => {
    let asked = 0
    const server = createServer((_, response) => {
      asked += 1
      const { status = 200, body } = answer()
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    return { server, url: new URL(`http://127.0.0.1:${port}/jwks.json`), asked: () => asked }
  }

  it('is fetched once, and a token that was seen needs it no more', async () => {
    const { url, server, asked } = await publish(() => ({ body: { keys: [key.jwk] } }))
    const verify = createTokenVerifier(url, () => noon)
    const token = await key.sign()
    await verify(token)
    await verify(await key.sign({ iat: 1 }))
    server.close()
    expect(await verify(token)).toMatchObject({ memberId: ines })
    expect(asked()).toBe(1)
  })

  it('is fetched anew for a key that it did not have, and the old key still counts while it is published', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const keys = [key.jwk]
    const { url, asked } = await publish(() => ({ body: { keys } }))
    const verify = createTokenVerifier(url, () => noon)
    await verify(await key.sign())
    keys.unshift(another.jwk)
    vi.setSystemTime(Date.now() + 5_000)
    expect(await verify(await another.sign())).toMatchObject({ memberId: ines })
    expect(await verify(await key.sign({ iat: 1 }))).toMatchObject({ memberId: ines })
    expect(asked()).toBe(2)
  })

  it('is not fetched for every token of a stranger', async () => {
    const { url, asked } = await publish(() => ({ body: { keys: [key.jwk] } }))
    const verify = createTokenVerifier(url, () => noon)
    for (let tries = 0; tries < 20; tries++) await expect(verify(await another.sign({ iat: tries }))).rejects.toThrow(InvalidToken)
    expect(asked()).toBeLessThan(3)
  })

  it.each<[string, { status?: number; body: unknown }]>([
    ['answers with an error', { status: 503, body: {} }],
    ['answers with something else', { body: 'hello' }],
  ])('that %s makes no token invalid', async (_, broken) => {
    let answer: { status?: number; body: unknown } = broken
    const { url } = await publish(() => answer)
    const verify = createTokenVerifier(url, () => noon)
    await expect(verify(await key.sign())).rejects.toThrow(Unavailable)
    answer = { body: { keys: [key.jwk] } }
    expect(await verify(await key.sign())).toMatchObject({ memberId: ines })
  })

  const afterItsTime = () => vi.advanceTimersByTime(11 * 60_000)
  const fakeTime = () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
  }

  it.each<[string, { status?: number; body: unknown }]>([
    ['answers with an error', { status: 503, body: {} }],
    ['answers with something else', { body: 'hello' }],
  ])('that %s after its time still counts as it was known, and is learnt anew once it is back', async (_, broken) => {
    fakeTime()
    let answer: { status?: number; body: unknown } = { body: { keys: [key.jwk] } }
    const { url } = await publish(() => answer)
    const verify = createTokenVerifier(url, () => noon)
    await verify(await key.sign())
    answer = broken
    afterItsTime()
    expect(await verify(await key.sign({ iat: 1 }))).toMatchObject({ memberId: ines })
    await expect(verify(await another.sign())).rejects.toThrow(Unavailable)
    await expect(verify(await another.sign({}, { kid: 'first' }))).rejects.toThrow(InvalidToken)
    answer = { body: { keys: [another.jwk] } }
    afterItsTime()
    expect(await verify(await another.sign())).toMatchObject({ memberId: ines })
    await expect(verify(await key.sign({ iat: 2 }))).rejects.toThrow(InvalidToken)
  })

  it('that is unavailable is not asked for with every token that a known key signed', async () => {
    fakeTime()
    let status = 200
    const { url, asked } = await publish(() => ({ status, body: { keys: [key.jwk] } }))
    const verify = createTokenVerifier(url, () => noon)
    await verify(await key.sign())
    status = 503
    afterItsTime()
    for (let tries = 1; tries <= 20; tries++) await verify(await key.sign({ iat: tries }))
    expect(asked()).toBe(2)
  })

  it('no longer counts for a key that was withdrawn', async () => {
    fakeTime()
    const keys = [key.jwk, another.jwk]
    const { url } = await publish(() => ({ body: { keys } }))
    const verify = createTokenVerifier(url, () => noon)
    await verify(await key.sign())
    keys.shift()
    afterItsTime()
    await expect(verify(await key.sign({ iat: 1 }))).rejects.toThrow(InvalidToken)
  })

  it('that is unavailable makes no token invalid', async () => {
    const { url, server } = await publish(() => ({ body: {} }))
    server.close()
    await expect(createTokenVerifier(url, () => noon)(await key.sign())).rejects.toThrow(Unavailable)
  })

  it('that says nothing is not waited for', async () => {
    const silent = createTcpServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    const url = new URL(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/`)
    await expect(createTokenVerifier(url, () => noon)(await key.sign())).rejects.toThrow(Unavailable)
  })
})

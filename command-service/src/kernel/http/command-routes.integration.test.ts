import { Envelope } from '@debut/events/kernel/envelope.ts'
import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOf } from '../command.ts'

describe('POST /api/commands', () => {
  let world: World
  let url: string
  beforeAll(async () => {
    world = await startWorld()
    url = (await world.commandService()).url
  })
  afterAll(() => world.close())

  const newcomer = async (username: string) => world.token(world.person(username))
  const post = async (body: string, token: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/api/commands`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    })
    return { status: response.status, body: await response.json(), headers: response.headers }
  }

  it('answers an accepted command with its position in the log, and says whether it was so before', async () => {
    const token = await newcomer('ines')
    const { status, body } = await sendCommand(url, token, 'RegisterMember', { username: 'ines' })
    expect(status).toBe(200)
    expect(body).toEqual({ position: expect.any(Number) })
    const again = await sendCommand(url, token, 'RegisterMember', { username: 'ines' })
    expect(again.body).toEqual({ position: expect.any(Number), unchanged: true })
  })

  it('takes a command that is sent again for the same, and another under its id for a conflict', async () => {
    const token = await newcomer('noor')
    const id = newCommandId()
    const first = await sendCommand(url, token, 'RegisterMember', { username: 'noor' }, id)
    expect(await sendCommand(url, token, 'RegisterMember', { username: 'noor' }, id.toUpperCase())).toMatchObject({
      status: 200,
      body: first.body,
    })
    expect(await sendCommand(url, token, 'RegisterMember', { username: 'noor-2' }, id)).toMatchObject({
      status: 409,
      body: { code: 'command-id-reused' },
    })
  })

  it('leaves a hash in the log that reveals nothing of the payload without the secret', async () => {
    const person = world.person('elif')
    const id = newCommandId()
    await sendCommand(url, await world.token(person), 'RegisterMember', { username: 'elif' }, id)
    const log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    const hashes = new Set<string>()
    for await (const { events, live } of log.follow({ after: undefined, signal: new AbortController().signal })) {
      for (const { $causationId, commandHash } of events.map(({ metadata }) => Envelope.parse(metadata)))
        if ($causationId === id) hashes.add(commandHash)
      if (live) break
    }
    expect([...hashes]).toEqual([expect.stringMatching(/^[\w-]{22}$/)])
    expect([...hashes]).not.toContain(hashOf('RegisterMember', { username: 'elif' }, MemberId.parse(person.memberId)))
  })

  it('gives a username to one member only', async () => {
    await sendCommand(url, await newcomer('lukas'), 'RegisterMember', { username: 'lukas' })
    const second = await sendCommand(url, await newcomer('lukas'), 'RegisterMember', { username: 'lukas' })
    expect(second).toMatchObject({ status: 409, body: { code: 'username-taken', message: 'This username is taken. Try another one.' } })
  })

  it('keeps no claim for a member who was refused', async () => {
    const token = await newcomer('mika')
    await sendCommand(url, token, 'RegisterMember', { username: 'mika' })
    expect(await sendCommand(url, token, 'RegisterMember', { username: 'mika-2' })).toMatchObject({
      status: 422,
      body: { code: 'already-registered' },
    })
    expect(await sendCommand(url, await newcomer('mika-2'), 'RegisterMember', { username: 'mika-2' })).toMatchObject({ status: 200 })
  })

  const id = newCommandId()
  it.each([
    ['malformed JSON', '{"commandId":', 'malformed-json', undefined],
    ['an empty body', '', 'malformed-json', undefined],
    ['a body that is no command', '[]', 'invalid', ''],
    ['a missing id', JSON.stringify({ type: 'RegisterMember', payload: { username: 'aya' } }), 'invalid', 'commandId'],
    [
      'an id that is no UUIDv7',
      JSON.stringify({ commandId: 'aya', type: 'RegisterMember', payload: { username: 'aya' } }),
      'invalid',
      'commandId',
    ],
    ['an unknown command', JSON.stringify({ commandId: id, type: 'MakeMeAdmin', payload: {} }), 'unknown-command', 'type'],
    ['a prototype for a command', JSON.stringify({ commandId: id, type: '__proto__', payload: {} }), 'unknown-command', 'type'],
    ['a wrong field', JSON.stringify({ commandId: id, type: 'RegisterMember', payload: { username: 'A' } }), 'invalid', 'payload.username'],
    ['a missing field', JSON.stringify({ commandId: id, type: 'RegisterMember', payload: {} }), 'invalid', 'payload.username'],
    [
      'a field too many',
      JSON.stringify({ commandId: id, type: 'RegisterMember', payload: { username: 'aya', streak: 900 } }),
      'invalid',
      'payload.streak',
    ],
    [
      'an identity in the body',
      JSON.stringify({ commandId: id, type: 'RegisterMember', payload: { username: 'aya' }, memberId: id }),
      'invalid',
      'memberId',
    ],
  ])('answers %s with 400, a code, the path and the request id', async (_, body, code, path) => {
    const answer = await post(body, await newcomer('aya'), { 'x-request-id': 'the-request-id' })
    expect(answer).toMatchObject({ status: 400, body: { code, message: expect.any(String), requestId: 'the-request-id' } })
    expect(answer.headers.get('x-request-id')).toBe('the-request-id')
    if (path !== undefined) expect(answer.body).toMatchObject({ details: expect.arrayContaining([expect.objectContaining({ path })]) })
  })

  it('answers what is too large with 413, and what is not JSON with 415', async () => {
    const token = await newcomer('aya')
    expect(await post(JSON.stringify({ text: 'x'.repeat(70_000) }), token)).toMatchObject({ status: 413, body: { code: 'too-large' } })
    expect(await post('username=aya', token, { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      body: { code: 'unsupported-media-type' },
    })
  })

  it('asks a visitor to sign in, and refuses a token that was tampered with, has expired, or was signed by somebody else', async () => {
    const token = await newcomer('aya')
    const expired = await world.token(world.person('aya'), -10)
    const [header, payload, signature] = token.split('.')
    const otherPayload = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()), sub: world.person('x').memberId }),
    )
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    expect(await sendCommand(url, undefined, 'RegisterMember', { username: 'aya' })).toMatchObject({
      status: 401,
      body: { code: 'sign-in-required' },
    })
    for (const bad of [expired, `${header}.${otherPayload.toString('base64url')}.${signature}`, unsigned, 'nonsense']) {
      expect(await sendCommand(url, bad, 'RegisterMember', { username: 'aya' })).toMatchObject({
        status: 401,
        body: { code: 'invalid-token' },
      })
    }
  })

  it('refuses a command that is more than seven days old', async () => {
    const old = '01890a5d-ac96-774b-bcce-b302099a8057'
    expect(await sendCommand(url, await newcomer('aya'), 'RegisterMember', { username: 'aya' }, old)).toMatchObject({
      status: 400,
      body: { code: 'expired' },
    })
  })

  it('publishes the keys that verify its tokens, and no private part of them', async () => {
    const jwks = await (await fetch(`${url}/auth/v1/.well-known/jwks.json`)).json()
    expect(jwks).toEqual({
      keys: [expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: expect.any(String) })],
    })
    expect(JSON.stringify(jwks)).not.toContain('"d"')
  })
})

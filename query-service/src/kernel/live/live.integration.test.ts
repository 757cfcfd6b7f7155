import { newCommandId } from '@debut/events/kernel/ids.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { once } from 'node:events'
import { sendCommand, startServices, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { closeCodes } from './close-codes.ts'
import { connectLive } from './testing/live-client.ts'

const connect = async (url: string, options: { origin?: string } = {}) => {
  const client = await connectLive<readonly { username: string; total: number }[]>(url, options)
  return {
    ...client,
    receivesUsername: (username: string) => client.until(({ body }) => body?.some((arrived) => arrived.username === username) === true),
    usernames: () => client.received.flatMap(({ body }) => body?.map(({ username }) => username) ?? []),
  }
}

describe('WS /api/live', () => {
  let world: World
  let commandUrl: string
  let url: string

  beforeAll(async () => {
    world = await startWorld()
    const { command, query } = await startServices(world)
    commandUrl = command.url
    url = query.url
  })
  afterAll(() => world.close())

  /** Sent again under its id where the service is too busy, as clients do. */
  const register = async (username: string): Promise<number> => {
    const [token, commandId] = [await world.token(world.person(username)), newCommandId()]
    return vi.waitFor(
      async () => {
        const { body } = await sendCommand(commandUrl, token, 'RegisterMember', { username }, commandId)
        if (body.position === undefined) throw new Error(`${username} was refused: ${body.code}`)
        return body.position
      },
      { timeout: 60_000, interval: 1_000 },
    )
  }
  /** Until readers have it too. */
  const seen = (position: number) => fetch(`${url}/api/members?min-position=${position}`)
  const visitor = async () => {
    const client = await connect(url)
    client.say({ type: 'hello', token: null })
    expect(await client.receives('welcome')).toEqual({ type: 'welcome', memberId: null })
    return client
  }

  it('sends a visitor everybody who registers from now on, in order, with the count', async () => {
    await seen(await register('before'))
    const client = await visitor()
    client.say({ type: 'subscribe', topic: 'members', cursor: null })
    await client.receives('subscribed')
    const position = await register('first')
    const first = await client.receivesUsername('first')
    await register('second')
    await client.receivesUsername('second')
    expect(client.usernames()).toEqual(['first', 'second'])
    expect(first).toMatchObject({ type: 'message', topic: 'members' })
    // The answer names the last event of the command, and the message the one that made them a member.
    expect(first.cursor).toBeLessThanOrEqual(position)
    client.socket.close()
  })

  it('gives a client that was offline everything since its cursor, once', async () => {
    const cursor = await register('seen')
    // A client that has a cursor has read up to there.
    await seen(cursor)
    const missed = Array.from({ length: 12 }, (_, index) => `missed-${index}`)
    for (const username of missed) await register(username)
    const client = await visitor()
    client.say({ type: 'subscribe', topic: 'members', cursor })
    await client.receivesUsername('missed-11')
    await register('live-again')
    await client.receivesUsername('live-again')
    expect(client.usernames()).toEqual([...missed, 'live-again'])
    client.socket.close()
  })

  it('has a visitor whose cursor is beyond the log fetch anew', async () => {
    const client = await visitor()
    client.say({ type: 'subscribe', topic: 'members', cursor: Number.MAX_SAFE_INTEGER })
    expect(await client.receives('reset')).toEqual({ type: 'reset', topic: 'members' })
    client.say({ type: 'subscribe', topic: 'members', cursor: null })
    await eventually(() => expect(client.received.filter(({ type }) => type === 'subscribed')).toHaveLength(2))
    await register('after-reset')
    await client.receivesUsername('after-reset')
    client.socket.close()
  })

  it('says nothing more of a topic that was left', async () => {
    const leaver = await visitor()
    const stayer = await visitor()
    for (const client of [leaver, stayer]) client.say({ type: 'subscribe', topic: 'members', cursor: null })
    await Promise.all([leaver.receives('subscribed'), stayer.receives('subscribed')])
    leaver.say({ type: 'unsubscribe', topic: 'members' })
    // A second subscription is answered after the first was left: frames are handled in order.
    leaver.say({ type: 'subscribe', topic: 'unknown', cursor: null })
    expect(await leaver.receives('refused')).toMatchObject({ topic: 'unknown', code: 'not-found' })
    await register('after-leaving')
    await stayer.receivesUsername('after-leaving')
    expect(leaver.usernames()).toEqual([])
    leaver.socket.close()
    stayer.socket.close()
  })

  it('knows a member by the token in the first frame', async () => {
    const ines = world.person('ines')
    const client = await connect(url)
    client.say({ type: 'hello', token: await world.token(ines) })
    expect(await client.receives('welcome')).toMatchObject({ memberId: ines.memberId })
    client.socket.close()
  })

  it('goes on with a renewed token, and ends within seconds of one that ran out', async () => {
    const ines = world.person('ines')
    const [renewed, ended] = [await connect(url), await connect(url)]
    for (const client of [renewed, ended]) client.say({ type: 'hello', token: await world.token(ines, 1) })
    await Promise.all([renewed.receives('welcome'), ended.receives('welcome')])
    renewed.say({ type: 'renew', token: await world.token(ines) })
    expect(await ended.closed).toBe(closeCodes.unauthorised)
    expect(renewed.socket.readyState).toBe(WebSocket.OPEN)
    renewed.socket.close()
  })

  it('does not become somebody else by a renewal', async () => {
    const client = await connect(url)
    client.say({ type: 'hello', token: await world.token(world.person('ines')) })
    await client.receives('welcome')
    client.say({ type: 'renew', token: await world.token(world.person('tomasz')) })
    expect(await client.closed).toBe(closeCodes.unauthorised)
  })

  it('keeps no topics for a token of the same member that owes their second factor', async () => {
    const ines = world.person('ines')
    const client = await connect(url)
    client.say({ type: 'hello', token: await world.token(ines) })
    await client.receives('welcome')
    client.say({ type: 'renew', token: await world.token({ ...ines, secondFactorDue: true }) })
    expect(await client.closed).toBe(closeCodes.unauthorised)
  })

  it.each([
    ['a token that is not valid', { type: 'hello', token: 'nonsense' }, closeCodes.unauthorised],
    ['anything before the hello', { type: 'subscribe', topic: 'members', cursor: null }, closeCodes.badFrame],
    ['an unknown frame', { type: 'shout' }, closeCodes.badFrame],
  ])('closes on %s', async (_, frame, code) => {
    const client = await connect(url)
    client.say(frame)
    expect(await client.closed).toBe(code)
  })

  it('closes on what is not JSON, and on a frame beyond 64 KiB', async () => {
    const [garbled, large] = [await connect(url), await connect(url)]
    garbled.socket.send('{"type":')
    large.socket.on('error', () => undefined)
    large.say({ type: 'hello', token: 'x'.repeat(70_000) })
    expect(await garbled.closed).toBe(closeCodes.badFrame)
    expect([1006, 1009]).toContain(await large.closed)
  })

  it('opens for our own pages and for programs, not for other pages', async () => {
    const ours = await connect(url, { origin: world.settings.PUBLIC_URL })
    ours.socket.close()
    const other = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { origin: 'https://evil.example' })
    const [, response] = await once(other, 'unexpected-response')
    expect((response as { statusCode: number }).statusCode).toBe(403)
  })

  it('answers a request without an upgrade from the catalogue', async () => {
    const response = await fetch(`${url}/api/live`, { headers: { 'x-request-id': 'not-a-socket' } })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not-found', requestId: 'not-a-socket' })
    expect((await fetch(`${url}/api/live`, { method: 'HEAD' })).status).toBe(404)
  })

  it('gives a client that reconnects after a flood all of it, once and in order', async () => {
    // Of this try alone: names stay taken.
    const name = `flood-${newUlid().toLowerCase().slice(-10)}`
    const cursor = await register(name)
    const flood = Array.from({ length: 300 }, (_, index) => `${name}-${index}`)
    for (let from = 0; from < flood.length; from += 50)
      await seen(Math.max(...(await Promise.all(flood.slice(from, from + 50).map(register)))))
    const resumed = await visitor()
    resumed.say({ type: 'subscribe', topic: 'members', cursor })
    await eventually(() => expect(resumed.usernames()).toHaveLength(flood.length))
    expect(resumed.usernames().toSorted()).toEqual(flood.toSorted())
    const cursors = resumed.received.flatMap(({ type, cursor: at }) => (type === 'message' && at !== undefined ? at : []))
    expect(cursors).toEqual(cursors.toSorted((one, other) => one - other))
    resumed.socket.close()
  })
})

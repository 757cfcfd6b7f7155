import { eventually } from '@debut/testing/eventually.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { openBus } from '@debut/adapters/bus.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { fitsContract } from '@debut/testing/fits-contract.ts'
import { sendCommand, startServices, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Checkpoints } from '../kernel/checkpoints.ts'
import { membersTopic } from './members-topic.ts'

interface Body {
  members: { memberId: string; username: string; registeredAt: string; position: number }[]
  total: number
  position: number
  stale?: true
}

describe('GET /api/members', () => {
  let world: World
  let commandUrl: string
  let url: string
  let projection: Awaited<ReturnType<World['projectionService']>>

  beforeAll(async () => {
    world = await startWorld()
    const services = await startServices(world)
    commandUrl = services.command.url
    projection = services.projection
    url = services.query.url
  })
  afterAll(() => world.close())

  const register = async (username: string): Promise<number> => {
    const { body } = await sendCommand(commandUrl, await world.token(world.person(username)), 'RegisterMember', { username })
    return body.position ?? Number.NaN
  }
  const get = async (query: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/api/members${query}`, { headers })
    const body = (response.status === 200 ? await response.json() : undefined) as Body
    if (body !== undefined) fitsContract('GET', '/api/members', body)
    return { status: response.status, headers: response.headers, body }
  }

  it('lets a reader wait for what they have just done, in the query or as a header', async () => {
    const first = await register('ines')
    const { body } = await get(`?min-position=${first}`)
    expect(body.members[0]).toEqual({
      memberId: expect.any(String),
      username: 'ines',
      name: null,
      avatar: null,
      tier: 0,
      registeredAt: expect.stringMatching(/^\d{4}-.*Z$/),
      position: expect.any(Number),
    })
    // The answer names the last event of the command, and the row the one that made them a member.
    expect(body.members[0]?.position).toBeLessThanOrEqual(first)
    expect(body.position).toBeGreaterThanOrEqual(first)
    const second = await register('tomasz')
    expect((await get('', { 'min-position': String(second) })).body.members[0]?.username).toBe('tomasz')
    expect(body.stale).toBeUndefined()
  })

  it('pages newest first, without a gap and without a double', async () => {
    let last = 0
    for (let index = 0; index < 7; index++) last = await register(`pager-${index}`)
    const first = (await get(`?limit=4&min-position=${last}`)).body
    const second = (await get(`?limit=4&before=${first.members.at(-1)?.position}`)).body
    expect([...first.members, ...second.members].map(({ username }) => username).slice(0, 7)).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((index) => `pager-${index}`),
    )
    expect(first.total).toBe(9)
  })

  it('answers 304 to a client that has the newest, and anew once there is more', async () => {
    const tag = (await get('')).headers.get('etag') ?? ''
    expect((await get('', { 'if-none-match': tag })).status).toBe(304)
    expect((await get('', { 'if-none-match': `"another", ${tag}` })).status).toBe(304)
    const later = await register('aya')
    expect((await get(`?min-position=${later}`, { 'if-none-match': tag })).status).toBe(200)
  })

  it.each(['?limit=0', '?limit=1000', '?limit=ten', '?before=-1', '?min-position=soon', '?min-position=1.5'])(
    'answers %s with 400',
    async (query) => {
      expect((await get(query)).status).toBe(400)
    },
  )

  it('shows a member their own record, and says when there is none', async () => {
    const noor = world.person('noor')
    const { body } = await sendCommand(commandUrl, await world.token(noor), 'RegisterMember', { username: 'noor' })
    const headers = { authorization: `Bearer ${await world.token(noor)}`, 'min-position': String(body.position) }
    const response = await fetch(`${url}/api/members/${noor.memberId}`, { headers })
    expect(await response.json()).toMatchObject({ member: { memberId: noor.memberId, username: 'noor' } })

    const stranger = world.person('stranger')
    const missing = await fetch(`${url}/api/members/${stranger.memberId}`, {
      headers: { authorization: `Bearer ${await world.token(stranger)}` },
    })
    expect({ status: missing.status, body: await missing.json() }).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })

  it('learns from the hints of the projection-service alone how far it is, and from Postgres how much somebody missed', async () => {
    const database = openDatabase({ url: world.settings.DATABASE_URL, name: 'test' })
    const bus = world.closing(openBus({ url: world.settings.NATS_URL, name: 'test', logger: world.logger }))
    world.closing({ close: () => database.destroy() })
    const checkpoints = new Checkpoints(database, bus, world.logger)
    await checkpoints.refresh()
    let hinted = 0
    await eventually(async () =>
      expect(await checkpoints.reached('members', LogPosition.parse(await register(`hinted-${hinted++}`)), 500)).toBe(true),
    )
    const topic = await membersTopic({ database, checkpoints }).find(undefined, null)
    if (!('since' in topic)) throw new Error('arrivals are messages')
    const last = await register('last')
    await get(`?min-position=${last}`)
    const count = (await topic.since(0, 100)).length
    expect(await Promise.all([topic.isBehind(0, count), topic.isBehind(0, count - 1), topic.isBehind(last, 0)])).toEqual([
      false,
      true,
      false,
    ])
  })

  it('has nothing to read of a projection that is being filled for the first time', async () => {
    const database = openDatabase({ url: world.settings.DATABASE_URL, name: 'test' })
    const bus = world.closing(openBus({ url: world.settings.NATS_URL, name: 'test', logger: world.logger }))
    world.closing({ close: () => database.destroy() })
    const checkpoints = new Checkpoints(database, bus, world.logger)
    const set = (filling: boolean) => database('projections.builds').where({ name: 'members' }).update({ filling })
    await set(true)
    await checkpoints.refresh()
    expect(() => checkpoints.of('members')).toThrow('there is no projection "members" yet')
    await set(false)
    await checkpoints.refresh()
    expect(checkpoints.of('members').schema).toBe('members_v1')
  })

  it('says that it is stale when the projection does not get there in two seconds', async () => {
    await projection.close()
    const unseen = await register('lukas')
    const tag = (await get('')).headers.get('etag') ?? ''
    const { body, headers } = await get(`?min-position=${unseen}`, { 'if-none-match': tag })
    expect(body.stale).toBe(true)
    // Else a later answer of 304 would say that it is stale for ever.
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store'])
    expect(body.position).toBeLessThan(unseen)
    expect(body.members.map(({ username }) => username)).not.toContain('lukas')
  })
})

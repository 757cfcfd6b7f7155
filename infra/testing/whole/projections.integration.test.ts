import { setTimeout as delay } from 'node:timers/promises'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { Projections } from '@debut/events/projections/projection-answers.ts'
import { openSession, type Session } from '@debut/adapters/session.ts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { eventually } from '../eventually.ts'
import { MUCH_WORK_MS } from '../waiting-times.ts'
import { sendCommand, startServices, startWorld, type World } from '../world.ts'

/** So often people read and write, with time left for the work beside them. */
const PACE_MS = 50

describe('those who look after projections', () => {
  let world: World
  let session: Session
  let commandUrl: string
  let queryUrl: string
  let [admin, analyst, ines]: string[] = []
  let [bossId, anaId, inesId]: string[] = []

  beforeAll(async () => {
    world = await startWorld()
    const { command, query } = await startServices(world)
    ;[commandUrl, queryUrl] = [command.url, query.url]
    const [boss, ana] = [await world.appoint(world.person('the-boss', 'admin')), await world.appoint(world.person('ana', 'analyst'))]
    const member = await world.appoint(world.person('ines'))
    ;[bossId, anaId, inesId] = [boss.memberId, ana.memberId, member.memberId]
    ;[admin, analyst, ines] = [await world.token(boss), await world.token(ana), await world.token(member)]
    session = world.closing(await openSession({ url: world.settings.DATABASE_URL, name: 'test', timeoutMs: 10_000 }))
  })
  afterAll(() => world.close())

  const send = async (token: string | undefined, type: string, payload: object) => {
    const { status, body } = await sendCommand(commandUrl, token, type, payload)
    return body.code ?? status
  }
  const ask = async (token = admin): Promise<string> => {
    const response = await fetch(`${queryUrl}/api/projections`, { headers: { authorization: `Bearer ${token}` } })
    expect(response.status).toBe(200)
    return response.text()
  }
  const shown = async (token = admin) => Projections.parse(JSON.parse(await ask(token)))
  const of = async (name: string) => (await shown()).projections.find((projection) => projection.name === name)

  it('see how far each is, and what it could not take in, try that again and do without it, without learning whose it is', async () => {
    const before = await of('follows')
    await session.query(`alter table follows_v1.follows add constraint spoiled check (followed <> '${bossId}')`)
    expect(await send(ines, 'FollowMember', { memberId: bossId })).toBe(200)
    expect(await send(ines, 'FollowMember', { memberId: anaId })).toBe(200)
    await eventually(async () => expect(await of('follows')).toMatchObject({ status: 'live', parked: 2, inherited: { events: 2 } }))
    expect(before).toMatchObject({ version: 1, parked: 0 })

    const { parked } = await shown(analyst)
    expect(parked).toEqual([
      expect.objectContaining({
        projection: 'follows',
        stream: 'follower-…',
        type: 'MemberFollowed',
        tries: 3,
        waiting: 1,
        payload: { memberId: 'm-1', followedId: 'm-2' },
        error: expect.stringContaining('constraint spoiled'),
      }),
    ])
    expect((await of('follows'))?.lastHour).toContainEqual(expect.any(Number))
    await eventually(async () => expect((await shown()).newest?.position).toBeGreaterThan(parked[0]?.sequence ?? 0))
    expect(await ask()).not.toContain(inesId)

    const place = { projection: 'follows', sequence: parked[0]?.sequence }
    expect(await send(admin, 'RetryParked', { ...place, sequence: 7 })).toBe('no-such-event')
    expect(await send(analyst, 'RetryParked', place)).toBe('forbidden')
    expect(await send(admin, 'RetryParked', place)).toBe(200)
    await eventually(async () => expect((await shown()).parked).toMatchObject([{ tries: 4 }]))
    await session.query('alter table follows_v1.follows drop constraint spoiled')
    expect(await send(admin, 'RetryParked', place)).toBe(200)
    await eventually(async () => expect(await of('follows')).toMatchObject({ parked: 0 }))
    expect(await session.query('select count(*)::int as follows from follows_v1.follows')).toEqual([{ follows: 2 }])

    await session.query(`alter table follows_v1.follows add constraint spoiled check (followed <> '${bossId}') not valid`)
    expect(await send(ines, 'UnfollowMember', { memberId: bossId })).toBe(200)
    expect(await send(ines, 'FollowMember', { memberId: bossId })).toBe(200)
    await eventually(async () => expect(await of('follows')).toMatchObject({ parked: 1 }))
    const again = { projection: 'follows', sequence: (await shown()).parked[0]?.sequence, reason: 'Written twice by a faulty import.' }
    expect(await send(admin, 'SkipEvent', again)).toBe(200)
    await eventually(async () => expect(await of('follows')).toMatchObject({ parked: 0 }))
    expect(await session.query('select followed from follows_v1.follows')).toEqual([{ followed: anaId }])
  })

  it('rebuild one while others read and write, compare it, swap it in and back; each reader has a whole answer all the time', async () => {
    const reading = { stop: false, whole: 0, broken: 0 }
    const readers = (async () => {
      while (!reading.stop) {
        const response = await fetch(`${queryUrl}/api/follows/members/${anaId}/followers`)
        const isWhole = response.ok && (await response.text()).includes('"ines"')
        reading[isWhole ? 'whole' : 'broken']++
        await delay(PACE_MS)
      }
    })()
    const writers = (async () => {
      for (let turn = 0; !reading.stop; turn++, await delay(PACE_MS))
        await send(ines, turn % 2 === 0 ? 'FollowMember' : 'UnfollowMember', { memberId: bossId })
    })()
    await session.query('alter table follows_v1.follows drop constraint spoiled')

    onTestFinished(async () => {
      reading.stop = true
      await Promise.all([readers, writers])
    })
    const [rebuild, swap] = [newUlid(), newUlid()]
    expect(await send(analyst, 'StartRebuild', { jobId: newUlid(), projection: 'nothing' })).toBe('no-such-projection')
    expect(await send(analyst, 'StartRebuild', { jobId: rebuild, projection: 'follows' })).toBe(200)
    await eventually(
      async () => expect((await shown(analyst)).rebuilds).toMatchObject([{ byName: 'ana', waitsUntil: expect.any(String) }]),
      MUCH_WORK_MS,
    )
    const [{ comparison } = { comparison: null }] = (await shown(analyst)).rebuilds
    expect(comparison).toMatchObject({ version: 2, live: 1, differ: 0, missing: 0, extra: 0, rows: [] })

    expect(await send(analyst, 'StartRebuild', { jobId: newUlid(), projection: 'follows' })).toBe('build-waiting')
    const question = { jobId: swap, rebuild, seen: 1, differences: 0, reason: null }
    expect(await send(analyst, 'SwapBuild', question)).toBe('forbidden')
    expect(await send(admin, 'SwapBuild', { ...question, rebuild: newUlid() })).toBe('no-such-build')
    expect(await send(admin, 'SwapBuild', { ...question, seen: 9 })).toBe('other-build-in-force')
    expect(await send(admin, 'SwapBuild', { ...question, differences: 2 })).toBe('builds-differ')
    expect(await send(admin, 'SwapBuild', question)).toBe(200)
    await eventually(async () =>
      expect((await shown()).swaps).toMatchObject([{ projection: 'follows', from: 1, version: 2, differences: 0, noWayBack: null }]),
    )
    expect(await send(admin, 'DiscardBuild', { jobId: rebuild })).toBe('no-such-build')

    expect(await send(admin, 'SwapBack', { jobId: newUlid(), projection: 'follows', version: 2, seen: 2 })).toBe('no-such-build')
    expect(await send(admin, 'SwapBack', { jobId: newUlid(), projection: 'follows', version: 1, seen: 2 })).toBe(200)
    await eventually(async () => expect((await shown()).swaps).toMatchObject([{ projection: 'follows', from: 2, version: 1 }]))
    reading.stop = true
    await Promise.all([readers, writers])
    expect(reading.broken).toBe(0)
    expect(reading.whole).toBeGreaterThan(0)
    expect(await of('follows')).toMatchObject({ version: 1, parked: 0, stopped: null })
  })
})

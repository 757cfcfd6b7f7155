import { randomUUID } from 'node:crypto'
import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { EmailVerified, MemberErased, MemberOnboarded, PhoneVerified } from '@debut/events/members/member-events.ts'
import { EventSkipped, PROJECTIONS } from '@debut/events/kernel/event-skipped.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { payloadHash } from '@debut/adapters/payload-hash.ts'
import { openSession, type Session } from '@debut/adapters/session.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { listeningLogger } from '@debut/testing/listening-logger.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askRetry, listParked, tried } from './ask-parked.ts'
import { MOST_STREAMS } from './fold-apart.ts'
import { type Batch, defineProjector, type Projector } from './projector.ts'
import { rebuild } from './rebuild.ts'

const reads = { member: [EmailVerified, PhoneVerified, MemberOnboarded] }

const entries = (batch: Batch) => [
  {
    sql: 'insert into diary select * from json_to_recordset($1::json) as written (position bigint, member_id text, what text)',
    values: [
      JSON.stringify(
        batch.all().map(({ event, stream, position }) => ({ position, member_id: stream.replace('member-', ''), what: event.type })),
      ),
    ],
  },
]

/** Holds whatever members did; it can't fold what Postgres refuses. */
const diary = defineProjector('diary', {
  version: 1,
  reads,
  tables: `create table diary (position bigint primary key, member_id text, what text check (member_id not like 'bad-%' or what <> 'PhoneVerified'))`,
  project: entries,
  topics: () => [],
})

/** The same, which throws by itself; `mended` as a fix of its code would. */
const thrower = (state: { mended: boolean }): Projector => ({
  ...diary,
  name: 'thrower',
  tables: 'create table diary (position bigint primary key, member_id text, what text)',
  project: (batch) => {
    if (!state.mended && batch.of(PhoneVerified).some(({ stream }) => stream.includes('bad'))) throw new TypeError('there is no such phone')
    return entries(batch)
  },
})

describe('an event that a projection can’t fold', () => {
  const { logger, lines } = listeningLogger()
  let world: World
  let log: ReturnType<typeof openEventStore>
  let keys: ReturnType<typeof openMemberKeys>
  let session: Session

  beforeEach(async () => {
    lines.length = 0
    world = await startWorld({ logger })
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger }))
    const identity = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    world.closing({ close: () => identity.destroy() })
    keys = openMemberKeys(identity)
    session = world.closing(await openSession({ url: await world.readModels(), name: 'test', timeoutMs: 10_000 }))
  })
  afterEach(() => world.close())

  const memberId = MemberId.parse(randomUUID())
  const append = async (stream: string, revision: number, fact: { type: string; data: object }): Promise<number> => {
    const envelope = { $correlationId: 'test', $causationId: newCommandId(), commandHash: 'hash', actor: memberId, at: systemClock() }
    const appended = await log.append(stream, revision === 0 ? 'no-stream' : revision - 1, await encode(keys, stream, [fact], envelope))
    if (appended === 'conflict') throw new Error(`${stream} is not where it was`)
    return appended.position
  }
  /** A member's life in three events, the middle one bad. */
  const life = async (name: string): Promise<readonly [number, number, number]> => [
    await append(`member-${name}`, 0, EmailVerified({ memberId })),
    await append(`member-${name}`, 1, PhoneVerified({ memberId })),
    await append(`member-${name}`, 2, MemberOnboarded({ memberId })),
  ]
  const skip = (projection: string, stream: string, revision: number, hash: string) =>
    append(
      PROJECTIONS,
      0,
      EventSkipped({ projection, stream, revision, type: 'PhoneVerified', payloadHash: hash, reason: 'no phone was ever verified here' }),
    )

  const held = async (name = 'diary', version = 1) =>
    (
      await session.query<{ entry: string }>(`select member_id || ' ' || what as entry from ${name}_v${version}.diary order by position`)
    ).map(({ entry }) => entry)
  const parked = (name = 'diary') =>
    session.query(
      `select sequence, stream, revision, type, error, tries from projections.parked_events join projections.active on name = projection and parked_events.version = active.version
       where projection = $1 order by sequence`,
      [name],
    )
  const reached = (position: number, name = 'diary') =>
    eventually(async () =>
      expect(
        await session.query(
          'select 1 from projections.active join projections.builds using (name, version) where name = $1 and position >= $2',
          [name, position],
        ),
      ).toHaveLength(1),
    )
  const page = async (url: string, path: string) => (await fetch(`${url}${path}`)).text()
  const rebuildNow = async (projector: Projector) => {
    const own = await openSession({ url: world.settings.DATABASE_URL, name: 'rebuild', timeoutMs: 10_000 })
    const parts = { log, keys, session: own, logger, signal: new AbortController().signal, progress: () => undefined }
    const build = await rebuild(projector, parts)
    await own.close()
    return build
  }

  it('waits with all that comes after it on its stream, by its sequence, with its hash and what went wrong; all else goes on', async () => {
    const { url } = await world.projectionService([diary, thrower({ mended: false })])
    await life('ines')
    const [, bad, after] = await life('bad-tomasz')
    await reached((await life('noor'))[2])
    const whole = (name: string) => ['EmailVerified', 'PhoneVerified', 'MemberOnboarded'].map((what) => `${name} ${what}`)
    const waiting = { stream: 'member-bad-tomasz', revision: 2, type: 'MemberOnboarded', sequence: after, error: null, tries: 0 }
    const broken = { stream: 'member-bad-tomasz', revision: 1, type: 'PhoneVerified', sequence: bad, tries: 3 }
    const refused = 'error: new row for relation … violates check constraint … (code 23514, table diary, constraint diary_check)'
    for (const [name, error] of [
      ['diary', refused],
      ['thrower', 'TypeError: there is no such phone'],
    ] as const) {
      await eventually(async () => expect(await held(name)).toEqual([...whole('ines'), 'bad-tomasz EmailVerified', ...whole('noor')]))
      expect(await parked(name)).toEqual([{ ...broken, error }, waiting])
    }
    const [event] = await log.read('member-bad-tomasz', 1, undefined, 1)
    const hash = event === undefined ? '' : payloadHash(event)
    expect(await session.query('select payload_hash from projections.parked_events where sequence = $1', [bad])).toEqual([
      { payload_hash: hash },
      { payload_hash: hash },
    ])
    expect(await page(url, '/metrics')).toContain('projection_parked_events{projection="diary",service="projection-service"} 2')
    expect(JSON.parse(await page(url, '/readyz'))).toMatchObject({
      status: 'ready',
      checks: { 'parked events': { ok: true, detail: 'diary 2 events of 1 stream; thrower 2 events of 1 stream' } },
    })
    expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ projection: 'thrower', sequence: bad, stream: 'member-bad-tomasz', payloadHash: hash }),
    )
  })

  it('is found in the middle of a batch, and among others like it', async () => {
    for (let n = 0; n < 4; n++) await life(n % 2 === 0 ? `bad-${n}` : `good-${n}`)
    const [, , last] = await life('last')
    await world.projectionService([diary])
    await reached(last)
    await eventually(async () => expect(await held()).toHaveLength(3 * 3 + 2))
    expect((await parked()).map(({ stream, revision }) => [stream, revision])).toEqual([
      ['member-bad-0', 1],
      ['member-bad-0', 2],
      ['member-bad-2', 1],
      ['member-bad-2', 2],
    ])
  })

  it('is folded in its order with what waited for it when it is tried again, by a new start or because somebody asks', async () => {
    const state = { mended: false }
    const first = await world.projectionService([thrower(state)])
    await life('bad-ines')
    await reached((await life('bad-tomasz'))[2], 'thrower')
    expect(await parked('thrower')).toHaveLength(4)
    const ask = async (stream: string) => {
      expect(await askRetry(session, 'thrower', `member-${stream}`)).toBe(1)
      expect(await tried(session, 'thrower', 10_000)).toBe(true)
    }
    await ask('bad-ines')
    expect((await listParked(session, 'thrower')).map(({ stream, tries, error }) => [stream, tries, error])).toEqual([
      ['member-bad-ines', 4, 'TypeError: there is no such phone'],
      ['member-bad-ines', 0, null],
      ['member-bad-tomasz', 3, 'TypeError: there is no such phone'],
      ['member-bad-tomasz', 0, null],
    ])
    expect(await held('thrower')).toHaveLength(2)

    state.mended = true
    await ask('bad-ines')
    await eventually(async () => expect((await parked('thrower')).map(({ stream }) => stream)).toEqual(Array(2).fill('member-bad-tomasz')))
    await first.close()
    await world.projectionService([thrower(state)])
    await eventually(async () => expect(await parked('thrower')).toEqual([]))
    expect(await held('thrower')).toHaveLength(6)
    await reached(await append('member-bad-tomasz', 3, EmailVerified({ memberId })), 'thrower')
    expect(await held('thrower')).toHaveLength(7)
    // In order, nothing twice: as if it had never been otherwise.
    expect(await rebuildNow(thrower(state))).toMatchObject({ version: 2 })
  })

  it('is left out once the log says that it is to be skipped, also by every rebuild: the tables are the same', async () => {
    await world.projectionService([diary])
    await life('bad-ines')
    const [, bad] = await life('bad-tomasz')
    await reached(bad)
    const [event] = await log.read('member-bad-tomasz', 1, undefined, 1)
    await skip('diary', 'member-bad-tomasz', 1, event === undefined ? '' : payloadHash(event))
    await eventually(async () => expect((await parked()).map(({ stream }) => stream)).toEqual(Array(2).fill('member-bad-ines')))
    const now = ['bad-ines EmailVerified', 'bad-tomasz EmailVerified', 'bad-tomasz MemberOnboarded']
    expect(await held()).toEqual(now)

    expect(await rebuildNow(diary)).toMatchObject({ version: 2 })
    expect(await held('diary', 2)).toEqual(now)
    expect((await parked()).map(({ revision }) => revision)).toEqual([1, 2])
    await reached(await append('member-bad-tomasz', 3, EmailVerified({ memberId })))
    expect(await held('diary', 2)).toEqual([...now, 'bad-tomasz EmailVerified'])
  })

  it('is not skipped where something else stands in its place', async () => {
    await world.projectionService([diary])
    const [, , after] = await life('bad-tomasz')
    await reached(after)
    await reached(await skip('diary', 'member-bad-tomasz', 1, 'a'.repeat(64)))
    await eventually(async () => expect((await parked())[0]).toMatchObject({ tries: 4 }))
    expect(await parked()).toHaveLength(2)
  })

  it('stops the projection when there are so many of its kind that the code is wrong, and says so', async () => {
    for (let n = 0; n <= MOST_STREAMS; n++) await append(`member-bad-${n}`, 0, PhoneVerified({ memberId }))
    const last = await append('member-ines', 0, PhoneVerified({ memberId }))
    const { url } = await world.projectionService([diary, { ...thrower({ mended: true }), name: 'other' }])
    await reached(last, 'other')
    await eventually(async () =>
      expect(JSON.parse(await page(url, '/readyz'))).toMatchObject({
        status: 'not-ready',
        checks: {
          'projection diary': { ok: false, detail: expect.stringContaining(`more than ${MOST_STREAMS} streams would be parked`) },
          'projection other': { ok: true },
        },
      }),
    )
    expect(await parked()).toHaveLength(MOST_STREAMS)
  })

  it('erases a member at once, and once more when their stream is folded', async () => {
    const state = { mended: false }
    const forgetful: Projector = {
      ...thrower(state),
      reads: { member: [...reads.member, MemberErased] },
      atOnce: [MemberErased],
      project: (batch) =>
        batch.of(MemberErased).length > 0 && batch.all().length === 1
          ? [{ sql: `delete from diary where member_id = $1`, values: [batch.all()[0]?.stream.replace('member-', '')] }]
          : thrower(state).project(batch),
    }
    await world.projectionService([forgetful])
    await life('bad-ines')
    await reached(await append('member-bad-ines', 3, MemberErased({ memberId })), 'thrower')
    expect(await held('thrower')).toEqual([])
    expect((await parked('thrower')).map(({ type }) => type)).toEqual(['PhoneVerified', 'MemberOnboarded', 'MemberErased'])
  })

  it('is not what Postgres does: a session that it ends parks nothing', async () => {
    const slow: Projector = {
      ...diary,
      project: (batch) => [{ sql: 'select pg_sleep(0.2)', values: [] }, ...entries(batch)],
    }
    await world.projectionService([slow])
    await reached((await life('ines'))[2])
    const last = await append('member-tomasz', 0, EmailVerified({ memberId }))
    await eventually(async () =>
      expect(
        await session.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'projection-service' and datname = current_database() and wait_event = 'PgSleep'`,
        ),
      ).toHaveLength(1),
    )
    await reached(last)
    expect(await held()).toHaveLength(4)
    expect(await parked()).toEqual([])
  })
})

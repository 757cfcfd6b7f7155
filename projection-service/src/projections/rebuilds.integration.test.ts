import { randomUUID } from 'node:crypto'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { MemberRegistered } from '@debut/events/members/member-events.ts'
import { Username } from '@debut/events/members/username.ts'
import { BuildDiscarded, RebuildAsked, rebuildStream } from '@debut/events/projections/build-events.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { type MemberKeys, openMemberKeys } from '@debut/adapters/member-keys.ts'
import { openSession, type Session } from '@debut/adapters/session.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jobsProjector } from '../jobs/jobs-projector.ts'
import { buildBeside } from '../kernel/build-beside.ts'
import { runJobs } from '../kernel/jobs/run-jobs.ts'
import type { DifferingRow } from '../kernel/differing-rows.ts'
import { fillingLock } from '../kernel/old-builds.ts'
import { defineProjector, type Projector } from '../kernel/projector.ts'
import { rebuild } from '../kernel/rebuild.ts'
import { type SwapQuestion, swapBuild } from '../kernel/swap-build.ts'
import { rebuildJob } from './rebuild-job.ts'
import { newestEventOf } from './newest-event.ts'
import { rowsInWords } from './rows-in-words.ts'

/** Holds who registered, and when in the log. */
const register = defineProjector('register', {
  version: 1,
  reads: { member: [MemberRegistered] },
  tables:
    'create table entries (member_id uuid primary key, points int not null, note text not null); create table total (entries int not null); insert into total values (0)',
  project: (batch) => [
    {
      sql: 'insert into entries select id, 1, $2 from unnest($1::uuid[]) as id',
      values: [batch.of(MemberRegistered).map(({ event }) => event.data.memberId), 'written by a member'],
    },
    { sql: 'update total set entries = entries + $1', values: [batch.of(MemberRegistered).length] },
  ],
  topics: () => [],
})

describe('a rebuild that somebody asked for', () => {
  let world: World
  let session: Session
  let log: EventStore
  let keys: MemberKeys

  beforeEach(async () => {
    world = await startWorld()
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    const identity = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    world.closing({ close: () => identity.destroy() })
    keys = openMemberKeys(identity)
    session = world.closing(await openSession({ url: await world.readModels(), name: 'test', timeoutMs: 10_000 }))
  })
  afterEach(() => world.close())

  const by = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')
  const append = async (stream: string, fact: { type: string; data: object }, expected: number | 'no-stream' = 'no-stream') => {
    const envelope = { $correlationId: 'test', $causationId: newCommandId(), commandHash: 'hash', actor: by, at: systemClock() }
    const appended = await log.append(stream, expected, await encode(keys, stream, [fact], envelope))
    if (appended === 'conflict') throw new Error(`${stream} is not where it was`)
    return appended.position
  }
  let members = 0
  const someone = async (count: number): Promise<number> => {
    let last = 0
    for (let one = 0; one < count; one++) {
      const memberId = MemberId.parse(randomUUID())
      last = await append(`member-${memberId}`, MemberRegistered({ memberId, username: Username.parse(`member-${members++}`) }))
    }
    return last
  }
  const reached = (position: number) =>
    eventually(async () =>
      expect(
        await session.query(
          'select from projections.active join projections.builds using (name, version) where name = $1 and position >= $2',
          ['register', position],
        ),
      ).toHaveLength(1),
    )
  const inForce = async () =>
    (await session.query<{ version: number }>(`select version from projections.active where name = 'register'`))[0]?.version
  const builds = async () =>
    (await session.query<{ version: number }>(`select version from projections.builds where name = 'register' order by version`)).map(
      ({ version }) => version,
    )
  const open = () => openSession({ url: world.settings.DATABASE_URL, name: 'test work', timeoutMs: 10_000 })
  const newJob = () => JobId.parse(newUlid())
  const withParts = async <Result>(
    work: (parts: Parameters<typeof buildBeside>[1]) => Promise<Result>,
    jobId = newJob(),
  ): Promise<Result> => {
    const own = await open()
    const signal = new AbortController().signal
    try {
      return await work({ jobId, log, keys, session: own, signal, logger: world.logger, openSession: open, progress: () => undefined })
    } finally {
      await own.close()
    }
  }
  const build = (jobId = newJob(), projector: Projector = register) => withParts((parts) => buildBeside(projector, parts), jobId)
  const swap = (question: SwapQuestion, projector: Projector = register) => withParts((parts) => swapBuild(projector, question, parts))

  it('waits beside the one in force, is brought up to date, swapped in, and back, and goes on each time', async () => {
    await world.projectionService([register])
    await reached(await someone(20))
    expect(await build()).toMatchObject({
      projection: 'register',
      version: 2,
      live: 1,
      equal: 21,
      differ: 0,
      missing: 0,
      extra: 0,
      sample: [],
    })
    await reached(await someone(5))
    expect(await inForce()).toBe(1)

    expect(await swap({ version: 2, seen: 1, differences: 0 })).toMatchObject({ version: 2, from: 1, equal: 26, differences: 0 })
    await reached(await someone(3))
    expect(await session.query('select entries from register_v2.total')).toEqual([{ entries: 28 }])

    expect(await swap({ version: 1, seen: 2, differences: null })).toMatchObject({ version: 1, from: 2 })
    await reached(await someone(2))
    expect(await inForce()).toBe(1)
    expect(await session.query('select entries from register_v1.total')).toEqual([{ entries: 30 }])
    expect(await session.query('select count(*)::int as rows from register_v1.entries')).toEqual([{ rows: 30 }])
    expect(await session.query('select from_version, to_version, same_logic, differences from projections.swaps order by id')).toEqual([
      { from_version: 1, to_version: 2, same_logic: true, differences: 0 },
      { from_version: 2, to_version: 1, same_logic: true, differences: 0 },
    ])
  })

  it('finds a planted row by name, without members and what they wrote, and is swapped in only by who confirms it', async () => {
    await world.projectionService([register])
    await reached(await someone(3))
    await session.query(
      'update register_v1.entries set points = 7, note = $1 where member_id = (select min(member_id::text) from register_v1.entries)::uuid',
      ['something else that a member wrote'],
    )
    await session.query('delete from register_v1.entries where member_id = (select max(member_id::text) from register_v1.entries)::uuid')
    const { sample, ...compared } = await build()
    expect(compared).toMatchObject({ equal: 2, differ: 1, missing: 0, extra: 1 })
    const eventOf = (row: DifferingRow) => newestEventOf(row, { projector: register, position: compared.position, log })
    const registered = { type: 'MemberRegistered', position: expect.any(Number) }
    expect(await rowsInWords(session, sample, eventOf)).toEqual([
      {
        table: 'entries',
        row: 'm-1',
        kind: 'differs',
        values: [
          { column: 'note', live: 'text of 34 characters', rebuilt: 'text of 19 characters' },
          { column: 'points', live: '7', rebuilt: '1' },
        ],
        day: null,
        event: registered,
      },
      { table: 'entries', row: 'm-2', kind: 'extra', values: [], day: null, event: registered },
    ])
    await expect(swap({ version: 2, seen: 1, differences: 0 })).rejects.toThrow('2 rows differ by now, and you confirmed 0')
    expect(await inForce()).toBe(1)
    await swap({ version: 2, seen: 1, differences: 2 })
    expect(await inForce()).toBe(2)
  })

  it('refuses what another rebuild, another swap or other code is in the way of, and changes nothing', async () => {
    await world.projectionService([register])
    await reached(await someone(3))
    const other = world.closing(await open())
    await other.tryLock(fillingLock('register'))
    await expect(build()).rejects.toThrow('Another rebuild of register is running')
    await other.query('select pg_advisory_unlock_all()')

    await build()
    await expect(build()).rejects.toThrow('register v2 is already waiting')
    await other.tryLock(fillingLock('register'))
    await expect(swap({ version: 2, seen: 1, differences: 0 })).rejects.toThrow('Another rebuild of register is running')
    await other.query('select pg_advisory_unlock_all()')
    // Two admins at once: the second comes too late.
    const both = await Promise.allSettled([swap({ version: 2, seen: 1, differences: 0 }), swap({ version: 2, seen: 1, differences: 0 })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await inForce()).toBe(2)
    await expect(swap({ version: 2, seen: 1, differences: 0 })).rejects.toThrow('register v2 is already in force')
    await expect(swap({ version: 9, seen: 2, differences: 0 })).rejects.toThrow('register v9 is no longer kept')
    await expect(swap({ version: 1, seen: 1, differences: null })).rejects.toThrow('register v2 is in force by now')

    const newer = { ...register, version: 2 }
    await expect(build(newJob(), newer)).rejects.toThrow('New code is rebuilding register already')
    await withParts((parts) => rebuild(newer, parts))
    await expect(swap({ version: 2, seen: 3, differences: null }, newer)).rejects.toThrow('Other code filled register v2')
    await expect(build()).rejects.toThrow('Newer code filled register')
    expect(await inForce()).toBe(3)
  })

  it('is dropped when somebody discards it, when it is not decided about in time, and when its process has gone; what can be swapped back is kept', async () => {
    await world.projectionService([register])
    await reached(await someone(3))
    const unwanted = newJob()
    await build(unwanted)
    await append(rebuildStream(unwanted), BuildDiscarded({ jobId: unwanted, by, projection: 'register' }))
    // One that waited for a day, one whose process has gone, and one that somebody has just begun.
    await session.query(
      `insert into projections.builds (name, version, logic, ready_at, drop_at, created_at) values
         ('register', 6, 1, now(), now(), now()), ('register', 7, 1, null, null, now() - interval '1 hour'), ('register', 8, 1, null, null, now())`,
    )
    await eventually(async () => expect(await builds()).toEqual([1, 8]))
    await session.query(`delete from projections.builds where version = 8`)

    await build()
    await swap({ version: 2, seen: 1, differences: 0 })
    await session.query(`update projections.builds set retired_at = now() - interval '50 minutes' where version = 1`)
    await session.query(`insert into projections.builds (name, version, logic, drop_at) values ('register', 6, 1, now())`)
    await eventually(async () => expect(await builds()).toEqual([1, 2]))
  })

  it('stands still while it is paused, also beside those who write, and is done once it goes on', async () => {
    // What the service itself would do long work with knows other projections.
    await session.tryLock('job process')
    await world.projectionService([register, jobsProjector])
    await reached(await someone(30))
    const jobId = newJob()
    const wanted = (state: string) => session.query('update jobs_v1.asked set wanted = $2 where id = $1', [jobId, state])
    const stateOf = async () =>
      (await session.query<{ state: string; result: unknown }>('select state, result from projections.jobs where id = $1', [jobId]))[0]
    await append(rebuildStream(jobId), RebuildAsked({ jobId, by, projection: 'register' }))
    await eventually(async () => expect(await session.query('select from jobs_v1.asked')).toHaveLength(1))
    await wanted('paused')
    const ending = new AbortController()
    const running = runJobs({
      jobs: [rebuildJob],
      projectors: [register],
      log,
      keys,
      openSession: open,
      logger: world.logger,
      signal: ending.signal,
      idleMs: 60_000,
    })
    world.closing({
      close: async () => {
        ending.abort()
        await running
      },
    })
    await eventually(async () => expect(await stateOf()).toMatchObject({ state: 'paused' }))
    await reached(await someone(2))
    expect(await stateOf()).toMatchObject({ state: 'paused' })
    expect(await builds()).toEqual([1, 2])
    await wanted('runs')
    await eventually(async () =>
      expect(await stateOf()).toMatchObject({
        state: 'done',
        result: { projection: 'register', version: 2, equal: 33, differ: 0, rows: [] },
      }),
    )
  })
})

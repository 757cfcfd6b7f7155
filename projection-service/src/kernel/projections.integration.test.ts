import { eventually } from '@debut/testing/eventually.ts'
import { randomUUID } from 'node:crypto'
import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { MemberRegistered } from '@debut/events/members/member-events.ts'
import { Username } from '@debut/events/members/username.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { openSession, type Session } from '@debut/adapters/session.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { members } from '../members/members-projector.ts'
import { defineProjector, type Projector } from './projector.ts'
import { rebuild, RebuildRefused } from './rebuild.ts'

/** Counts what members do; stands for any other projection beside the one under test. */
const arrivals = defineProjector('arrivals', {
  version: 1,
  reads: { member: [MemberRegistered] },
  tables: 'create table arrivals (member_id uuid primary key)',
  project: (batch) => [
    { sql: 'insert into arrivals select unnest($1::uuid[])', values: [batch.of(MemberRegistered).map(({ event }) => event.data.memberId)] },
  ],
  topics: () => [],
})

/** Reads streams of another kind. */
const elsewhere = defineProjector('elsewhere', {
  version: 1,
  reads: { voter: [] },
  tables: 'create table nothing (only_column int)',
  project: () => [],
  topics: () => [],
})

/** Can't be filled. */
const nowhere = defineProjector('nowhere', {
  version: 1,
  reads: { member: [MemberRegistered] },
  tables: 'create table nothing (only_column int)',
  project: () => [{ sql: 'insert into another_table values (1)', values: [] }],
  topics: () => [],
})

describe('projections', () => {
  let world: World
  let log: ReturnType<typeof openEventStore>
  let keys: ReturnType<typeof openMemberKeys>
  let session: Session

  beforeEach(async () => {
    world = await startWorld()
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    const identity = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    world.closing({ close: () => identity.destroy() })
    keys = openMemberKeys(identity)
    session = world.closing(await openSession({ url: await world.readModels(), name: 'test', timeoutMs: 10_000 }))
  })
  afterEach(() => world.close())

  const register = async (username: string): Promise<number> => {
    const memberId = MemberId.parse(randomUUID())
    const stream = `member-${memberId}`
    const envelope = { $correlationId: 'test', $causationId: newCommandId(), commandHash: 'hash', actor: memberId, at: systemClock() }
    const events = await encode(keys, stream, [MemberRegistered({ memberId, username: Username.parse(username) })], envelope)
    const appended = await log.append(stream, 'no-stream', events)
    if (appended === 'conflict') throw new Error('the stream was there already')
    return appended.position
  }

  /** No more at a time than the database has connections for in good time. */
  const someone = async (count: number, prefix: string) => {
    const names = Array.from({ length: count }, (_, index) => `${prefix}-${index}`)
    const positions: number[] = []
    while (names.length > 0) positions.push(...(await Promise.all(names.splice(0, 50).map(register))))
    return positions
  }

  const unknownEvent = async (stream: string): Promise<void> => {
    await log.append(stream, 'no-stream', [{ id: randomUUID(), type: 'MemberTeleported', data: {}, metadata: {} }])
  }

  const active = async (name = 'members') => {
    const [row] = await session.query<{ version: number; position: number; stopped: string | null }>(
      'select version, position, stopped from projections.active join projections.builds using (name, version) where name = $1',
      [name],
    )
    return row
  }
  const usernames = async (schema = 'members_v1') =>
    (await session.query<{ username: string }>(`select username from ${schema}.members order by position`)).map(({ username }) => username)

  const reached = (position: number, name = 'members') =>
    eventually(async () => expect((await active(name))?.position).toBeGreaterThanOrEqual(position))

  const readyz = async (url: string) => {
    const response = await fetch(`${url}/readyz`)
    return {
      status: response.status,
      checks: ((await response.json()) as { checks: Record<string, { ok: boolean; detail?: string }> }).checks,
    }
  }

  it('hold every registration, opened, in the order of the log, with the count beside it', async () => {
    await someone(50, 'early')
    await world.projectionService()
    const last = Math.max(...(await someone(50, 'late')))
    await reached(last)
    expect(await usernames()).toHaveLength(100)
    expect(await session.query('select members from members_v1.member_count')).toEqual([{ members: 100 }])
  })

  it('are shown to readers once they have caught up for the first time, and not where they stopped before', async () => {
    await someone(5, 'early')
    await world.projectionService([arrivals, nowhere])
    await eventually(async () =>
      expect(await session.query('select name, filling, stopped is not null as stopped from projections.builds order by name')).toEqual([
        { name: 'arrivals', filling: false, stopped: false },
        { name: 'nowhere', filling: true, stopped: true },
      ]),
    )
  })

  it('are not ready before they have caught up, as their tables would tell of a past', async () => {
    const last = Math.max(...(await someone(500, 'early')))
    const { url } = await world.projectionService()
    await vi.waitFor(async () => expect((await readyz(url)).status).toBe(200), { timeout: 60_000, interval: 5 })
    expect((await active())?.position).toBeGreaterThanOrEqual(last)
    const standby = await world.projectionService()
    await eventually(async () => expect((await readyz(standby.url)).status).toBe(200))
  })

  it('go on exactly where they stopped', async () => {
    const first = await world.projectionService()
    await reached(await register('before'))
    await first.close()
    await register('meanwhile')
    await world.projectionService()
    await reached(await register('after'))
    expect(await usernames()).toEqual(['before', 'meanwhile', 'after'])
  })

  it('are written by one process at a time, and taken over when it goes', async () => {
    const first = await world.projectionService()
    await world.projectionService()
    await reached(Math.max(...(await someone(20, 'one'))))
    await first.close()
    await reached(Math.max(...(await someone(20, 'two'))))
    expect(await usernames()).toHaveLength(40)
    expect(await session.query('select members from members_v1.member_count')).toEqual([{ members: 40 }])
  })

  it('park the stream of an unknown event that they would need, say so, and go on with all others', async () => {
    const { url } = await world.projectionService([members, elsewhere])
    await reached(await register('before'))
    await unknownEvent('member-teleported')
    await reached(await register('after'))
    expect(await usernames()).toEqual(['before', 'after'])
    await eventually(async () =>
      expect(await readyz(url)).toMatchObject({
        status: 200,
        checks: { 'projection members': { ok: true }, 'parked events': { ok: true, detail: 'members 1 event of 1 stream' } },
      }),
    )
    expect((await active())?.stopped).toBeNull()
    expect(await session.query('select projection, stream, revision, type, error, tries from projections.parked_events')).toEqual([
      {
        projection: 'members',
        stream: 'member-teleported',
        revision: 0,
        type: 'MemberTeleported',
        error: expect.stringContaining('not an event known here'),
        tries: 3,
      },
    ])
  })

  it('pass an unknown event in streams that they do not read', async () => {
    await world.projectionService()
    await unknownEvent('voter-teleported')
    await reached(await register('after'))
    expect(await usernames()).toEqual(['after'])
  })

  it('stop alone when their own statement fails', async () => {
    const broken: Projector = { ...arrivals, project: () => [{ sql: 'insert into missing values (1)', values: [] }] }
    const { url } = await world.projectionService([broken, members])
    await reached(await register('ines'))
    expect(await usernames()).toEqual(['ines'])
    const { checks } = await readyz(url)
    expect(checks['projection arrivals']).toEqual({ ok: false, detail: expect.stringContaining('"missing" does not exist') })
  })

  it('take each event once, also when another stops in the middle of a batch', async () => {
    const counting = defineProjector('counting', {
      version: 1,
      reads: { member: [MemberRegistered] },
      tables: 'create table counted (events int not null)',
      project: (batch) => [{ sql: 'insert into counted values ($1)', values: [batch.of(MemberRegistered).length] }],
      topics: () => [],
    })
    // Reads the unknown event too, and fails on what comes before it.
    const broken: Projector = {
      ...arrivals,
      reads: { member: [MemberRegistered], voter: [] },
      project: () => [{ sql: 'insert into missing values (1)', values: [] }],
    }
    await register('ines')
    await unknownEvent('voter-teleported')
    const last = await register('tomasz')
    const { url } = await world.projectionService([broken, counting])
    await reached(last, 'counting')
    expect(await session.query('select sum(events) as events from counting_v1.counted')).toEqual([{ events: 2 }])
    await eventually(async () => expect((await readyz(url)).checks['projection arrivals']?.ok).toBe(false))
  })

  it('begin at their own beginning when they are taken up while another stops', async () => {
    const holder = await openSession({ url: world.settings.DATABASE_URL, name: 'another instance', timeoutMs: 10_000 })
    await holder.tryLock('projection members')
    await someone(5, 'early')
    await world.projectionService([arrivals, members])
    await eventually(async () => expect((await active('arrivals'))?.position).toBeGreaterThan(0))
    await holder.close()
    await unknownEvent('member-teleported')
    await eventually(async () => expect(await session.query('select stream from projections.parked_events')).toHaveLength(2))
    expect(await usernames()).toHaveLength(5)
  })

  describe('rebuilt', () => {
    const rebuildNow = async (projector: Projector) => {
      const own = await openSession({ url: world.settings.DATABASE_URL, name: 'rebuild', timeoutMs: 10_000 })
      try {
        return await rebuild(projector, {
          log,
          keys,
          session: own,
          signal: new AbortController().signal,
          logger: world.logger,
          progress: () => undefined,
        })
      } finally {
        await own.close()
      }
    }

    it('are filled beside the version in force, found the same, swapped, and go on from there', async () => {
      await someone(100, 'early')
      await world.projectionService()
      await reached(await register('last-before'))
      const before = await usernames()

      expect(await rebuildNow(members)).toMatchObject({ version: 2 })
      expect(await usernames('members_v2')).toEqual(before)
      await reached(await register('first-after'))
      expect(await active()).toMatchObject({ version: 2 })
      expect((await usernames('members_v2')).at(-1)).toBe('first-after')
    })

    it('are not swapped when they differ from what is in force, and say where', async () => {
      await world.projectionService()
      await reached(Math.max(...(await someone(10, 'member'))))
      await session.query(`update members_v1.members set username = 'somebody-else' where username = 'member-3'`)
      await expect(rebuildNow(members)).rejects.toThrow(
        new RebuildRefused('the rebuilt members differs from the one in force: members has 10 rows, but not the same ones'),
      )
      expect(await active()).toMatchObject({ version: 1 })
      expect(await session.query(`select 1 from information_schema.schemata where schema_name = 'members_v2'`)).toEqual([])
    })

    it('follow a change of their code by themselves, while readers still have the old version', async () => {
      const first = await world.projectionService()
      await reached(Math.max(...(await someone(30, 'member'))))
      await first.close()
      const loud = (value: unknown) =>
        String(value).replaceAll(/"username":"[^"]+"/g, (pair) => pair.replace(/:.*/, (name) => name.toUpperCase()))
      const shouting: Projector = {
        ...members,
        version: members.version + 1,
        project: (batch) => members.project(batch).map(({ sql, values }) => ({ sql, values: values.map(loud) })),
      }
      await world.projectionService([shouting])
      await eventually(async () => expect(await active()).toMatchObject({ version: 2 }))
      expect((await usernames('members_v2'))[0]).toMatch(/^MEMBER-\d+$/)
      await reached(await register('later'))
      expect((await usernames('members_v2')).at(-1)).toBe('LATER')
    })

    it('follow what contracts add to what they are derived from, and nothing else', async () => {
      const derivedFrom = (...derived: string[]): Projector => ({ ...arrivals, derived })
      let names = 0
      const versions = () => session.query(`select version from projections.builds where name = 'arrivals' and retired_at is null`)
      const start = async (projector: Projector) => {
        const service = await world.projectionService([projector])
        await reached(await register(`member-${names++}`), 'arrivals')
        return service
      }
      const rebuilt = (version: number) => eventually(async () => expect(await active('arrivals')).toMatchObject({ version }))

      await (await start(arrivals)).close()
      // As a database is that is older than this.
      await session.query('alter table projections.builds drop column derived')
      await session.query(`delete from projections.migrations where name = '0002-derived-builds.sql'`)
      const known = await start(derivedFrom('ToolListed by ownerId'))
      await rebuilt(2)
      await known.close()
      const same = await start(derivedFrom('ToolListed by ownerId'))
      expect(await versions()).toEqual([{ version: 2 }])
      await same.close()
      const more = await world.projectionService([derivedFrom('ToolListed by ownerId', 'PostWritten by authorId')])
      await rebuilt(3)
      // An old process that runs on for a while knows that its code is older, and does not go back.
      const old = await world.projectionService([derivedFrom('ToolListed by ownerId')])
      await eventually(async () => expect((await readyz(old.url)).checks['projection arrivals']?.ok).toBe(false))
      await reached(await register('later'), 'arrivals')
      expect(await versions()).toEqual([{ version: 3 }])
      expect((await readyz(more.url)).checks['projection arrivals']).toEqual({ ok: true })
    })

    it('are left to newer code that has filled them, and a process with older code says so', async () => {
      const { url } = await world.projectionService()
      await reached(await register('ines'))
      await rebuildNow({ ...members, version: members.version + 1 })
      const last = await register('noor')
      await eventually(async () => {
        const { status, checks } = await readyz(url)
        expect(status).toBe(503)
        expect(checks['projection members']).toEqual({ ok: false, detail: expect.stringContaining('newer code') })
      })
      expect(await usernames('members_v2')).toEqual(['ines'])
      await world.projectionService([{ ...members, version: members.version + 1 }])
      await reached(last)
    })

    it('wait for another who is at it, and are rebuilt once that one has gone', async () => {
      const first = await world.projectionService()
      await reached(await register('ines'))
      await first.close()
      const other = await openSession({ url: world.settings.DATABASE_URL, name: 'another instance', timeoutMs: 10_000 })
      await other.tryLock('rebuild members')
      await world.projectionService([{ ...members, version: members.version + 1 }])
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      expect(await active()).toMatchObject({ version: 1 })
      await other.close()
      await eventually(async () => expect(await active()).toMatchObject({ version: 2 }))
      expect(await usernames('members_v2')).toEqual(['ines'])
    })

    it('lose nothing that is written while they are rebuilt', async () => {
      await world.projectionService()
      await reached(Math.max(...(await someone(200, 'early'))))
      // Without a pause, so that the log is never quiet.
      const stop = { asked: false }
      const writing = (async () => {
        let written = 0
        while (!stop.asked) await register(`meanwhile-${written++}`)
        return written
      })()
      await rebuildNow(members)
      stop.asked = true
      const meanwhile = await writing
      await reached(await register('last'))
      const { version } = (await active()) ?? {}
      expect(version).toBe(2)
      expect(await usernames('members_v2')).toHaveLength(201 + meanwhile)
    })
  })
})

import { setTimeout as delay } from 'node:timers/promises'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { MemberRegistered } from '@debut/events/members/member-events.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { openMemberKeys, type MemberKeys } from '@debut/adapters/member-keys.ts'
import { openSession, type Session } from '@debut/adapters/session.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { jobsProjector } from '../../jobs/jobs-projector.ts'
import { activate, createBuild } from '../build.ts'
import { type AnyJob, defineJob, JobRefused, type JobWork } from './job.ts'
import { runJobs } from './run-jobs.ts'

const by = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')

describe('long work', () => {
  let world: World
  let session: Session
  let log: EventStore
  let keys: MemberKeys

  beforeAll(async () => {
    world = await startWorld()
    session = world.closing(await openSession({ url: await world.readModels(), name: 'test', timeoutMs: 10_000 }))
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    const identity = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    world.closing({ close: () => identity.destroy() })
    keys = openMemberKeys(identity)
    await activate(session, await createBuild(session, jobsProjector))
  })
  afterAll(() => world.close())

  /** The kernel only needs to find the event on its stream. */
  const ask = async (kind: string): Promise<JobId> => {
    const jobId = JobId.parse(newUlid())
    const stream = `member-${jobId}`
    const envelope = { $correlationId: 'test', $causationId: newCommandId(), commandHash: 'hash', actor: by, at: systemClock() }
    await log.append(stream, 'no-stream', await encode(keys, stream, [MemberRegistered({ memberId: by, username: 'ines' })], envelope))
    await session.query(
      `insert into jobs_v1.asked (id, kind, asked_by, at, position, stream, question) values ($1, $2, $3, now(), 1, $4, '{}')`,
      [jobId, kind, by, stream],
    )
    return jobId
  }
  const want = (jobId: JobId, wanted: string) => session.query('update jobs_v1.asked set wanted = $2 where id = $1', [jobId, wanted])
  const stateOf = async (jobId: JobId) => {
    const [row] = await session.query('select state, done, total, events, problem, result, tries from projections.jobs where id = $1', [
      jobId,
    ])
    return row
  }
  const rowsOf = async (jobId: JobId) =>
    (await session.query('select number, row from projections.job_rows where job_id = $1 order by number', [jobId])).map(
      ({ number, row }) => [number, row],
    )

  /** As the process does it, until the test is over. */
  const doing = (...jobs: AnyJob[]) => {
    const ending = new AbortController()
    const url = world.settings.DATABASE_URL
    const openOne = () => openSession({ url, name: 'test work', timeoutMs: 10_000 })
    const done = runJobs({
      jobs,
      projectors: [],
      log,
      keys,
      openSession: openOne,
      logger: world.logger,
      signal: ending.signal,
      idleMs: 60_000,
    })
    const end = async () => {
      ending.abort()
      await done
    }
    onTestFinished(end)
    return end
  }
  const job = (kind: string, run: (work: JobWork) => Promise<object>) =>
    defineJob({ kind, asked: MemberRegistered, run: ({ event }, work) => (expect(event.data.memberId).toBe(by), run(work)) })

  it('keeps what it found, as an answer and as rows, and how far it got', async () => {
    const jobId = await ask('count')
    doing(
      job('count', async (work) => {
        await work.progress(3, 3, 41)
        await work.keepRows([{ of: 'a' }, { of: 'b' }])
        await work.keepRows([{ of: 'c' }])
        return { counted: 3 }
      }),
    )
    await eventually(async () =>
      expect(await stateOf(jobId)).toMatchObject({ state: 'done', done: 3, total: 3, events: 41, result: { counted: 3 }, tries: 1 }),
    )
    expect(await rowsOf(jobId)).toEqual([
      [1, { of: 'a' }],
      [2, { of: 'b' }],
      [3, { of: 'c' }],
    ])
  })

  it('says why it can’t be done, and leaves no rows', async () => {
    const [refused, broken, unknown] = [await ask('refuse'), await ask('break'), await ask('unknown-kind')]
    doing(
      job('refuse', async (work) => {
        await work.keepRows([{ of: 'a' }])
        throw new JobRefused('No event is in this range.')
      }),
      job('break', () => Promise.reject(new TypeError('x is undefined'))),
    )
    await eventually(async () => expect(await stateOf(refused)).toMatchObject({ state: 'refused', problem: 'No event is in this range.' }))
    expect(await rowsOf(refused)).toEqual([])
    await eventually(async () => expect((await stateOf(broken))?.['state']).toBe('failed'))
    expect((await stateOf(broken))?.['problem']).not.toContain('undefined')
    await eventually(async () => expect((await stateOf(unknown))?.['state']).toBe('failed'))
  })

  it('stands still while it is paused, goes on where it stood, and ends where it is stopped', async () => {
    const jobId = await ask('walk')
    const steps: number[] = []
    doing(
      job('walk', async (work) => {
        for (let step = 1; ; step++) {
          steps.push(step)
          await work.progress(step, 1_000)
          await delay(5)
        }
      }),
    )
    await eventually(() => expect(steps.length).toBeGreaterThan(3))
    await want(jobId, 'paused')
    await eventually(async () => expect(await stateOf(jobId)).toMatchObject({ state: 'paused', done: steps.length }))
    const [stood] = [steps.length, await delay(300)]
    expect(steps).toHaveLength(stood)
    await want(jobId, 'runs')
    await eventually(() => expect(steps.length).toBeGreaterThan(stood))
    expect(steps[stood]).toBe(stood + 1)
    await want(jobId, 'stopped')
    await eventually(async () => expect((await stateOf(jobId))?.['state']).toBe('stopped'))
  })

  it('gives way to others of its kind where it is left paused for an hour, also over a restart, and says so', async () => {
    const [left, next] = [await ask('left'), await ask('left')]
    const pausing = (minutes: number) =>
      session.query(`update jobs_v1.asked set wanted = 'paused', steered_at = now() - make_interval(mins => $2) where id = $1`, [
        left,
        minutes,
      ])
    const work = () =>
      job('left', async (own) => {
        if (own.jobId === left) for (let step = 1; ; step++) await own.progress(step, 1_000).then(() => delay(5))
        return {}
      })
    const end = doing(work())
    await pausing(50)
    await eventually(async () => expect((await stateOf(left))?.['state']).toBe('paused'))
    await end()
    expect(await stateOf(next)).toBeUndefined()
    doing(work())
    await eventually(async () => expect(await stateOf(left)).toMatchObject({ state: 'paused', tries: 2 }))
    await pausing(61)
    await eventually(async () =>
      expect(await stateOf(left)).toMatchObject({
        state: 'stopped',
        problem: 'It was paused for 60 minutes, and gave way to other work.',
      }),
    )
    await eventually(async () => expect((await stateOf(next))?.['state']).toBe('done'))
  })

  it('is refused where its asker has twenty open', async () => {
    const ids: JobId[] = []
    for (let index = 0; index < 22; index++) ids.push(await ask('many'))
    doing(
      job('many', async (work) => {
        for (;;) await work.progress(1, 2).then(() => delay(5))
      }),
    )
    for (const id of ids.slice(20))
      await eventually(async () =>
        expect(await stateOf(id)).toMatchObject({ state: 'refused', problem: expect.stringMatching(/^You have 20 of these waiting/) }),
      )
    expect(await Promise.all(ids.slice(1, 20).map(stateOf))).toEqual(ids.slice(1, 20).map(() => undefined))
    for (const id of ids) await want(id, 'stopped')
    await eventually(async () => expect((await stateOf(ids[0] as JobId))?.['state']).toBe('stopped'))
  })

  it('is one of its kind at a time, and others go on beside it', async () => {
    const [first, second, other] = [await ask('alone'), await ask('alone'), await ask('beside')]
    let runs = 0
    let most = 0
    doing(
      job('alone', async (work) => {
        most = Math.max(most, ++runs)
        await eventually(async () => expect((await stateOf(other))?.['state']).toBe('done'))
        await work.progress(1, 1)
        runs--
        return {}
      }),
      job('beside', () => Promise.resolve({})),
    )
    for (const jobId of [first, second]) await eventually(async () => expect((await stateOf(jobId))?.['state']).toBe('done'))
    expect(most).toBe(1)
  })

  it('is begun anew where its process ended, and given up where that comes again and again', async () => {
    const jobId = await ask('long')
    const tries: number[] = []
    const endless = () =>
      job('long', async (work) => {
        tries.push(tries.length)
        await work.keepRows([{ of: tries.length }])
        for (;;) await work.progress(1, 2).then(() => delay(5))
      })
    for (let round = 1; round <= 5; round++) {
      const end = doing(endless())
      await eventually(async () => expect(await rowsOf(jobId)).toEqual([[1, { of: round }]]))
      await end()
      expect(await stateOf(jobId)).toMatchObject({ state: 'running', tries: round })
    }
    doing(endless())
    await eventually(async () => expect((await stateOf(jobId))?.['state']).toBe('failed'))
    expect(tries).toHaveLength(5)
  })
})

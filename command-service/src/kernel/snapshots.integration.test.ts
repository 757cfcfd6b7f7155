import { startOf } from '@debut/events/kernel/calendar.ts'
import { commandIdAt, ulidAt } from '@debut/testing/ids-at.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import { VoteCast, type VoterEvent } from '@debut/events/voting/vote-events.ts'
import { type Knex, openDatabase } from '@debut/adapters/database.ts'
import { Unavailable } from '@debut/adapters/errors.ts'
import { decode, encode } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { voter } from '../voting/voter.ts'
import { voterStream } from '@debut/events/voting/vote-events.ts'
import { hashOf } from './command.ts'
import { processContext } from './testing/process-context.ts'
import { createHandle, type Handle } from './handle.ts'
import { launchBornOn } from './testing/launch-born-on.ts'
import { snapshotsIn } from './snapshots.ts'

const ines = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const first = Day.parse('2016-11-20')
const now = startOf(addDays(first, 3_653))
const toolId = ToolId.parse(ulidAt(now))

describe('a long stream', () => {
  let world: World
  let database: Knex
  let log: ReturnType<typeof openEventStore>
  /** How many events each reading gave. */
  const readings: number[] = []
  /** A store that is too slow for more gives an answer only so often. */
  let answersLeft = Number.POSITIVE_INFINITY

  beforeAll(async () => {
    world = await startWorld()
    const store = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    const read: typeof store.read = async (...asked) => {
      if (--answersLeft < 0) throw new Unavailable('too slow')
      const events = await store.read(...asked)
      readings.push(events.length)
      return events
    }
    log = { ...store, read }
    database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    world.closing({ close: () => database.destroy() })
    await (await world.commandService()).close()
  })
  afterAll(() => world.close())

  /** A process that remembers nothing. */
  const aProcess = () => createHandle({ log, keys: openMemberKeys(database), snapshots: snapshotsIn(database), logger: world.logger })

  const vote = (number: number) =>
    VoteCast({
      memberId: ines,
      number,
      launchId: launchBornOn(addDays(first, number), number),
      toolId,
      boardDate: addDays(first, number),
      countsOn: addDays(first, number),
      weight: 1,
    })

  const append = async (from: number, count: number, after: number | 'no-stream' = from === 1 ? 'no-stream' : from - 2) => {
    const command = commandIdAt(now)
    const events = Array.from({ length: count }, (_, index) => vote(from + index))
    const envelope = {
      $correlationId: 'a',
      $causationId: command,
      commandHash: hashOf('CastVote', from, ines),
      actor: ines,
      at: now,
    }
    const encoded = await encode(openMemberKeys(database), voterStream(ines), events, envelope)
    expect(await log.append(voterStream(ines), after, encoded)).not.toBe('conflict')
    return command
  }
  const saved = async () =>
    (
      await database('identity.snapshots')
        .where({ stream: voterStream(ines) })
        .first()
    )?.revision

  const cast = async (handle: Handle, day: number) => {
    const today = addDays(first, day)
    const command = {
      type: 'CastVote',
      memberId: ines,
      launchId: LaunchId.parse(ulidAt(now)),
      today,
      toolId,
      boardDate: today,
      makers: [],
      registered: true,
      verified: true,
      opened: true,
    } as const
    await handle(voter, voterStream(ines), command, processContext('test', 'CastVote', day, now))
  }

  it('is read once: the next process begins where the last one was, knowing what it knew', async () => {
    const command = await append(1, 1_200)
    const whole = await aProcess().readWhole(voter, voterStream(ines), { at: now })
    expect(readings.at(-1)).toBe(1_200)
    await eventually(async () => expect(await saved()).toBe(1_199))

    await append(1_201, 3)
    const next = await aProcess().readWhole(voter, voterStream(ines), { at: now })
    expect(readings.at(-1)).toBe(3)
    expect(next.state.casts).toBe(1_203)
    expect(Object.keys(whole.state.votes).length).toBeGreaterThan(90)
    // Only what the three touch.
    expect(Object.keys(next.state.votes).length).toBeLessThan(3)
    expect(next.remembered.get(command)).toEqual(whole.remembered.get(command))
  })

  it('is read from the start where its snapshot has another form, and where there is none to be had', async () => {
    await database('identity.snapshots').update({ version: 0 })
    expect((await aProcess().readWhole(voter, voterStream(ines), { at: now })).state.casts).toBe(1_203)
    expect(readings.at(-1)).toBe(1_203)
    await eventually(async () => expect((await database('identity.snapshots').first()).version).toBe(voter.snapshot?.version))

    await database.raw('alter table identity.snapshots rename to elsewhere')
    expect((await aProcess().readWhole(voter, voterStream(ines), { at: now })).state.casts).toBe(1_203)
    await database.raw('alter table identity.elsewhere rename to snapshots')
  })

  it('gets a further snapshot by its own commands, and an older fold never replaces a newer one', async () => {
    const handle = aProcess()
    const { state } = await handle.readWhole(voter, voterStream(ines), { at: now })
    const { casts } = state
    const { version } = voter.snapshot ?? {}
    if (version === undefined) throw new Error('voters have no snapshot')
    const stale = await snapshotsIn(database).load(voterStream(ines), version, new Set())
    expect(stale).toBeDefined()
    for (let index = 0; index < 300; index++) {
      await cast(handle, 5_000 + index)
      // A snapshot builds on the one before, and no member votes 64 times in a moment.
      if (index % 32 === 31) {
        const { revision } = await handle.readWhole(voter, voterStream(ines), { at: now })
        await eventually(async () => expect(await saved()).toBeGreaterThan(Number(revision) - 65))
      }
    }
    expect(await saved()).toBeGreaterThan(1_400)
    const newest = await saved()
    expect(state.casts).toBe(casts)
    if (stale !== undefined) await snapshotsIn(database).save(voterStream(ines), version, stale)
    // A snapshot of its own commands may arrive after that.
    expect(await saved()).toBeGreaterThanOrEqual(newest)
  })

  it('gets one anew where the one that the next would build on is gone', async () => {
    const handle = aProcess()
    await handle.readWhole(voter, voterStream(ines), { at: now })
    await snapshotsIn(database).purge(voterStream(ines))
    for (let index = 0; index < 64; index++) await cast(handle, 6_000 + index)
    // What was not saved is noticed behind the vote.
    await eventually(async () => {
      await handle.readWhole(voter, voterStream(ines), { at: now })
      expect(await saved()).toBeGreaterThan(1_400)
    })
  })

  it('comes to the same whichever parts of it a process has, and whenever it began', async () => {
    const stream = voterStream(MemberId.parse('1c1f8e55-30d2-4c77-9a8e-6f1b2d3c4e05'))
    const launches = Array.from({ length: 40 }, (_, index) => launchBornOn(addDays(first, index * 9), index))
    let [handle, today] = [aProcess(), first]
    for (let step = 0; step < 400; step++) {
      // The n-th is picked so that neighbours lie in other buckets.
      const launchId = launches[(step * 17) % 40] ?? LaunchId.parse(ulidAt(now))
      const memberId = ines
      today = addDays(first, Math.floor(step / 2))
      const facts = { toolId, boardDate: first, makers: [], registered: true, verified: true, opened: true }
      const context = processContext('test', 'CastVote', step, now)
      if (step % 80 < 40) await handle(voter, stream, { type: 'CastVote', memberId, launchId, today, ...facts }, context)
      else await handle(voter, stream, { type: 'WithdrawVote', memberId, launchId, today }, context)
      if (step % 23 === 0) handle = aProcess()
    }
    const known = await eventually(async () => {
      const row = await database('identity.snapshots').where({ stream }).first()
      expect(row.revision).toBeGreaterThan(300)
      return row
    })
    const parts = await database('identity.snapshot_parts').where({ stream, version: known.version })
    const events = (await decode(openMemberKeys(database), await log.read(stream, 0, undefined, known.revision + 1))).map(
      ({ event }) => event,
    )
    const whole = events.reduce((state, event) => voter.evolve(state, event as VoterEvent), voter.initial)
    const { votes, ...head } = whole
    expect(known.state).toEqual(head)
    expect(Object.fromEntries(parts.map(({ part, state }) => [part, state]))).toEqual(votes)
    expect(Object.keys(votes).length).toBeGreaterThan(20)
  })

  it('is read in pages, and taken up where a slow store made an end of it', async () => {
    const { state, revision } = await aProcess().readWhole(voter, voterStream(ines), { at: now })
    for (const more of [0, 1_300]) await append(state.casts + 1 + more, 1_300, Number(revision) + more)
    await database('identity.snapshots').delete()
    answersLeft = 1
    await expect(aProcess().readWhole(voter, voterStream(ines), { at: now })).rejects.toThrow(Unavailable)
    answersLeft = Number.POSITIVE_INFINITY
    await eventually(async () => expect(await saved()).toBe(1_999))
    expect((await aProcess().readWhole(voter, voterStream(ines), { at: now })).state.casts).toBe(state.casts + 2_600)
    expect(Math.max(...readings)).toBe(2_000)
  })

  it('is recalled without reading for a moment, and looked at anew when it must be so', async () => {
    const handle = aProcess()
    const stream = voterStream(MemberId.parse('0a7e6f1c-93d0-4c55-9d1e-7b1f3c2a9e02'))
    const before = readings.length
    await Promise.all(Array.from({ length: 20 }, () => handle.recall(voter, stream, { at: now })))
    await handle.recall(voter, stream, { at: now })
    expect(readings.length - before).toBe(1)
    await handle.read(voter, stream, { at: now })
    expect(readings.length - before).toBe(2)
  })
})

import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { endOf, startOf, dayOf } from '@debut/events/kernel/calendar.ts'
import { CommandId, MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { UsernameClaimed } from '@debut/events/members/member-events.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { Unavailable } from '@debut/adapters/errors.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { open, startServer } from '@debut/adapters/testing/log-in-tests.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usernameClaim } from '../members/username-claim.ts'
import { voter } from '../voting/voter.ts'
import { voterStream } from '@debut/events/voting/vote-events.ts'
import { type CommandContext, hashOf, MEMORY_MS } from './command.ts'
import { createHandle } from './handle.ts'
import { snapshotsIn } from './snapshots.ts'

const ines = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const tomasz = MemberId.parse('0a7e6f1c-93d0-4c55-9d1e-7b1f3c2a9e02')
const claim = (memberId: MemberId) => ({ type: 'ClaimUsername', memberId }) as const
const release = (memberId: MemberId) => ({ type: 'ReleaseUsername', memberId, claims: 1 }) as const

/** The same kind of id, from earlier. */
const bornSecondsAgo = (seconds: number) => bornAgo(seconds * 1_000)
const bornAgo = (millis: number) => {
  const hex = (systemClock().toMillis() - millis).toString(16).padStart(12, '0')
  return CommandId.parse(`${hex.slice(0, 8)}-${hex.slice(8)}${newCommandId().slice(13)}`)
}

const context = (command: { type: string; memberId: MemberId }, over: Partial<CommandContext> = {}): CommandContext => ({
  commandId: newCommandId(),
  commandHash: hashOf(command.type, command, command.memberId),
  correlationId: 'a-request',
  actor: command.memberId,
  at: systemClock(),
  giveUpAt: performance.now() + 10_000,
  ...over,
})

describe('handling a command', () => {
  let world: World
  /** Two processes of the same service. */
  let processes: { here: ReturnType<typeof createHandle>; there: ReturnType<typeof createHandle>; log: ReturnType<typeof openEventStore> }
  let parts: Omit<Parameters<typeof createHandle>[0], 'log'>
  let streams = 0
  const newStream = () => `username-${++streams}`

  beforeAll(async () => {
    world = await startWorld()
    const log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    const database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    world.closing({ close: () => database.destroy() })
    const keys = openMemberKeys(database)
    const snapshots = snapshotsIn(database)
    parts = { keys, snapshots, logger: world.logger }
    processes = { here: createHandle({ ...parts, log }), there: createHandle({ ...parts, log }), log }
  })
  afterAll(() => world.close())

  it('answers a repeated command as the first time, in whichever process', async () => {
    const { here, there, log } = processes
    const stream = newStream()
    const command = claim(ines)
    const same = context(command)
    const first = await here(usernameClaim, stream, command, same)
    expect(await here(usernameClaim, stream, command, same)).toEqual(first)
    expect(await there(usernameClaim, stream, command, same)).toEqual(first)
    expect(await log.read(stream)).toHaveLength(1)
  })

  it('answers as the first time also when the world has moved on', async () => {
    const { here } = processes
    const stream = newStream()
    const claimed = context(claim(ines))
    const first = await here(usernameClaim, stream, claim(ines), claimed)
    await here(usernameClaim, stream, release(ines), context(release(ines)))
    await here(usernameClaim, stream, claim(tomasz), context(claim(tomasz)))
    expect(await here(usernameClaim, stream, claim(ines), claimed)).toEqual(first)
  })

  it('refuses another payload under a used id', async () => {
    const { here } = processes
    const stream = newStream()
    const used = context(claim(ines))
    await here(usernameClaim, stream, claim(ines), used)
    const other = context(release(ines), { commandId: used.commandId })
    expect(await here(usernameClaim, stream, release(ines), other)).toEqual({ refusal: 'command-id-reused' })
  })

  it('never refuses by what another process has changed since', async () => {
    const { here, there } = processes
    const stream = newStream()
    await here(usernameClaim, stream, claim(ines), context(claim(ines)))
    expect(await here(usernameClaim, stream, claim(tomasz), context(claim(tomasz)))).toEqual({ refusal: 'username-taken' })
    await there(usernameClaim, stream, release(ines), context(release(ines)))
    expect(await here(usernameClaim, stream, claim(tomasz), context(claim(tomasz)))).toMatchObject({ changed: true })
  })

  it('decides again when another process was quicker', async () => {
    const { here, there } = processes
    const stream = newStream()
    await here(usernameClaim, stream, claim(ines), context(claim(ines)))
    await there(usernameClaim, stream, release(ines), context(release(ines)))
    await there(usernameClaim, stream, claim(tomasz), context(claim(tomasz)))
    // What is kept here says ines owns it, so the release would be appended; the log says otherwise.
    expect(await here(usernameClaim, stream, release(ines), context(release(ines)))).toMatchObject({ changed: false })
  })

  it('decides again when another was quicker whose events can’t be read yet, as on a newer event store', async () => {
    const held = Promise.withResolvers<void>()
    let waits = false
    const refused = Promise.withResolvers<void>()
    const { port } = await startServer({
      interference: { refusesAtOnce: true, beforeWrite: async () => void (waits && (await held.promise)) },
    })
    const log = open(port)
    const asking = {
      ...log,
      append: async (...asked: Parameters<typeof log.append>) => {
        const answer = await log.append(...asked)
        if (answer === 'conflict') refused.resolve()
        return answer
      },
    }
    const [here, there] = [createHandle({ ...parts, log: asking }), createHandle({ ...parts, log: asking })]
    const stream = newStream()
    waits = true
    const outcomes = [
      here(usernameClaim, stream, claim(ines), context(claim(ines))),
      there(usernameClaim, stream, claim(tomasz), context(claim(tomasz))),
    ]
    await refused.promise
    setTimeout(held.resolve, 200)
    expect(await Promise.all(outcomes)).toEqual(
      expect.arrayContaining([expect.objectContaining({ changed: true }), { refusal: 'username-taken' }]),
    )
  })

  it('lets one of many at once win, over two processes', async () => {
    const { here, there, log } = processes
    const stream = newStream()
    const people = Array.from({ length: 40 }, (_, index) => MemberId.parse(`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`))
    const outcomes = await Promise.all(
      people.map((memberId, index) => (index % 2 ? here : there)(usernameClaim, stream, claim(memberId), context(claim(memberId)))),
    )
    expect(outcomes.filter((outcome) => 'position' in outcome)).toHaveLength(1)
    expect(await log.read(stream)).toHaveLength(1)
  })

  it('reads again what another process has changed, unless it is settled and was not forgotten', async () => {
    const { here, there } = processes
    const stream = newStream()
    const claimed = { ...usernameClaim, settled: ({ owner }: typeof usernameClaim.initial) => owner !== undefined }
    const ownerSeenHere = async () => (await here.readUnlessSettled(claimed, stream, { at: systemClock() })).owner
    expect(await ownerSeenHere()).toBeUndefined()
    await there(usernameClaim, stream, claim(ines), context(claim(ines)))
    expect(await ownerSeenHere()).toBe(ines)
    await there(usernameClaim, stream, release(ines), context(release(ines)))
    expect(await ownerSeenHere()).toBe(ines)
    here.forget(stream)
    expect(await ownerSeenHere()).toBeUndefined()
  })

  it('says of a change that was there already where the stream ends', async () => {
    const { here } = processes
    const stream = newStream()
    await here(usernameClaim, stream, claim(ines), context(claim(ines)))
    const released = await here(usernameClaim, stream, release(ines), context(release(ines)))
    expect(await here(usernameClaim, stream, release(ines), context(release(ines)))).toEqual({ ...released, changed: false })
  })

  it('knows a command that came late, or comes again, although another process took it', async () => {
    const { here, there, log } = processes
    const stream = newStream()
    const old = context(claim(ines), { commandId: bornSecondsAgo(60) })
    await here(usernameClaim, stream, claim(tomasz), context(claim(tomasz)))
    await here(usernameClaim, stream, release(tomasz), context(release(tomasz)))
    const first = await there(usernameClaim, stream, claim(ines), old)
    expect(await here(usernameClaim, stream, claim(ines), { ...old, at: systemClock() })).toEqual(first)
    expect(await log.read(stream)).toHaveLength(3)
  })

  it('does not begin what no client waits for any more', async () => {
    const { here } = processes
    const late = context(claim(ines), { giveUpAt: performance.now() - 1 })
    await expect(here(usernameClaim, newStream(), claim(ines), late)).rejects.toThrow(Unavailable)
  })

  it('forgets a command after eight days, when it could not be sent any more', async () => {
    const { here, there } = processes
    const stream = newStream()
    const command = context(claim(ines))
    await here(usernameClaim, stream, claim(ines), command)
    const later = command.at.plus({ milliseconds: MEMORY_MS + 60_000 })
    const state = await there.readWhole(usernameClaim, stream, { at: later })
    expect(state.remembered.size).toBe(0)
    expect((await here.readWhole(usernameClaim, stream, command)).remembered.size).toBe(1)
  })

  it('writes who, when, why and in which form beside the event', async () => {
    const { here, log } = processes
    const stream = newStream()
    const why = context(claim(ines))
    await here(usernameClaim, stream, claim(ines), why)
    const [event] = await log.read(stream)
    expect(event).toMatchObject({
      type: UsernameClaimed.type,
      data: { memberId: ines },
      metadata: {
        $correlationId: 'a-request',
        $causationId: why.commandId,
        commandHash: why.commandHash,
        actor: ines,
        at: why.at.toISO(),
        v: 1,
      },
    })
  })

  it('counts a vote that reached two processes on either side of midnight as the log has it, in both', async () => {
    const { here, there, log } = processes
    const toolId = ToolId.parse(newUlid())
    const castOn = (today: Day, launchId: LaunchId) =>
      ({
        type: 'CastVote',
        memberId: ines,
        launchId,
        today,
        toolId,
        boardDate: today,
        makers: [],
        opened: true,
        registered: true,
        verified: true,
      }) as const
    const stream = voterStream(ines)
    const today = dayOf(systemClock())
    const yesterday = addDays(today, -1)
    const [first, second] = [LaunchId.parse(newUlid()), LaunchId.parse(newUlid())]
    await there(voter, stream, castOn(yesterday, first), context(claim(ines), { at: startOf(yesterday) }))

    const midnight = endOf(today)
    const same = context(claim(ines), { commandId: bornAgo(systemClock().diff(midnight).toMillis()) })
    const answer = await here(voter, stream, castOn(today, second), { ...same, at: midnight.minus({ milliseconds: 300 }) })
    expect(await there(voter, stream, castOn(addDays(today, 1), second), { ...same, at: midnight.plus({ milliseconds: 300 }) })).toEqual(
      answer,
    )
    expect(await log.read(stream)).toHaveLength(4)
    expect(await there.read(voter, stream, { at: midnight })).toMatchObject({ streak: 2, latest: today })
  })
})

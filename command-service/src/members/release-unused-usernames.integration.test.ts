import { eventually } from '@debut/testing/eventually.ts'
import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { Username } from '@debut/events/members/username.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { type MemberKeys, openMemberKeys } from '@debut/adapters/member-keys.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CommandContext, hashOf } from '../kernel/command.ts'
import { snapshotsIn } from '../kernel/snapshots.ts'
import { createHandle, type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import { processHealth } from '../kernel/processes/process-health.ts'
import { type ProcessMemory, processMemory } from '../kernel/processes/process-memory.ts'
import { workOn } from '../kernel/processes/work-on.ts'
import { createSend } from '../kernel/send.ts'
import { registerMember } from './register-member.ts'
import { usernameClaim, usernameStream } from './username-claim.ts'
import { releaseUnusedUsernames } from './release-unused-usernames.ts'

const ines = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const noor = MemberId.parse('0a7e6f1c-93d0-4c55-9d1e-7b1f3c2a9e02')
const SECRET = 'a secret for tests alone'

const contextOf = (memberId: MemberId): CommandContext => ({
  commandId: newCommandId(),
  commandHash: hashOf('RegisterMember', {}, memberId),
  correlationId: 'a-request',
  actor: memberId,
  at: systemClock(),
  giveUpAt: performance.now() + 10_000,
})

describe('a username that was claimed', () => {
  let world: World
  let log: ReturnType<typeof openEventStore>
  let handle: Handle
  let memory: ProcessMemory
  let keys: MemberKeys
  let register: (username: string, memberId: MemberId, context?: CommandContext) => Promise<Outcome>

  beforeEach(async () => {
    world = await startWorld()
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    const database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    world.closing({ close: () => database.destroy() })
    keys = openMemberKeys(database)
    const snapshots = snapshotsIn(database)
    handle = createHandle({ log, keys, snapshots, logger: world.logger })
    memory = processMemory(database)
    register = (username, memberId, context = contextOf(memberId)) =>
      registerMember(
        { username: Username.parse(username) },
        { ...context, identity: { memberId, roles: [], verified: false, expiresAt: 0, provenAt: 0 } },
        { handle, keys, claimSecret: SECRET, clock: systemClock },
      )
  })
  afterEach(() => world.close())

  const streamOf = (username: string) => usernameStream(SECRET, Username.parse(username))
  const owner = async (username: string) => (await handle.readWhole(usernameClaim, streamOf(username), { at: systemClock() })).state.owner
  /** The process died between the two appends. */
  const claimOnly = (username: string, memberId: MemberId, context = contextOf(memberId)) =>
    handle(usernameClaim, streamOf(username), { type: 'ClaimUsername', memberId }, context)

  /** The process at work, so many seconds later, until everything is settled. */
  const sweepAfter = async (seconds: number) => {
    const clock = () => systemClock().plus({ seconds })
    const stopped = new AbortController()
    const health = processHealth(createMetrics('test'))(releaseUnusedUsernames.name)
    const parts = { log, keys, handle, send: createSend([]), memory, claimSecret: SECRET, clock, logger: world.logger }
    const following = workOn(releaseUnusedUsernames, parts, { health, signal: stopped.signal }).follow()
    const last = await claimOnly('the-last-claim', noor)
    if (isRefusal(last)) throw new Error('the last claim was refused')
    await eventually(async () => expect(await memory.recall(releaseUnusedUsernames.name)).toBeGreaterThanOrEqual(last.position))
    stopped.abort()
    await following
  }

  it('is released after 60 s when its registration never came, and kept when it did', async () => {
    await claimOnly('ines', ines)
    await register('noor', noor)
    await sweepAfter(61)
    expect(await owner('ines')).toBeUndefined()
    expect(await owner('noor')).toBe(noor)
  })

  it('is kept by the member who registered with it, although the command that first claimed it came to nothing', async () => {
    await claimOnly('ines', ines)
    await register('ines', ines)
    await sweepAfter(61)
    expect(await owner('ines')).toBe(ines)
    expect(await register('ines', noor)).toEqual({ refusal: 'username-taken' })
  })

  it('is not built on once it was released and taken by another, also by a command that is sent again', async () => {
    const first = contextOf(ines)
    await claimOnly('ines', ines, first)
    await sweepAfter(61)
    expect(await register('ines', noor)).toMatchObject({ changed: true })
    expect(await register('ines', ines, first)).toEqual({ refusal: 'username-taken' })
  })

  it('belongs to one of two accounts that send the same command id', async () => {
    const { commandId } = contextOf(ines)
    const outcomes = await Promise.all([ines, noor].map((memberId) => register('twins', memberId, { ...contextOf(memberId), commandId })))
    expect(outcomes.filter(isRefusal)).toEqual([{ refusal: 'username-taken' }])
  })

  it('is not hoarded: of many names asked for under one command id, one stays', async () => {
    const context = contextOf(ines)
    const names = Array.from({ length: 6 }, (_, index) => `hoard-${index}`)
    await Promise.all(
      names.map((username) => register(username, ines, { ...context, commandHash: hashOf('RegisterMember', { username }, ines) })),
    )
    await sweepAfter(61)
    const owners = await Promise.all(names.map(owner))
    expect(owners.filter((each) => each !== undefined)).toEqual([ines])
  })

  it('is refused to an account that was erased', async () => {
    await keys.destroy(ines)
    expect(await register('ines', ines)).toEqual({ refusal: 'erased' })
  })
})

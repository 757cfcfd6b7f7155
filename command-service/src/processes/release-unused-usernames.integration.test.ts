import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { Username } from '@debut/events/members/username.ts'
import { systemClock } from '@debut/infra/adapters/clock.ts'
import { openDatabase } from '@debut/infra/adapters/database.ts'
import { openEventStore } from '@debut/infra/adapters/event-store.ts'
import { openMemberKeys } from '@debut/infra/adapters/member-keys.ts'
import { startWorld, type World } from '@debut/infra/local/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type CommandContext, hashOf } from '../kernel/command.ts'
import { createHandle } from '../kernel/handle.ts'
import { processMemory } from '../kernel/process-memory.ts'
import { registerMember } from '../members/register-member.ts'
import { usernameClaim, usernameStream } from '../members/username-claim.ts'
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
})

describe('a username that was claimed', () => {
  let world: World
  beforeAll(async () => (world = await startWorld()))
  afterAll(() => world.close())

  it('is released after 60 s when its registration never came, and kept when it did', async () => {
    const log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    const database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    world.closing({ close: () => database.destroy() })
    const keys = openMemberKeys(database)
    const handle = createHandle(log, keys)
    const stream = usernameStream(SECRET, Username.parse('ines'))
    const kept = usernameStream(SECRET, Username.parse('noor'))

    // The process died between the two appends.
    await handle(usernameClaim, stream, { type: 'ClaimUsername', memberId: ines }, contextOf(ines))
    await registerMember(
      { username: Username.parse('noor') },
      { ...contextOf(noor), identity: { memberId: noor, roles: [], expiresAt: 0 } },
      { handle, keys, claimSecret: SECRET, clock: systemClock },
    )

    let ahead = 0
    const memory = processMemory(database)
    const process = releaseUnusedUsernames({
      log,
      handle,
      memory,
      clock: () => systemClock().plus({ seconds: ahead }),
      logger: world.logger,
    })
    const stopped = new AbortController()
    const following = process.follow(stopped.signal)
    const owner = async (of: string) => (await handle.look(usernameClaim, of, 0)).state.owner

    await process.sweep()
    expect(await owner(stream)).toBe(ines)

    ahead = 61
    await vi.waitFor(async () => {
      await process.sweep()
      expect(await owner(stream)).toBeUndefined()
    })
    expect(await owner(kept)).toBe(noor)

    // Everything is settled, so a new start begins where this one ended.
    await vi.waitFor(async () => {
      await process.sweep()
      const last = (await log.read(stream)).at(-1)
      expect(await memory.recall('release-unused-usernames')).toBe(last?.position)
    })
    stopped.abort()
    await following
  })
})

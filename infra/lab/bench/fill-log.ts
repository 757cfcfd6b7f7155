import { randomBytes, randomUUID } from 'node:crypto'
import type { Envelope } from '@debut/events/kernel/envelope.ts'
import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { MemberRegistered, UsernameClaimed } from '@debut/events/members/member-events.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import type { NewEvent } from '@debut/adapters/new-event.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import { openStorage } from '@debut/stack/event-store/storage.ts'
import { inOwnProcess } from './own-process.ts'

interface Log {
  readonly dataDir: string
  readonly members: number
  /** Also the claim that goes before each registration, which no projection folds. */
  readonly claims: boolean
}

const NO_STREAM = -1
const AT_ONCE = 5_000

/** Registrations as the command-service would have written them, by the store's own writer. Gives the key of each member. */
export const fillLog = inOwnProcess(import.meta, async ({ dataDir, members, claims }: Log): Promise<Map<string, Buffer>> => {
  const { writer, close } = await openStorage({ dataDir, clock: Date.now, warn: () => {} })
  const made = new Map<MemberId, Buffer>()
  const keys: MemberKeys = {
    of: async () => made,
    forSealing: async (member) => {
      const key = randomBytes(32)
      made.set(member, key)
      return key
    },
    destroy: async () => {},
  }
  const at = systemClock()
  const write = async (stream: string, events: readonly NewEvent[]) => {
    const proposed = events.map(({ id, type, data, metadata }) => ({
      id,
      type,
      contentType: 'application/json',
      data: Buffer.from(JSON.stringify(data)),
      metadata: Buffer.from(JSON.stringify(metadata)),
    }))
    const { result } = await writer.append(stream, NO_STREAM, proposed)
    if (result !== 'Success') throw new Error(`${stream}: ${result}`)
  }

  const register = async (index: number) => {
    const memberId = MemberId.parse(randomUUID())
    const envelope: Omit<Envelope, 'v'> = {
      $correlationId: randomUUID(),
      $causationId: newCommandId(),
      commandHash: randomBytes(16).toString('base64url'),
      actor: memberId,
      at,
    }
    const claim = `username-${randomBytes(16).toString('hex')}`
    const member = `member-${memberId}`
    if (claims) await write(claim, await encode(keys, claim, [UsernameClaimed({ memberId })], envelope))
    await write(member, await encode(keys, member, [MemberRegistered({ memberId, username: `bench-${index}` })], envelope))
  }
  for (let done = 0; done < members; done += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, members - done) }, (_, index) => register(done + index)))
  }
  await close()
  return made
})

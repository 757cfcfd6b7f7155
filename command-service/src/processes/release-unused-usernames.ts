import { Envelope } from '@debut/events/kernel/envelope.ts'
import type { CommandId, LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { upcast } from '@debut/events/kernel/upcast.ts'
import { UsernameClaimed } from '@debut/events/members/member-events.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { EventStore, StoredEvent } from '@debut/infra/adapters/event-store.ts'
import type { Logger } from '@debut/infra/adapters/logging.ts'
import { processContext } from '../kernel/command.ts'
import type { Handle } from '../kernel/handle.ts'
import type { ProcessMemory } from '../kernel/process-memory.ts'
import { memberStream } from '../members/member.ts'
import { usernameClaim } from '../members/username-claim.ts'

const NAME = 'release-unused-usernames'
/** A registration finishes within seconds or never. */
const UNUSED_AFTER_MS = 60_000

interface Pending {
  readonly memberId: MemberId
  readonly commandId: CommandId
  readonly claimedAt: number
  /** Everything up to here was settled before this claim came. */
  readonly before: LogPosition | undefined
}

interface Parts {
  readonly log: EventStore
  readonly handle: Handle
  readonly memory: ProcessMemory
  readonly clock: Clock
  readonly logger: Logger
}

/**
 * A claim whose registration never came (a crash between two appends) is released, so that its name is not lost.
 * Any number of instances may run: the release is one command on the claim's own stream.
 */
export const releaseUnusedUsernames = ({ log, handle, memory, clock, logger }: Parts) => {
  const pending = new Map<string, Pending>()
  let seen: LogPosition | undefined

  const note = ({ type, stream, data, metadata, position }: StoredEvent) => {
    const { $causationId: commandId, at, v } = Envelope.parse(metadata)
    if (type === 'UsernameClaimed') {
      const { memberId } = upcast(UsernameClaimed, v, data).data
      pending.set(stream, { memberId, commandId, claimedAt: at.toMillis(), before: seen })
    }
    if (type === 'UsernameReleased') pending.delete(stream)
    if (type === 'MemberRegistered') {
      for (const [claim, { commandId: claimedBy }] of pending) if (claimedBy === commandId) pending.delete(claim)
    }
    seen = position
  }

  const settle = async (stream: string, { memberId, commandId }: Pending) => {
    const history = await log.read(memberStream(memberId))
    if (!history.some(({ metadata }) => Envelope.parse(metadata).$causationId === commandId)) {
      const command = { type: 'ReleaseUsername', memberId } as const
      await handle(usernameClaim, stream, command, processContext(NAME, command.type, command, clock()))
      logger.info({ stream }, 'released a username whose registration never came')
    }
    pending.delete(stream)
  }

  return {
    /** Works through the log until the signal. */
    follow: async (signal: AbortSignal): Promise<void> => {
      seen = await memory.recall(NAME)
      for await (const batch of log.follow({ after: seen, categories: ['username', 'member'], signal }))
        for (const event of batch) note(event)
    },
    /** Settles what has waited long enough, and remembers how far everything is settled. */
    sweep: async (): Promise<void> => {
      const limit = clock().toMillis() - UNUSED_AFTER_MS
      for (const [stream, claim] of pending) if (claim.claimedAt <= limit) await settle(stream, claim)
      const oldest = pending.values().next().value
      const settled = oldest === undefined ? seen : oldest.before
      if (settled !== undefined) await memory.remember(NAME, settled)
    },
  }
}

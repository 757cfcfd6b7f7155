import { setTimeout as delay } from 'node:timers/promises'
import { Envelope } from '@debut/events/kernel/envelope.ts'
import { type LogPosition, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import { UsernameClaimed, UsernameReleased } from '@debut/events/members/member-events.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { EventStore } from '@debut/infra/adapters/event-store.ts'
import type { Logger } from '@debut/infra/adapters/logging.ts'
import type { StoredEvent } from '@debut/infra/adapters/stored-event.ts'
import { processContext } from '../kernel/command.ts'
import type { Handle } from '../kernel/handle.ts'
import type { ProcessMemory } from '../kernel/process-memory.ts'
import { member } from './member.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { usernameClaim, usernameStream } from './username-claim.ts'

export const NAME = 'release-unused-usernames'
/** A registration finishes within seconds or never. */
const UNUSED_AFTER_MS = 60_000
const TRY_AGAIN_MS = 1_000

interface Parts {
  readonly log: EventStore
  readonly handle: Handle
  readonly memory: ProcessMemory
  readonly claimSecret: string
  readonly clock: Clock
  readonly logger: Logger
}

/**
 * A claim whose registration never came (a crash between two appends) is released, so that its name is not lost.
 * Any number of instances may run: the release is one command on the claim's own stream, and spares a claim that was renewed.
 */
export const releaseUnusedUsernames = ({ log, handle, memory, claimSecret, clock, logger }: Parts) => {
  /** Claims to look at once they are old enough, and up to where everything was settled before each came. */
  const pending = new Map<string, { readonly claimedAt: number; readonly before: LogPosition | undefined }>()
  let seen: LogPosition | undefined

  const note = ({ type, stream, metadata, position }: StoredEvent) => {
    if (type === UsernameReleased.type) pending.delete(stream)
    if (type === UsernameClaimed.type) {
      const before = pending.get(stream)?.before ?? seen
      pending.delete(stream)
      pending.set(stream, { claimedAt: Envelope.parse(metadata).at.toMillis(), before })
    }
    seen = position
  }

  /** Whether the member who holds the claim is, or was, called by it. What an erased one was called stays theirs: nobody may pass for them. */
  const isUsed = async (stream: string, owner: Parameters<typeof memberStream>[0]): Promise<boolean> => {
    const { state } = await handle.look(member, memberStream(owner), { at: clock() })
    return state.registered && (state.username === null || state.names.some((name) => usernameStream(claimSecret, name) === stream))
  }

  const settle = async (stream: string): Promise<void> => {
    const { state, changedAt } = await handle.look(usernameClaim, stream, { at: clock() })
    // Renewed meanwhile: that claim is noted, and judged when its time comes.
    if (changedAt !== undefined && changedAt > clock().toMillis() - UNUSED_AFTER_MS) return
    if (state.owner !== undefined && !(await isUsed(stream, state.owner))) {
      const command = { type: 'ReleaseUsername', memberId: state.owner, claims: state.claims } as const
      await handle(usernameClaim, stream, command, processContext(NAME, command.type, command, clock()))
      logger.info({ stream }, 'released a username whose registration never came')
    }
    pending.delete(stream)
  }

  return {
    /** Works through the log until the signal, over whatever goes away meanwhile. */
    follow: async (signal: AbortSignal): Promise<void> => {
      while (!signal.aborted) {
        try {
          seen ??= await memory.recall(NAME)
          for await (const { events } of log.follow({ after: seen, categories: ['username'], signal }))
            for (const event of events) note(event)
        } catch (error) {
          logger.warn({ err: error }, 'unused usernames are not watched; trying again')
          await delay(TRY_AGAIN_MS, undefined, { signal }).catch(() => undefined)
        }
      }
    },
    /** Settles what has waited long enough, and remembers how far everything is settled. */
    sweep: async (): Promise<void> => {
      const limit = clock().toMillis() - UNUSED_AFTER_MS
      for (const [stream, { claimedAt }] of pending) {
        if (claimedAt > limit) continue
        await settle(stream).catch((error: unknown) => logger.warn({ err: error, stream }, 'a claim could not be settled; trying again'))
      }
      const settled = [...pending.values()].reduce(
        (least, { before }) => ((before ?? START_OF_LOG) < least ? (before ?? START_OF_LOG) : least),
        seen ?? START_OF_LOG,
      )
      if (settled > START_OF_LOG) await memory.remember(NAME, settled)
    },
  }
}

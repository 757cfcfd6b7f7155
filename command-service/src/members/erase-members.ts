import { setTimeout as delay } from 'node:timers/promises'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { MemberErased, type MemberEvent } from '@debut/events/members/member-events.ts'
import type { EventStore } from '@debut/infra/adapters/event-store.ts'
import type { Logger } from '@debut/infra/adapters/logging.ts'
import type { MemberKeys } from '@debut/infra/adapters/member-keys.ts'
import type { Handle } from '../kernel/handle.ts'
import type { ProcessMemory } from '../kernel/process-memory.ts'
import { readable } from '../kernel/readable.ts'
import type { Snapshots } from '../kernel/snapshots.ts'
import type { Account } from './account.ts'
import { ownStreams } from '@debut/events/own-streams.ts'
import type { Uploads } from './uploads.ts'

const NAME = 'erase-members'
const TRY_AGAIN_MS = 1_000

interface Parts {
  readonly log: EventStore
  readonly handle: Handle
  readonly keys: MemberKeys
  readonly snapshots: Snapshots
  readonly memory: ProcessMemory
  readonly uploads: Uploads
  readonly account: Account
  readonly logger: Logger
}

/**
 * The log says who is erased; this sees to it, and takes up again what was cut off. Every step changes nothing the second time,
 * so any number of instances may follow, and each clears its own memory.
 */
export const eraseMembers = (parts: Parts) => {
  const { log, handle, keys, snapshots, memory, uploads, account, logger } = parts

  const erase = async (memberId: MemberId): Promise<void> => {
    const streams = ownStreams(memberId)
    // One that is away for now must not keep the others waiting.
    const steps = await Promise.allSettled([
      account.forget(memberId),
      keys.destroy(memberId),
      uploads.removeAll(memberId),
      ...streams.map((stream) => snapshots.purge(stream)),
    ])
    for (const stream of streams) handle.forget(stream)
    for (const step of steps) if (step.status === 'rejected') throw step.reason
    logger.info({ memberId }, 'erased a member')
  }

  const take = async (signal: AbortSignal): Promise<void> => {
    const after = await memory.recall(NAME)
    let settled = await log.end()
    for await (const { events, live } of log.follow({ after, types: [MemberErased.type], signal })) {
      for (const { event, position } of await readable<MemberEvent>(parts, events)) {
        await erase(event.data.memberId)
        await memory.remember(NAME, position)
      }
      // Nobody is erased up to where the log ended before it was read to its end: the next start need not look there.
      if (!live || settled === undefined) continue
      if (settled > ((await memory.recall(NAME)) ?? 0)) await memory.remember(NAME, settled)
      settled = undefined
    }
  }

  return {
    /** Until the signal, over whatever goes away meanwhile. */
    follow: async (signal: AbortSignal): Promise<void> => {
      while (!signal.aborted) {
        await take(signal).catch((error: unknown) => logger.warn({ err: error }, 'an erasure is not finished; trying again'))
        await delay(TRY_AGAIN_MS, undefined, { signal }).catch(() => undefined)
      }
    },
  }
}

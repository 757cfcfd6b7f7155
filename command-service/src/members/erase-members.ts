import { MemberErased } from '@debut/events/members/member-events.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { ErasureList } from '@debut/adapters/erasure-list.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Handle } from '../kernel/handle.ts'
import { defineProcess } from '../kernel/processes/define-process.ts'
import type { Snapshots } from '../kernel/snapshots.ts'
import type { KeptOfMembers } from '../kernel/kept-of-members.ts'
import type { Account } from './account.ts'
import { ownStreams } from '@debut/events/own-streams.ts'
import type { FindOwned } from './owned-streams.ts'
import type { Uploads } from '../kernel/uploads.ts'

interface Parts {
  readonly handle: Handle
  readonly keys: MemberKeys
  readonly snapshots: Snapshots
  readonly uploads: Uploads
  readonly account: Account
  readonly erasures: ErasureList
  readonly kept: KeptOfMembers
  readonly findOwned: FindOwned
  readonly clock: Clock
  readonly logger: Logger
}

/** By then a draft or an upload that was under way during the erasure has been stored. */
const AGAIN_AFTER = { seconds: 60 }

/** Back-ups are not made before the list of erasures is begun. */
const LOOK_MS = 3_600_000

/** The log says who is erased; this sees to it. Everywhere, as each instance clears its own memory. */
export const eraseMembers = defineProcess({
  name: 'erase-members',
  runs: 'everywhere',
  reads: [MemberErased],
  on: async ({ event, envelope, position }, parts: Parts) => {
    const { handle, keys, snapshots, uploads, account, erasures, kept, findOwned, clock, logger } = parts
    const { memberId } = event.data
    const begunAt = clock()
    const forget = async (streams: readonly string[]) => {
      await Promise.all(streams.map((stream) => snapshots.purge(stream)))
      for (const stream of streams) handle.forget(stream)
    }
    // One that is unavailable for now must not keep the others waiting.
    const steps = await Promise.allSettled([
      erasures.note(memberId, envelope.at),
      // Some of what is kept is found by the address of the account.
      kept.forget(memberId).then(() => account.forget(memberId)),
      keys.destroy(memberId),
      uploads.removeAll(memberId),
      forget(ownStreams(memberId)),
      findOwned(memberId, position).then(forget),
    ])
    for (const step of steps) if (step.status === 'rejected') throw step.reason
    logger.info({ memberId }, 'erased a member')
    const notBefore = envelope.at.plus(AGAIN_AFTER)
    // A round that takes long may miss what was stored while it ran.
    return begunAt < notBefore ? { notBefore } : undefined
  },
  every: [{ ms: LOOK_MS, run: ({ erasures }: Parts) => erasures.begin() }],
})

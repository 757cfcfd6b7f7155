import type { MemberId } from '@debut/events/kernel/ids.ts'
import { UsernameClaimed } from '@debut/events/members/member-events.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import { type Handle, isRefusal } from '../kernel/handle.ts'
import { causeOf } from '../kernel/processes/cause.ts'
import { defineProcess } from '../kernel/processes/define-process.ts'
import { member } from './member.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { usernameClaim, usernameStream } from './username-claim.ts'

export const NAME = 'release-unused-usernames'
/** A registration finishes within seconds or never. */
const UNUSED_AFTER = { seconds: 60 }

interface Parts {
  readonly handle: Handle
  readonly claimSecret: string
  readonly clock: Clock
  readonly logger: Logger
}

/** A claim whose registration never came (a crash between two appends) is released, so that its name is not lost. */
export const releaseUnusedUsernames = defineProcess({
  name: NAME,
  runs: 'once',
  reads: [UsernameClaimed],
  on: async (claimed, parts: Parts, { act }) => {
    const { stream, revision, envelope } = claimed
    const { handle, clock, logger } = parts
    const notBefore = envelope.at.plus(UNUSED_AFTER)
    if (clock() < notBefore) return { notBefore }
    const claim = await handle.readWhole(usernameClaim, stream, { at: clock() })
    const { owner, claims } = claim.state
    // Renewed or released since: then this claim is not the one that counts.
    if (claim.revision !== revision || owner === undefined || (await isUsed(stream, owner, parts))) return undefined
    const outcome = await act(usernameClaim, stream, { type: 'ReleaseUsername', memberId: owner, claims }, causeOf(claimed))
    if (!isRefusal(outcome) && outcome.changed) logger.info({ stream }, 'released a username whose registration never came')
    return undefined
  },
})

/** Whether the member who holds the claim is, or was, called by it. An erased member keeps the name: no other may pass for them. */
const isUsed = async (stream: string, owner: MemberId, { handle, claimSecret, clock }: Parts): Promise<boolean> => {
  const { state } = await handle.readWhole(member, memberStream(owner), { at: clock() })
  return state.is === 'erased' || (state.is === 'registered' && state.names.some((name) => usernameStream(claimSecret, name) === stream))
}

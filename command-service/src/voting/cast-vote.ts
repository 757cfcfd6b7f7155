import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { Target } from '@debut/events/voting/vote-commands.ts'
import type { MemberContext } from '../kernel/command.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import { voterStream } from '@debut/events/voting/vote-events.ts'
import { voter } from './voter.ts'
import { isErased, launchNamed, votingFacts } from './voting-facts.ts'

interface Parts {
  readonly handle: Handle
}

interface CastParts extends Parts {
  /** Receives where votes came from, after them. */
  readonly origins: {
    note(vote: { readonly memberId: MemberId; readonly launchId: LaunchId; readonly at: Instant; readonly address: string }): void
  }
}

/** A vote may rest on facts that are a second old, as it is not known which came first. A refusal may not. */
export const castVote = async (target: Target, context: MemberContext, { handle, origins }: CastParts): Promise<Outcome> => {
  const { address, at } = context
  const { memberId } = context.identity
  const attempt = async (known: Parameters<typeof votingFacts>[4]): Promise<Outcome> => {
    const launchId = await launchNamed(target, handle, context, known)
    if (launchId === undefined) return { refusal: 'unknown-tool' }
    const facts = await votingFacts(launchId, memberId, handle, context, known)
    if (facts === undefined) return { refusal: 'unknown-launch' }
    const command = { type: 'CastVote', memberId, launchId, today: dayOf(context.at), ...facts } as const
    const outcome = await handle(voter, voterStream(memberId), command, context)
    if (!isRefusal(outcome) && outcome.changed && address !== undefined) origins.note({ memberId, launchId, at, address })
    return outcome
  }
  const outcome = await attempt('as it was a second ago')
  return isRefusal(outcome) && outcome.refusal !== 'daily-limit' ? attempt('as it is now') : outcome
}

export const withdrawVote = async (target: Target, context: MemberContext, { handle }: Parts): Promise<Outcome> => {
  const { memberId } = context.identity
  if (await isErased(memberId, handle, context)) return { refusal: 'erased' }
  const launchId = await launchNamed(target, handle, context, 'as it is now')
  if (launchId === undefined) return { refusal: 'unknown-tool' }
  return handle(voter, voterStream(memberId), { type: 'WithdrawVote', memberId, launchId, today: dayOf(context.at) }, context)
}

import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { EraseMember, EraseMemberOfAccount } from '@debut/events/members/member-commands.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import type { CommandContext, MemberContext } from '../kernel/command.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import type { Account, ProveErasure } from './account.ts'
import { member } from './member.ts'

interface Parts {
  readonly handle: Handle
}

interface OwnParts extends Parts {
  readonly account: Account
  readonly proveErasure: ProveErasure
}

/** What follows of it is done by a process that follows the log. Sessions do not wait for that. */
export const eraseMember = async (
  { username, nonce }: PayloadOf<typeof EraseMember>,
  context: MemberContext,
  { handle, account, proveErasure }: OwnParts,
): Promise<Outcome> => {
  const { memberId, sessionId } = context.identity
  const missing = await proveErasure({ memberId, sessionId, nonce })
  if (missing !== undefined) return { refusal: missing }
  const outcome = await handle(member, memberStream(memberId), { type: 'EraseMember', memberId, username }, context)
  if (isRefusal(outcome)) return outcome
  // Facts of members are remembered: the next request must see the erasure.
  handle.forget(memberStream(memberId))
  await account.endSessions(memberId)
  return outcome
}

/** For operators, of whom no name is asked. */
export const eraseMemberOfAccount = async (
  { memberId }: PayloadOf<typeof EraseMemberOfAccount>,
  context: CommandContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const outcome = await handle(member, memberStream(memberId), { type: 'EraseMember', memberId }, context)
  handle.forget(memberStream(memberId))
  return outcome
}

import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Username } from '@debut/events/members/username.ts'
import type { CommandContext } from '../kernel/command.ts'
import { isRefused } from '../kernel/decider.ts'
import type { Outcome } from '../kernel/handle.ts'
import { claimFirstFree, type ClaimParts, refuseOldClaim } from './claim-username.ts'
import { usernamesFrom } from './derive-username.ts'
import { member } from './member.ts'
import { memberStream } from '@debut/events/members/member-events.ts'

/** The new name is claimed before it is used. The old one is not given up: it leads to the new one, and can be taken back. */
export const changeUsername = async (
  wanted: Username,
  memberId: MemberId,
  context: CommandContext,
  parts: ClaimParts,
): Promise<Outcome> => {
  const { handle, clock } = parts
  const stream = memberStream(memberId)
  const change = (username: Username) => ({ type: 'ChangeUsername', memberId, username }) as const
  const state = await handle.read(member, stream, context)
  const foreseen = member.decide(change(wanted), state)
  if (isRefused(foreseen)) return handle(member, stream, change(wanted), context)
  // Members may return to a name of theirs that was reserved for Debut later.
  const names = { ...usernamesFrom(wanted), first: 0 }
  const username = foreseen.events.length === 0 ? wanted : await claimFirstFree(names, memberId, context, parts)
  refuseOldClaim(context.at, clock)
  return handle(member, stream, change(username), context)
}

import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { profileOf } from '@debut/events/members/profile.ts'
import { shownOn } from '@debut/events/voting/streak.ts'
import { HttpError } from '@debut/infra/adapters/http-error.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle } from '../kernel/handle.ts'
import { voter } from '../voting/voter.ts'
import { voterStream } from '@debut/events/voting/vote-events.ts'
import { member } from './member.ts'
import { memberStream } from '@debut/events/members/member-events.ts'

/** A member's profile as the log has it now, for the answer to a change of it. */
export const ownProfile = async (memberId: MemberId, handle: Handle, context: CommandContext) => {
  const [{ state: account }, { state: votes }] = await Promise.all([
    handle.look(member, memberStream(memberId), context),
    handle.look(voter, voterStream(memberId), context),
  ])
  if (!account.registered) throw new HttpError('not-registered')
  return profileOf({ ...account, streak: shownOn(votes, dayOf(context.at)), latest: votes.latest })
}

import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { profileOf } from '@debut/events/members/profile.ts'
import { shownOn, type Streak } from '@debut/events/voting/streak.ts'
import { type VoterEvent, voterStream } from '@debut/events/voting/vote-events.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Fold } from '../kernel/decider.ts'
import type { Handle } from '../kernel/handle.ts'
import { member } from './member.ts'
import { memberStream } from '@debut/events/members/member-events.ts'

/** Of a member's votes: the streak. */
const streak: Fold<Streak, VoterEvent> = {
  initial: { streak: 0, latest: null },
  evolve: (state, { type, data }) => {
    if (type === 'StreakExtended') return { streak: data.streak, latest: data.day }
    if (type === 'StreakStepUndone') return { streak: data.streak, latest: data.latest }
    return state
  },
}

/** A member's profile as the log has it now, for the answer to a change of it. */
export const ownProfile = async (memberId: MemberId, handle: Handle, context: CommandContext) => {
  const [{ state: account }, { state: votes }] = await Promise.all([
    handle.look(member, memberStream(memberId), context),
    handle.look(streak, voterStream(memberId), context),
  ])
  if (account.is !== 'registered') throw new HttpError(account.is === 'erased' ? 'erased' : 'not-registered')
  return profileOf({ ...account, streak: shownOn(votes, dayOf(context.at)), latest: votes.latest })
}

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

interface Voting extends Streak {
  readonly tier: number
}

/** Of a member's votes: the streak, and the highest tier that one has reached. */
const voting: Fold<Voting, VoterEvent> = {
  initial: { streak: 0, latest: null, tier: 0 },
  evolve: (state, { type, data }) => {
    if (type === 'StreakExtended') return { ...state, streak: data.streak, latest: data.day }
    if (type === 'StreakStepUndone') return { ...state, streak: data.streak, latest: data.latest }
    if (type === 'RewardGranted') return { ...state, tier: Math.max(state.tier, data.tier) }
    return state
  },
}

/** A member's profile as the log has it now, for the answer to a change of it. */
export const ownProfile = async (memberId: MemberId, handle: Handle, context: CommandContext) => {
  const [{ state: account }, { state: votes }] = await Promise.all([
    handle.readWhole(member, memberStream(memberId), context),
    handle.readWhole(voting, voterStream(memberId), context),
  ])
  if (account.is !== 'registered') throw new HttpError(account.is === 'erased' ? 'erased' : 'not-registered')
  return profileOf({ ...account, streak: shownOn(votes, dayOf(context.at)), latest: votes.latest, tier: votes.tier })
}

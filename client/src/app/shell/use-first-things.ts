import type { Welcome } from '@debut/events/members/welcome-routes.ts'
import { useSelector } from 'react-redux'
import { MEMBERS } from '../../features/follows/following.ts'
import { firstThings, type Progress } from '../../features/members/onboarding/first-things.ts'
import { selectHasVoted, selectShownVote } from '../../features/voting/voting-selectors.ts'
import { selectIsMarked } from '../../lib/marks/select-is-marked.ts'
import { useData } from '../../lib/resources/use-resource.ts'
import { selectProfile } from '../../lib/session/session-slice.ts'
import type { State } from '../store.ts'

const hasVotedIn = (state: State, { voted, launches, position }: Welcome): boolean =>
  voted || selectHasVoted(state) || launches.some(({ launchId }) => selectShownVote(state, launchId, position).mine)

const followingIn = (state: State, { makers, followed, followedOthers }: Welcome): number =>
  followedOthers + makers.filter(({ memberId }) => selectIsMarked(MEMBERS, memberId)(state) ?? followed.includes(memberId)).length

const isDescribedIn = (state: State, { described }: Welcome): boolean => described || Boolean(selectProfile(state)?.name)

/** How far the reader is with the three things of the welcome: what the server says, with what they do here. Undefined until the server has said. */
export const useFirstThings = (): Progress | undefined => {
  const offers = useData(firstThings())
  const hasVoted = useSelector((state: State) => offers !== undefined && hasVotedIn(state, offers))
  const following = useSelector((state: State) => (offers === undefined ? 0 : followingIn(state, offers)))
  const isDescribed = useSelector((state: State) => offers !== undefined && isDescribedIn(state, offers))
  return offers === undefined ? undefined : { hasVoted, following, isDescribed }
}

import type { Welcome as Offers } from '@debut/events/members/welcome-routes.ts'
import { useSelector } from 'react-redux'
import { FollowButton } from '../../features/follows/follow-button.tsx'
import { MEMBERS, ownFollows } from '../../features/follows/following.ts'
import { firstThings } from '../../features/members/onboarding/first-things.ts'
import { selectOnboarding } from '../../features/members/onboarding/onboarding-slice.ts'
import { Welcome } from '../../features/members/onboarding/welcome.tsx'
import { VoteButton } from '../../features/voting/vote-button.tsx'
import { useData, useSought } from '../../lib/resources/use-resource.ts'
import { ACCOUNT_BUTTON } from './member-corner.tsx'
import { useFirstThings } from './use-first-things.ts'

const NOTHING_DONE = { hasVoted: false, following: 0, isDescribed: false }

/** The welcome, with the buttons of other capabilities. */
export const FirstThings = () => {
  const progress = useFirstThings() ?? NOTHING_DONE
  const makers = useData(firstThings())?.makers ?? []
  const isOpen = useSelector(selectOnboarding) === 'shown'
  return (
    <>
      {isOpen ? <SoughtThings /> : null}
      {isOpen && makers.length > 0 ? <SoughtFollows members={makers.map(({ memberId }) => memberId)} /> : null}
      <Welcome progress={progress} Vote={Vote} Follow={Follow} accountButton={ACCOUNT_BUTTON} />
    </>
  )
}

const SoughtThings = () => {
  useSought(firstThings())
  return null
}

const SoughtFollows = ({ members }: { readonly members: readonly string[] }) => {
  useSought(ownFollows({ members, tools: [] }))
  return null
}

/** It says nothing of points, which may be hidden: newcomers vote for what they would use. */
const Vote = ({ launch: { launchId, name, slug } }: { readonly launch: Offers['launches'][number] }) => (
  <VoteButton launchId={launchId} name={name} slug={slug} points={null} position={0} state="live" size="s" isPlain />
)

const Follow = ({ maker: { memberId, name, username } }: { readonly maker: Offers['makers'][number] }) => (
  <FollowButton mark={MEMBERS} id={memberId} name={name ?? username} isSmall />
)

import type { Makers } from '@debut/events/members/maker-routes.ts'
import { FollowButton } from '../features/follows/follow-button.tsx'
import { MEMBERS, ownFollows } from '../features/follows/following.ts'
import { makersAt } from '../features/members/makers/makers.ts'
import { MakersList } from '../features/members/makers/makers-list.tsx'
import { ownBoundaries } from '../lib/boundaries/own-boundaries.ts'
import type { Page } from '../lib/page/page.ts'
import { selectData } from '../lib/resources/resources-slice.ts'

const Follow = ({ maker: { memberId, username } }: { readonly maker: Makers['makers'][number] }) => (
  <FollowButton mark={MEMBERS} id={memberId} name={username} isSmall />
)

const MakersPage = () => (
  <>
    <h1 className="text-[40px] font-[750] tracking-[-0.04em] md:text-[46px]">Makers</h1>
    <p className="mt-2 mb-4 max-w-[62ch] text-[14.5px] text-ink-2">Ranked by the points that their launches won in the last 90 days.</p>
    <MakersList Follow={Follow} />
  </>
)

export const page: Page = {
  Component: MakersPage,
  resources: (place) => [makersAt(place)],
  ownResources: (place, state) => {
    const { rows = [] } = selectData(makersAt(place))(state) ?? {}
    return rows.length === 0 ? [] : [ownBoundaries(), ownFollows({ members: rows.map(({ memberId }) => memberId) })]
  },
  head: () => ({
    title: 'Makers',
    description: 'The makers on Debut, by the points that their launches won in the last 90 days.',
    canonicalQuery: ['page'],
  }),
}

import type { Makers } from '@debut/events/members/maker-routes.ts'
import type { ComponentType } from 'react'
import { useBoundaries } from '../../../lib/boundaries/use-boundaries.ts'
import { usePlace } from '../../../lib/page/place-context.ts'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { Earned } from '../../../ui/earned.tsx'
import { Face } from '../../../ui/face.tsx'
import { Link } from '../../../ui/link.tsx'
import { BehindList } from '../../../ui/list-foot.tsx'
import { MadeTools } from '../../../ui/made-tools.tsx'
import { MemberName } from '../../../ui/member-name.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { PeopleSkeleton } from '../../../ui/people-skeleton.tsx'
import { StageMessage } from '../../../ui/stage-message.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { addressOf, makersAt, pageIn } from './makers.ts'

type Maker = Makers['makers'][number]

interface Props {
  /** The button of each. */
  readonly Follow: ComponentType<{ readonly maker: Maker }>
}

export const MakersList = ({ Follow }: Props) => {
  const place = usePlace()
  const view = useResource(makersAt(place))
  const { blocked } = useBoundaries()
  if (view.status === 'loading') return <PeopleSkeleton what="Loading makers" />
  if (view.status !== 'ready') return <Unreachable what="the makers" onRetry={view.refetch} />
  const page = pageIn(place)
  const { rows, hasMore } = view.data
  if (rows.length === 0) return page === 1 ? <NoMakers /> : <BehindList top={addressOf(1)} />
  return (
    <section aria-label="Makers by points">
      <ol start={rows[0]?.rank ?? 1}>
        {rows
          .filter(({ memberId }) => !blocked.has(memberId))
          .map((maker) => (
            <Row key={maker.memberId} maker={maker} Follow={Follow} />
          ))}
      </ol>
      <div className="mt-6">
        <Pagination label="Pages of makers" page={page} pages={hasMore ? page + 1 : page} href={addressOf} />
      </div>
    </section>
  )
}

const Row = ({ maker, Follow }: Props & { readonly maker: Maker }) => {
  const { rank, username, points, tools } = maker
  return (
    <li className="grid grid-cols-[1.75rem_auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line-2 py-3.5 sm:gap-x-4">
      <span
        className={`text-center font-display font-[750] tracking-[-0.03em] tabular-nums ${rank <= 3 ? 'text-[22px]' : 'text-[16px] text-ink-2'}`}
      >
        {rank}
      </span>
      <Face member={maker} className="size-11" />
      <div className="min-w-0">
        <Link to={`/profile/${username}`} className="quiet-link max-w-full text-[16px] font-[650] tracking-[-0.012em]">
          <span className="truncate">
            <MemberName member={maker} />
          </span>
        </Link>
        <MadeTools tools={tools} />
      </div>
      <div className="flex items-center gap-4 max-sm:flex-col max-sm:items-end max-sm:gap-1.5">
        <span className="tabular-nums">
          <Earned points={points} />
        </span>
        <Follow maker={maker} />
      </div>
    </li>
  )
}

const NoMakers = () => (
  <StageMessage title="No makers yet" lit>
    <p>Launch a product to be the first.</p>
    <Link to="/submit-a-tool" className="way-link">
      Submit a tool
    </Link>
  </StageMessage>
)

import { useSelector } from 'react-redux'
import { useBoundaries } from '../../../lib/boundaries/use-boundaries.ts'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { usePlace } from '../../../lib/page/place-context.ts'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { selectMemberId } from '../../../lib/session/session-slice.ts'
import { Face } from '../../../ui/face.tsx'
import { Flame } from '../../../ui/flame.tsx'
import { Link } from '../../../ui/link.tsx'
import { BehindList } from '../../../ui/list-foot.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { MemberName } from '../../../ui/member-name.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StageMessage } from '../../../ui/stage-message.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import type { StreakRow } from './streaks.ts'
import { pageIn, streaksAt } from './streaks-resources.ts'

const addressOf = (page: number) => (page === 1 ? '/streaks-leaderboard' : `/streaks-leaderboard?page=${page}`)

/** The longest streaks that stand today. */
export const StreaksList = () => {
  const place = usePlace()
  const view = useResource(streaksAt(place))
  if (view.status === 'loading') return <Waiting />
  if (view.status !== 'ready') return <StreaksUnreachable refetch={view.refetch} />
  const page = pageIn(place)
  const { rows, hasMore } = view.data
  if (rows.length === 0) return <NoStreaks page={page} />
  return (
    <>
      <OwnPart>
        <Rows rows={rows} />
      </OwnPart>
      <div className="mt-6">
        <Pagination label="Pages of the leaderboard" page={page} pages={hasMore ? page + 1 : page} href={addressOf} />
      </div>
    </>
  )
}

const Rows = ({ rows }: { rows: readonly StreakRow[] }) => {
  const memberId = useSelector(selectMemberId)
  const { blocked } = useBoundaries()
  return (
    <ol start={rows[0]?.rank ?? 1}>
      {rows
        .filter((row) => !blocked.has(row.memberId))
        .map((row) => (
          <Row key={row.memberId} row={row} isMine={row.memberId === memberId} />
        ))}
    </ol>
  )
}

const Row = ({ row, row: { rank, username, streak, longest }, isMine }: { row: StreakRow; isMine: boolean }) => (
  <li
    className={`-mx-2.5 grid min-h-17 grid-cols-[2.25rem_auto_minmax(0,1fr)_auto] items-center gap-3 rounded-panel px-2.5 ${isMine ? 'bg-lime-wash' : ''}`}
  >
    <span
      className={`text-center font-display font-[750] tracking-[-0.03em] tabular-nums ${rank <= 3 ? 'text-[22px]' : 'text-[16px] text-ink-2'}`}
    >
      {rank}
    </span>
    <Face member={row} className="size-10.5" />
    <span className="ml-1 min-w-0">
      {username === null ? (
        <span className="block truncate text-ink-2">Former member</span>
      ) : (
        <Link to={`/profile/${username}`} className="quiet-link max-w-full font-[620]">
          <span className="truncate">
            <MemberName member={{ name: row.name, username }} />
          </span>
        </Link>
      )}
      <span className="block truncate text-[13px] text-ink-2">{isMine ? 'this is you' : `longest ${longest} days`}</span>
    </span>
    <span className="flex items-center gap-1.5 font-display text-[20px] font-bold tracking-[-0.02em] tabular-nums">
      <Flame className="size-4.5" />
      {streak}
      <span className="sr-only">{streak === 1 ? 'day' : 'days'}</span>
    </span>
  </li>
)

const NoStreaks = ({ page }: { page: number }) =>
  page === 1 ? (
    <StageMessage title="There are no streaks yet" lit>
      <p>Vote on one day and on the next to start the first streak.</p>
      <Link to="/" className="way-link">
        To today’s launches
      </Link>
    </StageMessage>
  ) : (
    <BehindList top={addressOf(1)} />
  )

const StreaksUnreachable = ({ refetch }: { readonly refetch: () => void }) => (
  <Unreachable what="the leaderboard" onRetry={refetch}>
    No streak is lost: every vote is in the log. We keep trying, and the list appears as soon as it answers.
  </Unreachable>
)

const Waiting = () => (
  <Loading what="Loading the leaderboard">
    {Array.from({ length: 8 }, (_, index) => (
      <div key={index} className="flex min-h-17 items-center gap-3">
        <Skeleton className="h-5 w-6" />
        <Skeleton className="size-10.5 rounded-full!" />
        <Skeleton className="h-4 w-40" />
      </div>
    ))}
  </Loading>
)

import { useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { useGlide } from '../../../ui/glide.ts'
import { BoardRow, type PartOf } from './board-row.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { selectLooking } from './looking-slice.ts'
import { NoLaunches } from './no-launches.tsx'
import { useBoard } from './use-board.ts'

interface Props {
  readonly Vote: PartOf
  readonly Comments: PartOf
}

export const BoardList = ({ Vote, Comments }: Props) => {
  const { query, view, board, moment, entries } = useBoard()
  const { announcement } = useSelector(selectLooking)
  const list = useGlide<HTMLOListElement>(entries.map(({ launchId }) => launchId))
  const { isFetchingNextPage: isLooking = false, isNextPageMissed = false } = view.status === 'ready' ? view : {}
  return (
    <section aria-label="Launches">
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      {entries.length === 0 && (view.status === 'loading' ? <BoardSkeleton /> : <NoLaunches />)}
      <ol ref={list}>
        {entries.map((entry) => (
          <BoardRow key={entry.launchId} entry={entry} isOfDay={query.period === 'day'} Vote={Vote} Comments={Comments} />
        ))}
      </ol>
      {moment === undefined && board !== undefined && entries.length > 0 && board.size < board.total && (
        <Button look="quiet" className="needs-script mt-6 w-full" disabled={isLooking} onClick={view.fetchNextPage}>
          {isLooking ? 'Looking further down' : 'Show more'}
        </Button>
      )}
      {isNextPageMissed && (
        <p role="status" className="mt-3 text-center text-sm text-ink-2">
          We can’t reach the rest right now. Try again in a moment.
        </p>
      )}
    </section>
  )
}

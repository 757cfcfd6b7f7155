import { useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { useGlide } from '../../../ui/glide.ts'
import { BoardRow, type PartOf } from './board-row.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { HiddenCards } from './hidden-cards.tsx'
import { waitingFor } from './held-rows.ts'
import { selectLooking } from './looking-slice.ts'
import { NoLaunches } from './no-launches.tsx'
import { PodiumCard } from './podium-card.tsx'
import { useBoard } from './use-board.ts'
import { useHold } from './use-hold.ts'

interface Props {
  readonly Vote: PartOf
  readonly Comments: PartOf
}

/** Two rows of cards, or what a phone shows at first. */
const BEFORE_PODIUM = 4

export const BoardList = ({ Vote, Comments }: Props) => {
  const { query, view, board, moment, entries, latest, isHeld, isDrawn } = useBoard()
  const { announcement } = useSelector(selectLooking)
  const { release, handlers } = useHold()
  const list = useGlide<HTMLOListElement>(entries.map(({ launchId }) => launchId))
  const { isFetchingNextPage: isLooking = false, isNextPageMissed = false } = view.status === 'ready' ? view : {}
  const waiting = isHeld ? waitingFor(entries, latest) : undefined
  const parts = { Vote, Comments }
  return (
    <section aria-label="Launches" {...handlers}>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      <div className="board-waits" role="status">
        {waiting === undefined ? null : (
          <button type="button" className="fresh-pill" onClick={release}>
            {waiting}
          </button>
        )}
      </div>
      {entries.length === 0 && (view.status === 'loading' ? <BoardSkeleton /> : <NoLaunches />)}
      {isDrawn ? (
        <>
          <HiddenCards entries={entries.slice(0, BEFORE_PODIUM)} {...parts} isFirst />
          <div className="my-5 empty:hidden xl:hidden">
            <PodiumCard />
          </div>
          <HiddenCards entries={entries.slice(BEFORE_PODIUM)} {...parts} isFirst={false} />
        </>
      ) : (
        <ol ref={list}>
          {entries.map((entry) => (
            <BoardRow key={entry.launchId} entry={entry} isOfDay={query.period === 'day'} {...parts} />
          ))}
        </ol>
      )}
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

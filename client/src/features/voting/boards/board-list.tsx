import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { useGlide } from '../../../ui/glide.ts'
import { BoardRow, type VoteOn } from './board-row.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { moreRequested, selectBoard, selectDrawn } from './boards-slice.ts'
import { NoLaunches } from './no-launches.tsx'

export const BoardList = ({ Vote }: { Vote: VoteOn }) => {
  const { order, entries } = useSelector(selectDrawn)
  const { period, status, cameWith, announcement, preview, size, total, more } = useSelector(selectBoard)
  const list = useGlide<HTMLOListElement>(order)
  const dispatch = useDispatch()
  return (
    <section aria-label="Launches">
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      {order.length === 0 && (status === 'loading' ? <BoardSkeleton /> : <NoLaunches />)}
      <ol ref={list}>
        {order.map((id) => {
          const entry = entries[id]
          const was = preview === null ? cameWith[id] : undefined
          return entry && <BoardRow key={id} entry={entry} was={was} isOfDay={period === 'day'} Vote={Vote} />
        })}
      </ol>
      {preview === null && order.length > 0 && size < total && (
        <Button look="quiet" className="needs-script mt-6 w-full" disabled={more === 'loading'} onClick={() => dispatch(moreRequested())}>
          {more === 'loading' ? 'Looking further down' : 'Show more'}
        </Button>
      )}
      {more === 'failed' && (
        <p role="status" className="mt-3 text-center text-sm text-ink-2">
          We can’t reach the rest right now. Try again in a moment.
        </p>
      )}
    </section>
  )
}

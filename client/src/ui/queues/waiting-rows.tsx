import { useData, useResource } from '../../lib/resources/use-resource.ts'
import { Button } from '../button.tsx'
import { changesOf } from './changes-of.ts'
import { withDecided } from './decided-rows.ts'
import { useDecisions } from './decisions.tsx'
import type { AnyQueue } from './queue.ts'
import { Rows } from './rows.tsx'

/** What waits, also beside what was just decided about; undefined where there is neither. */
export const useWaiting = ({ name, query, waiting }: AnyQueue, words: string) => {
  const data: unknown = useData(query(words))
  const { decided, statusOf } = useDecisions()
  const known = data === undefined ? undefined : waiting?.(data, words)
  return known === undefined || withDecided(known.rows, decided, name, statusOf).length === 0 ? undefined : known
}

interface Props {
  readonly queue: AnyQueue
  readonly words?: string
}

/** What waits in a queue, as far as it is loaded. */
export const WaitingRows = ({ queue, words = '' }: Props) => {
  const view = useResource(queue.query(words))
  const waiting = useWaiting(queue, words)
  if (view.status !== 'ready' || waiting === undefined) return null
  return (
    <>
      <Rows label={`${queue.title} that need a decision`} list={queue.name} rows={waiting.rows} changes={changesOf(queue, words)} />
      {waiting.hasMore ? (
        <Button look="quiet" className="needs-script mt-3" busy={view.isFetchingNextPage ?? false} onClick={view.fetchNextPage}>
          {view.isNextPageMissed === true ? 'No answer. Try again' : 'Load more'}
        </Button>
      ) : null}
    </>
  )
}

import { useData, useResource } from '../../lib/resources/use-resource.ts'
import { changesOf } from './changes-of.ts'
import { countDecided, withDecided } from './decided-rows.ts'
import { useDecisions } from './decisions.tsx'
import { LoadMore } from './load-more.tsx'
import type { AnyQueue } from './queue.ts'
import { Rows } from './rows.tsx'

/** What waits: how many of it are still to be decided about, and how many are shown with those that just were. */
export const useWaiting = ({ name, query, waiting }: AnyQueue, words: string) => {
  const data: unknown = useData(query(words))
  const { decided, statusOf } = useDecisions()
  const { rows = [], hasMore = false } = (data === undefined ? undefined : waiting?.(data, words)) ?? {}
  return {
    rows,
    hasMore,
    open: rows.length - countDecided(rows, decided, name, statusOf),
    shown: withDecided(rows, decided, name, statusOf).length,
  }
}

interface Props {
  readonly queue: AnyQueue
  readonly words?: string
}

/** What waits in a queue, as far as it is loaded. */
export const WaitingRows = ({ queue, words = '' }: Props) => {
  const view = useResource(queue.query(words))
  const { rows, hasMore, shown } = useWaiting(queue, words)
  if (view.status !== 'ready' || shown === 0) return null
  return (
    <>
      <Rows label={`${queue.title} that need a decision`} list={queue.name} rows={rows} changes={changesOf(queue, words)} />
      {hasMore ? <LoadMore queue={queue} words={words} /> : null}
    </>
  )
}

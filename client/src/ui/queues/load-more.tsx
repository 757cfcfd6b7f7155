import { useResource } from '../../lib/resources/use-resource.ts'
import { Button } from '../button.tsx'
import type { AnyQueue } from './queue.ts'

interface Props {
  readonly queue: AnyQueue
  readonly words: string
}

/** Fetches the next page of a queue. */
export const LoadMore = ({ queue, words }: Props) => {
  const view = useResource(queue.query(words))
  if (view.status !== 'ready') return null
  return (
    <Button look="quiet" className="needs-script mt-3" busy={view.isFetchingNextPage ?? false} onClick={view.fetchNextPage}>
      {view.isNextPageMissed === true ? 'No answer. Try again' : 'Load more'}
    </Button>
  )
}

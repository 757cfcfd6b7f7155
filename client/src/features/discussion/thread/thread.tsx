import { usePlace } from '../../../lib/page/place-context.ts'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { ReadyThread } from './ready-thread.tsx'
import type { StandsOn } from './stands-on.ts'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { threadQueryIn } from './thread-query.ts'
import { threadOf } from './thread-resources.ts'
import type { MoreOf } from './thread-view.ts'
import { wordsOf } from './thread-words.ts'

interface Props {
  readonly on: StandsOn
  /** On the field for a new comment: "Reply to Aya", "Add a comment". */
  readonly label: string
  /** False where no comments are taken. */
  readonly mayWrite: boolean
  readonly More?: MoreOf
}

/** The comments on a post or a tool. The page names `threadResources` among its resources, and `ownThreadResources` among its reader's own. */
export const Thread = ({ on, label, mayWrite, More }: Props) => {
  const { search } = usePlace()
  const query = threadQueryIn(search)
  const thread = useResource(threadOf(on, query))
  const [, many] = wordsOf(on)
  switch (thread.status) {
    case 'ready':
      return (
        <ReadyThread on={on} label={label} mayWrite={mayWrite} More={More} query={query} thread={thread.data} refetch={thread.refetch} />
      )
    case 'unreachable':
      return <Unreachable what={`the ${many}`} onRetry={thread.refetch} />
    case 'loading':
      return <ThreadSkeleton />
    case 'missing':
    case 'moved':
      return <EmptyState title={`There are no ${many} here`}>What they were about may have been deleted or hidden.</EmptyState>
  }
}

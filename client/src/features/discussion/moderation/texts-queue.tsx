import { useResource } from '../../../lib/resources/use-resource.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { grouped } from '../../../ui/grouped.ts'
import { QueueSection } from '../../../ui/queue-section.tsx'
import { moderatedTexts } from './moderated-texts.ts'
import { WaitingPostOrComment } from './waiting-post-or-comment.tsx'

/** Shows admins the posts and comments that were reported or are held. */
export const TextsQueue = () => {
  const view = useResource(moderatedTexts())
  const { texts, total, more } = view.status === 'ready' ? view.data : { texts: [], total: 0, more: false }
  const isLast = view.status !== 'ready' || !more
  return (
    <QueueSection
      title="Posts and comments"
      about="Texts that members reported, and those that a rule holds until you have looked at them. The newest are on top."
      what="the posts and comments"
      status={view.status}
      onRetry={view.refetch}
    >
      {texts.length === 0 ? (
        <EmptyState title="No text waits for you">
          Posts and comments appear here once a member reports them or a rule holds them.
        </EmptyState>
      ) : (
        <ul aria-label="Posts and comments that wait for a decision">
          {texts.map((text) => (
            <WaitingPostOrComment key={text.commentId ?? text.postId} text={text} />
          ))}
        </ul>
      )}
      {isLast ? null : (
        <>
          <p className="mt-3 text-[13px] text-ink-3 tabular-nums">{`${grouped(texts.length)} of ${grouped(total)}`}</p>
          <Button look="quiet" className="needs-script mt-3" busy={view.isFetchingNextPage ?? false} onClick={view.fetchNextPage}>
            {view.isNextPageMissed === true ? 'No answer. Try again' : 'Show more'}
          </Button>
        </>
      )}
    </QueueSection>
  )
}

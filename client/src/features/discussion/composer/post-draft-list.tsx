import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { useResource, useSought } from '../../../lib/resources/use-resource.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { grouped } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'
import { StageMessage } from '../../../ui/stage-message.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { DraftSkeleton } from './draft-skeleton.tsx'
import { ownPostDrafts } from './post-drafts-api.ts'

/** The reader's drafts, the newest first. */
export const PostDraftList = () => {
  // Only browsers ask the service that keeps drafts, so the page itself is drawn without them.
  useSought(ownPostDrafts())
  const view = useResource(ownPostDrafts())
  if (view.status === 'unreachable') return <Unreachable what="your drafts" onRetry={view.refetch} />
  if (view.status !== 'ready') return <DraftSkeleton what="Loading your drafts" />
  const { drafts } = view.data
  if (drafts.length === 0)
    return (
      <StageMessage title="You have no drafts" lit={false}>
        <p>What you write is saved here until you publish it.</p>
        <Link to="/community/drafts/new" className={buttonClass('primary', 'm')}>
          Write a post
        </Link>
      </StageMessage>
    )
  return (
    <ul>
      {drafts.map(({ postId, title, beginning, words, savedAt }) => (
        <li key={postId} className="relative border-b border-line-2 py-4">
          <Link to={`/community/drafts/${postId}`} className="block truncate text-[16.5px] font-[650] after:absolute after:inset-0">
            {[title, beginning].find((text) => text.trim() !== '') ?? 'Nothing written yet'}
          </Link>
          <p className="text-[13px] text-ink-3 tabular-nums">
            Saved <TimeAgo iso={savedAt} />
            {` · ${grouped(words)} ${words === 1 ? 'word' : 'words'}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

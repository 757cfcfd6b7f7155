import { beginningOf } from '@debut/events/discussion/beginning-of.ts'
import type { PostDraftContent } from '@debut/events/discussion/post-draft.ts'
import type { Author, MentionedTool } from '@debut/events/discussion/post-answers.ts'
import { useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { isoAt } from '../../../lib/clock/instants.ts'
import { Card } from '../../../ui/card.tsx'
import { PostCard } from '../posts/post-card.tsx'

interface Props {
  readonly content: PostDraftContent
  readonly tool: MentionedTool | null
  /** The reader: undefined while their name is not known. */
  readonly author: Author | undefined
}

/** The post as the feed will show it, while it is typed. */
export const FeedPreview = ({ content: { kind, title, body }, tool, author }: Props) => {
  const now = useSelector(selectNow)
  if (author === undefined) return null
  const shown = title.trim()
  const isEmpty = shown === '' && body.trim() === ''
  const post = {
    kind,
    title: shown === '' ? null : shown,
    author,
    tool,
    publishedAt: isoAt(now),
    edited: false,
    topReply: null,
    ...beginningOf(isEmpty ? 'Your post appears here while you write.' : body.trim()),
  }
  return (
    <Card title="In the feed">
      {/* It is there to be looked at: its links lead nowhere yet. */}
      <div inert className="feed-preview">
        <PostCard post={post} />
      </div>
    </Card>
  )
}

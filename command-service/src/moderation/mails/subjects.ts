import { AlternativeId } from '@debut/events/alternatives/alternative-form.ts'
import { type AlternativeEvent } from '@debut/events/alternatives/alternative-events.ts'
import { alternativeStream } from '@debut/events/alternatives/alternative-stream.ts'
import { commentStream } from '@debut/events/discussion/comment-events.ts'
import { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import { isReadable } from '@debut/events/discussion/post-facts.ts'
import { beginningOf, writtenComment, writtenPost } from '@debut/events/discussion/written-texts.ts'
import type { Act } from '@debut/events/kernel/define-act.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { reviewStream } from '@debut/events/reviews/review-events.ts'
import { reviewed, ReviewId } from '@debut/events/reviews/review-form.ts'
import { writtenReview } from '@debut/events/reviews/written-review.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Handle } from '../../kernel/handle.ts'
import { readable } from '../../kernel/readable.ts'

export interface SubjectParts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly logger: Logger
  readonly handle: Handle
  readonly usernameOf: (memberId: MemberId) => Promise<string | undefined>
  readonly clock: Clock
}

/** What a decision is about, as its reader may see it. */
export interface Subject {
  /** The title of a post, or of what a comment or a review is on. */
  readonly name?: string | undefined
  /** How a text of the reader's begins that has no name of its own. */
  readonly begins?: string | undefined
  /** Undefined where the reader can't open it. */
  readonly path?: string | undefined
  /** The other side of a pair. */
  readonly other?: string | undefined
}

export const subjectOf = async (about: Act['about'], reader: MemberId, parts: SubjectParts): Promise<Subject> => {
  switch (about?.kind) {
    case 'post':
      return postSubject(PostId.parse(about.id), parts)
    case 'comment':
      return commentSubject(CommentId.parse(about.id), reader, parts)
    case 'review':
      return reviewSubject(ReviewId.parse(about.id), reader, parts)
    case 'tool':
      return toolSubject(ToolId.parse(about.id), reader, parts)
    case 'alternative':
      return pairSubject(AlternativeId.parse(about.id), reader, parts)
    default:
      return {}
  }
}

const look = ({ handle, clock }: SubjectParts): { readonly handle: Handle; readonly when: { readonly at: ReturnType<Clock> } } => ({
  handle,
  when: { at: clock() },
})

/** Its author can open it, hidden or not. */
const postSubject = async (postId: PostId, parts: SubjectParts): Promise<Subject> => {
  const { handle, when } = look(parts)
  const { title, text, deleted } = await handle.read(writtenPost, postStream(postId), when)
  if (deleted) return {}
  return { name: title ?? (await beginningOf(text, parts.usernameOf)), path: `/posts/${postId}` }
}

const commentSubject = async (commentId: CommentId, reader: MemberId, parts: SubjectParts): Promise<Subject> => {
  const { handle, when } = look(parts)
  const { written, text, hidden, deleted } = await handle.read(writtenComment, commentStream(commentId), when)
  if (written === undefined || deleted) return {}
  const begins = await beginningOf(text, parts.usernameOf)
  const hash = hidden ? '' : `#comment-${commentId}`
  if (written.postId !== null) {
    const post = await handle.read(writtenPost, postStream(written.postId), when)
    if (!isReadable(post)) return { begins, path: await listedAt('comments', reader, parts) }
    return { begins, name: post.title ?? undefined, path: `/posts/${written.postId}${hash}` }
  }
  if (written.toolId === null) return { begins }
  const { name, slug } = await shownTool(written.toolId, parts)
  const path = slug === undefined ? await listedAt('comments', reader, parts) : `/tool/${slug}?tab=comments${hash}`
  return { begins, name, path }
}

const reviewSubject = async (reviewId: ReviewId, reader: MemberId, parts: SubjectParts): Promise<Subject> => {
  const { handle, when } = look(parts)
  const { rating, text } = await handle.read(writtenReview, reviewStream(reviewId), when)
  const { name, slug } = await shownTool(reviewed(reviewId).toolId, parts)
  const begins = rating === undefined ? undefined : await beginningOf(text, parts.usernameOf)
  const path = slug === undefined ? await listedAt('reviews', reader, parts) : `/tool/${slug}?tab=reviews`
  return { begins, name, path }
}

/** Where authors find their own texts whose page is out of sight. */
const listedAt = async (texts: 'comments' | 'reviews', author: MemberId, { usernameOf }: SubjectParts): Promise<string | undefined> => {
  const username = await usernameOf(author)
  return username && `/profile/${username}/${texts}`
}

/** Under its name also where it is out of sight: then only its makers have a page that shows it. */
export const toolSubject = async (toolId: ToolId, reader: MemberId, parts: SubjectParts): Promise<Subject> => {
  const { handle, when } = look(parts)
  const { card, shown, removed, makers, ownerId } = await handle.read(toolFacts, toolStream(toolId), when)
  if (shown) return { name: card?.name, path: card && `/tool/${card.slug}` }
  const isMaker = ownerId === reader || makers.includes(reader)
  return { name: card?.name, path: isMaker && !removed ? '/your-tools' : undefined }
}

const shownTool = async (toolId: ToolId, parts: SubjectParts) => {
  const { handle, when } = look(parts)
  const { card, shown } = await handle.read(toolFacts, toolStream(toolId), when)
  return { name: card?.name, slug: shown ? card?.slug : undefined }
}

const pairSubject = async (alternativeId: AlternativeId, reader: MemberId, parts: SubjectParts): Promise<Subject> => {
  const history = await readable<AlternativeEvent>(parts, await parts.log.read(alternativeStream(alternativeId)))
  const proposed = history.map(({ event }) => event).find(({ type }) => type === 'AlternativeProposed')
  if (proposed?.type !== 'AlternativeProposed') return {}
  const { toolId, other } = proposed.data
  const [tool, beside] = await Promise.all([
    shownTool(toolId, parts),
    other.kind === 'tool' ? shownTool(other.toolId, parts) : { name: other.name, slug: other.slug },
  ])
  return { name: tool.name, other: beside.name, path: tool.slug && `/tool/${tool.slug}` }
}

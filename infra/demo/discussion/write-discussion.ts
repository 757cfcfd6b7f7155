import { CommentDeleted, CommentEdited, CommentHidden, commentStream, CommentWritten } from '@debut/events/discussion/comment-events.ts'
import { UNMARKED_FOR_MS } from '@debut/events/kernel/texts/text-form.ts'
import { CommentLiked, likerStream, PostLiked } from '@debut/events/discussion/like-events.ts'
import { namesIn, withIds } from '@debut/events/discussion/mentions.ts'
import { PostDeleted, PostEdited, PostHidden, PostPublished, postStream } from '@debut/events/discussion/post-events.ts'
import { ContentReported, reporterStream } from '@debut/events/discussion/report-events.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { MadeLog } from '../made-log.ts'
import type { DemoPerson } from '../people.ts'
import { idOf, isPost, type PlannedComment, type PlannedPost, type PlannedText } from './discussion-plan.ts'
import type { PlannedLike } from './like-plan.ts'
import { PlannedStreams } from './planned-streams.ts'
import type { Later } from './read-threads.ts'

interface Parts {
  readonly log: MadeLog
  readonly texts: readonly PlannedText[]
  readonly likes: readonly PlannedLike[]
  readonly people: readonly DemoPerson[]
  /** By their slugs. */
  readonly toolIds: ReadonlyMap<string, ToolId>
  readonly admin: DemoPerson
}

interface Step {
  readonly at: number
  readonly run: () => void
}

/** What everybody writes, and what becomes of it, as the command-service would write it into the log. */
export const discussionSteps = ({ log, texts, likes, people, toolIds, admin }: Parts): Step[] => {
  const streams = new PlannedStreams(log)
  const members = new Map<string, MemberId>(people.map(({ username, memberId }) => [username, memberId]))

  const memberNamed = (username: string): MemberId => {
    const memberId = members.get(username)
    if (memberId === undefined) throw new Error(`there is no ${username}`)
    return memberId
  }
  const toolNamed = (slug: string): ToolId => {
    const toolId = toolIds.get(slug)
    if (toolId === undefined) throw new Error(`there is no ${slug} to write about`)
    return toolId
  }

  /** As the log keeps it, with ids in the place of names. */
  const kept = (body: string, authorId: MemberId) => ({
    body: withIds(body, members),
    mentions: namesIn(body)
      .flatMap((name) => members.get(name) ?? [])
      .filter((mentioned) => mentioned !== authorId),
  })
  const contentOf = ({ postId, kind, title, about }: PlannedPost, body: string) => {
    return { postId, kind, title, body, toolId: about === null ? null : toolNamed(about) }
  }
  const threadOf = ({ on }: PlannedComment) =>
    typeof on === 'string' ? { postId: null, toolId: toolNamed(on) } : { postId: on.postId, toolId: null }

  const publish = (post: PlannedPost): Step => ({
    at: post.at,
    run: () => {
      const { memberId } = post.author
      const content = contentOf(post, post.body)
      const event = PostPublished({ ...content, memberId, ...kept(post.body, memberId) })
      streams.append(postStream(post.postId), event, log.sent('PublishPost', content, memberId, post.at))
    },
  })

  const write = (comment: PlannedComment): Step => ({
    at: comment.at,
    run: () => {
      const { commentId, body, on, parent, answers, root, depth, at } = comment
      const { memberId } = comment.author
      const thread = threadOf(comment)
      const event = CommentWritten({
        commentId,
        memberId,
        ...thread,
        parentId: parent?.commentId ?? null,
        rootId: root?.commentId ?? commentId,
        depth,
        ...kept(body, memberId),
        answersTo: (answers ?? (typeof on === 'string' ? undefined : on))?.author.memberId ?? null,
      })
      const command = { commentId, ...thread, parentId: answers?.commentId ?? null, body }
      streams.append(commentStream(commentId), event, log.sent('WriteComment', command, memberId, at))
    },
  })

  const add = (text: PlannedText, addition: string, at: number): void => {
    const { memberId } = text.author
    const body = `${text.body}\n\n${addition}`
    if (isPost(text)) {
      const content = contentOf(text, body)
      const event = PostEdited({ ...content, memberId, ...kept(body, memberId) })
      streams.append(postStream(text.postId), event, log.sent('EditPost', content, memberId, at))
    } else {
      const { commentId } = text
      const marked = at - text.at > UNMARKED_FOR_MS
      const event = CommentEdited({ commentId, memberId, ...kept(body, memberId), marked })
      streams.append(commentStream(commentId), event, log.sent('EditComment', { commentId, body }, memberId, at))
    }
  }

  const remove = (text: PlannedText, at: number): void => {
    const { memberId } = text.author
    if (isPost(text)) {
      const { postId } = text
      streams.append(postStream(postId), PostDeleted({ postId, memberId }), log.sent('DeletePost', { postId }, memberId, at))
    } else {
      const { commentId } = text
      streams.append(
        commentStream(commentId),
        CommentDeleted({ commentId, memberId }),
        log.sent('DeleteComment', { commentId }, memberId, at),
      )
    }
  }

  const hide = (text: PlannedText, { reason }: Later & { readonly type: 'hidden' }, at: number): void => {
    const by = admin.memberId
    if (isPost(text)) {
      const { postId } = text
      streams.append(postStream(postId), PostHidden({ postId, reason, by }), log.sent('HidePost', { postId, reason }, by, at))
    } else {
      const { commentId } = text
      const sent = log.sent('HideComment', { commentId, reason }, by, at)
      streams.append(commentStream(commentId), CommentHidden({ commentId, reason, by }), sent)
    }
  }

  const report = (text: PlannedText, { by, reason, note }: Later & { readonly type: 'reported' }, at: number): void => {
    const memberId = memberNamed(by)
    const reported = isPost(text) ? { postId: text.postId, commentId: null } : { postId: null, commentId: text.commentId }
    const sent = log.sent(isPost(text) ? 'ReportPost' : 'ReportComment', { id: idOf(text), reason, note }, memberId, at)
    streams.append(reporterStream(memberId), ContentReported({ memberId, ...reported, reason, note }), sent)
  }

  const become = (text: PlannedText, later: Later): Step => {
    const at = text.at + later.after
    const run = () => {
      switch (later.type) {
        case 'added':
          return add(text, later.text, at)
        case 'deleted':
          return remove(text, at)
        case 'hidden':
          return hide(text, later, at)
        case 'reported':
          return report(text, later, at)
      }
    }
    return { at, run }
  }

  const like = ({ person: { memberId }, text, at }: PlannedLike): Step => ({
    at,
    run: () => {
      const authorId = text.author.memberId
      if (isPost(text)) {
        const { postId } = text
        const sent = log.sent('LikePost', { postId }, memberId, at)
        streams.append(likerStream(memberId), PostLiked({ memberId, postId, authorId }), sent)
      } else {
        const { commentId } = text
        const sent = log.sent('LikeComment', { commentId }, memberId, at)
        streams.append(likerStream(memberId), CommentLiked({ memberId, commentId, authorId }), sent)
      }
    },
  })

  return [
    ...texts.flatMap((text) => [isPost(text) ? publish(text) : write(text), ...text.later.map((later) => become(text, later))]),
    ...likes.map(like),
  ]
}

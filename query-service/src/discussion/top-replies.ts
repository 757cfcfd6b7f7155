import type { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { summaryOf } from '@debut/events/discussion/post-name.ts'
import { asWritten } from '@debut/events/discussion/mentions.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Parts } from '../kernel/query.ts'
import { withPeople } from './authors.ts'

interface Row {
  readonly post_id: PostId
  readonly comment_id: CommentId
  readonly member_id: MemberId
  readonly body: string
}

/** Below each of these posts, the comment that most members like; of equals the older. Posts of which none is liked have none. */
export const topRepliesTo = async (postIds: readonly PostId[], parts: Parts) => {
  if (postIds.length === 0) return new Map<PostId, never>()
  const { database, checkpoints } = parts
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select post_id, reply.* from unnest(:postIds::text[]) as post (post_id) cross join lateral (
       select comment_id, member_id, body
       from :discussion:.branches branch join :discussion:.comments comment on comment_id = branch.root_id
       where branch.thread = 'post:' || post_id and shows > 0 and branch.likes > 0 and state = 'published'
       order by branch.likes desc, branch.position limit 1
     ) as reply`,
    { discussion: checkpoints.of('discussion').schema, postIds },
  )
  const { authors, linked } = await withPeople(
    rows.map(({ member_id, body }) => ({ authorId: member_id, text: body })),
    parts,
  )
  return new Map(
    rows.flatMap(({ post_id, comment_id, member_id, body }) => {
      const author = authors.get(member_id)
      if (author === undefined) return []
      const { memberId, username, name, avatar, tier } = author
      return [
        [
          post_id,
          { commentId: comment_id, author: { memberId, username, name, avatar, tier }, summary: summaryOf(asWritten(linked(body))) },
        ] as const,
      ]
    }),
  )
}

import type { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import type { TextVersions } from '@debut/events/discussion/version-answers.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { mayModerate } from '@debut/events/members/role.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Identity } from '@debut/adapters/tokens.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { AUTHORS_READ, withPeople } from './authors.ts'

/** Versions of one text, the newest. */
const MOST = 50

interface Row {
  readonly member_id: MemberId
  readonly title: string | null
  readonly body: string
  readonly written_at: Date
}

const read = async (texts: string, textId: string, identity: Identity, parts: Parts) => {
  const { database, checkpoints } = parts
  const { rows } = await database.raw<{ rows: Row[] }>(
    `with text as (${texts}), changed as (
       select member_id, version.title, version.body, version.written_at, version.position
       from text join :discussion:.versions version using (text_id)
     )
     select * from (
       select * from changed union all select member_id, title, body, written_at, position from text where not exists (select from changed)
     ) as said order by position desc limit ${MOST}`,
    { discussion: checkpoints.of('discussion').schema, textId },
  )
  const [newest] = rows
  // Others learn no more than that they find nothing.
  if (newest === undefined || (newest.member_id !== identity.memberId && !mayModerate(identity.roles))) throw new HttpError('not-found')
  const { linked } = await withPeople(
    rows.map(({ member_id, body }) => ({ authorId: member_id, text: body })),
    parts,
  )
  return {
    versions: rows.map(({ title, body, written_at }) => ({
      at: isoOf(toInstant(written_at.toISOString())),
      title,
      body: linked(body),
    })),
  }
}

const READS = ['discussion', ...AUTHORS_READ]

export const postVersionsQuery: OwnQuery<TextVersions, { readonly postId: PostId }> = {
  kind: 'own',
  reads: READS,
  read: ({ params: { postId }, identity }, parts) =>
    read(
      `select post_id as text_id, member_id, title, body, published_at as written_at, position from :discussion:.posts
       where post_id = :textId and body is not null`,
      postId,
      identity,
      parts,
    ),
}

export const commentVersionsQuery: OwnQuery<TextVersions, { readonly commentId: CommentId }> = {
  kind: 'own',
  reads: READS,
  read: ({ params: { commentId }, identity }, parts) =>
    read(
      `select comment_id as text_id, member_id, null as title, body, written_at, position from :discussion:.comments
       where comment_id = :textId and body is not null`,
      commentId,
      identity,
      parts,
    ),
}

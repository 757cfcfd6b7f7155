import { idsIn, withNames } from '@debut/events/discussion/mentions.ts'
import type { ActId } from '@debut/events/kernel/act-id.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { plainBeginning } from '@debut/events/notifications/plain-beginning.ts'
import { usernamesOf } from '../discussion/authors.ts'
import type { Parts } from '../kernel/query.ts'

interface Row {
  readonly act_id: ActId
  /** Of a post that has one. */
  readonly title: string | null
  readonly body: string
}

/** Of each thing that is hidden, the act that hid it last. */
const HIDDEN = `
  select hiding.act_id, own.title, own.body
  from (
    select 'post' as kind, post_id as id, title, body from :discussion:.posts where member_id = :memberId and state = 'hidden'
    union all
    select 'comment', comment_id, null, body from :discussion:.comments where member_id = :memberId and state = 'hidden'
    union all
    select 'review', review_id, null, body from :reviews:.reviews where member_id = :memberId and hidden_because is not null
  ) as own
  cross join lateral (
    select act_id from :moderation:.acts act
    where act.about_kind = own.kind and act.about_id = own.id and act.kind = own.kind || '-hidden' order by act.position desc limit 1
  ) as hiding
  where own.body is not null`

/** How each of the member's texts begins that is hidden now, by the act that hides it. */
export const hiddenBy = async (memberId: MemberId, parts: Parts): Promise<ReadonlyMap<ActId, string>> => {
  const [discussion, reviews, moderation] = ['discussion', 'reviews', 'moderation'].map((name) => parts.checkpoints.of(name).schema)
  const { rows } = await parts.database.raw<{ rows: Row[] }>(HIDDEN, { discussion, reviews, moderation, memberId })
  const usernames = await usernamesOf([...new Set(rows.flatMap(({ body }) => idsIn(body)))], parts)
  return new Map(rows.map(({ act_id, title, body }) => [act_id, title ?? plainBeginning(withNames(body, usernames)) ?? '']))
}

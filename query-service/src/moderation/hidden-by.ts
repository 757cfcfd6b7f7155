import { withNames } from '@debut/events/discussion/mentions.ts'
import type { ActId } from '@debut/events/kernel/act-id.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { plainBeginning } from '@debut/events/notifications/plain-beginning.ts'
import type { Parts } from '../kernel/query.ts'
import { mentionedIn } from './mentioned-in.ts'

interface Row {
  readonly act_id: ActId
  /** Of a post that has one. */
  readonly title: string | null
  readonly body: string
  /** Whom it mentions, by their ids; null where none of them has a name. */
  readonly names: Readonly<Record<string, string>> | null
}

/** Of each thing that is hidden, the act that hid it last. */
const HIDDEN = `
  select hiding.act_id, own.title, own.body, ${mentionedIn('own.body')} as names
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
  const schemas = Object.fromEntries(
    ['discussion', 'reviews', 'moderation', 'members'].map((name) => [name, parts.checkpoints.of(name).schema]),
  )
  const { rows } = await parts.database.raw<{ rows: Row[] }>(HIDDEN, { ...schemas, memberId })
  return new Map(rows.map(({ act_id, title, body, names }) => [act_id, title ?? beginningOf(body, names ?? {})]))
}

/** A text that is a picture alone has no words. */
const beginningOf = (body: string, names: Readonly<Record<string, string>>): string =>
  plainBeginning(withNames(body, new Map(Object.entries(names)))) ?? ''

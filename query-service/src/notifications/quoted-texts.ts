import { idsIn, withNames } from '@debut/events/discussion/mentions.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { plainBeginning } from '@debut/events/notifications/plain-beginning.ts'
import { usernamesOf } from '../discussion/authors.ts'
import type { Parts } from '../kernel/query.ts'
import type { About, NotificationRow } from './notification-view.ts'

/** What is read for the words of a notification, beside its row. */
export const QUOTED_FROM = ['discussion', 'reviews', 'tools', 'members', 'boundaries'] as const

type Quoting = Pick<NotificationRow, 'type' | 'payload' | 'actor_id'>

interface Text {
  readonly about: string
  /** Of a post that has one. */
  readonly title: string | null
  /** Null where that text is not for this reader, of whom only the product is named. */
  readonly words: string | null
  readonly tool_name: string | null
}

const reviewOf = ({ payload, actor_id }: Quoting): string => `${payload.tool_id}_${actor_id}`

/** Names the one text that a notification is about. A like is about the post, also where somebody said something there. */
const aboutOf = (row: Quoting): string => {
  const { type, payload } = row
  if (type === 'tool_review') return `review:${reviewOf(row)}`
  if (type === 'tool_invitation') return `tool:${payload.tool_id ?? ''}`
  if (payload.comment_id !== undefined) return `comment:${payload.comment_id}`
  return payload.post_id === undefined ? '' : `post:${payload.post_id}`
}

/** Everybody can read it, its author is no stranger by now, and its reader has neither blocked nor muted them. */
const isForReader = (author: string) => `
  exists (select from :members:.members where members.member_id = ${author} and username is not null)
  and not exists (
    select from :boundaries:.boundaries boundary
    where boundary.member_id = :readerId and boundary.kind in ('blocked', 'muted') and boundary.target = ${author}::text
  )`

const TEXTS = `
  select 'comment:' || comment_id as about, null as title, comment.body as words, null as tool_name
  from :discussion:.comments comment
  where comment_id = any(:comments) and comment.state = 'published' and comment.body is not null and ${isForReader('comment.member_id')}
    and case when thread like 'post:%'
      then exists (select from :discussion:.posts post where 'post:' || post.post_id = thread and post.state = 'published')
      else exists (select from :tools:.tools tool where 'tool:' || tool.tool_id = thread and tool.state = 'listed') end
  union all
  select 'post:' || post_id, post.title, post.body, null
  from :discussion:.posts post
  where post_id = any(:posts) and post.state = 'published' and post.body is not null and ${isForReader('post.member_id')}
  union all
  select 'review:' || review_id, null, case when review.counted is not null and ${isForReader('review.member_id')} then review.body end, tool.name
  from :reviews:.reviews review left join :tools:.tools tool on tool.tool_id = review.tool_id and tool.state = 'listed'
  where review_id = any(:reviewIds)
  union all
  select 'tool:' || tool_id, null, null, tool.name from :tools:.tools tool where tool_id = any(:toolIds) and tool.state = 'listed'`

const NOTHING: About = { quote: null, toolName: null }

/** What these notifications are about, as their reader can read it now: two statements, however many there are. */
export const quotedTexts = async (
  rows: readonly Quoting[],
  readerId: MemberId,
  parts: Pick<Parts, 'database' | 'checkpoints'>,
): Promise<(row: Quoting) => About> => {
  const named = [...new Set(rows.map(aboutOf))]
  const ids = (kind: string) => named.flatMap((about) => (about.startsWith(`${kind}:`) ? [about.slice(kind.length + 1)] : []))
  const [comments, posts, reviewIds, toolIds] = [ids('comment'), ids('post'), ids('review'), ids('tool')]
  if (comments.length + posts.length + reviewIds.length + toolIds.length === 0) return () => NOTHING
  const schemas = Object.fromEntries(QUOTED_FROM.map((name) => [name, parts.checkpoints.of(name).schema]))
  const { rows: texts } = await parts.database.raw<{ rows: Text[] }>(TEXTS, { ...schemas, comments, posts, reviewIds, toolIds, readerId })
  const usernames = await usernamesOf([...new Set(texts.flatMap(({ words }) => idsIn(words ?? '')))], parts)
  const byName = new Map(texts.map((text) => [text.about, text]))
  return (row) => {
    const text = byName.get(aboutOf(row))
    if (text === undefined) return NOTHING
    // A like is of the whole post, and who is mentioned is so in its words.
    const words = row.type === 'post_like' ? (text.title ?? text.words) : text.words
    return { quote: (words && plainBeginning(withNames(words, usernames))) ?? null, toolName: text.tool_name }
  }
}

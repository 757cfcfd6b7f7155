import type { MemberId } from '@debut/events/kernel/ids.ts'
import { QUEUE_PAGE } from '@debut/events/kernel/query-fields.ts'
import type { ModeratedTags } from '@debut/events/tags/tag-answers.ts'
import type { TagBanReason } from '@debut/events/tags/tag-name.ts'
import type { ModeratedTagsQuery } from '@debut/events/tags/tag-questions.ts'
import type { Slug, ToolId } from '@debut/events/tools/tool-card.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { isDecidedByAdmin, waitsFor } from '../moderation/waits-for.ts'
import { toolCards } from '../cards/tool-cards.ts'

const MOST = 50

/** Tags that wait for an admin, the oldest first, and those that one has decided about, the newest first. */
export const moderatedTagsQuery: OwnQuery<ModeratedTags, object, ModeratedTagsQuery> = {
  kind: 'own',
  reads: ['tags', 'tools', 'members', 'moderation'],
  read: async ({ query: { q, offset }, memberId: reader, identity }, parts) => {
    const words = q.trim()
    const waits = ({ is_own, is_of_admin }: Matter) => waitsFor({ isOwn: is_own ?? false, isOfAdmin: is_of_admin }, identity.roles)
    const [waiting, waitingInAll, kept, merged, banned] = await Promise.all([
      waitingTags({ words, offset, reader }, parts),
      countWaiting(words, parts),
      decidedTags({ words, reader }, 'into_tag is null and banned is null', parts),
      decidedTags({ words, reader }, 'into_tag is not null', parts),
      decidedTags({ words, reader }, 'banned is not null', parts),
    ])
    const examples = await toolCards(
      parts.database,
      parts.checkpoints,
      waiting.map(({ example }) => example),
    )
    const totals = { waiting: waitingInAll, kept: totalOf(kept), merged: totalOf(merged), banned: totalOf(banned) }
    return {
      totals,
      waiting: waiting.map(({ tag, tools, example, ...matter }) => ({
        tag,
        tools: Number(tools),
        example: faceOf(examples.get(example)),
        waitsFor: waits(matter),
      })),
      kept: kept.map(({ tag, name, tools, followers, is_own }) => ({
        tag,
        name: name ?? tag,
        tools: Number(tools),
        merged: followers,
        waitsFor: waits({ is_own, is_of_admin: false }),
      })),
      merged: merged.map(({ tag, name, tools, into_tag, ...matter }) => ({
        tag,
        name,
        tools: Number(tools),
        into: into_tag ?? tag,
        waitsFor: waits(matter),
      })),
      banned: banned.map(({ tag, name, tools, banned: reason, ...matter }) => ({
        tag,
        name,
        tools: Number(tools),
        reason: reason ?? 'spam',
        waitsFor: waits(matter),
      })),
    }
  },
}

const totalOf = ([first]: readonly { readonly of: string }[]): number => Number(first?.of ?? 0)

const faceOf = (card: { slug: Slug; name: string; tagline: string; logo: string } | undefined) =>
  card === undefined ? null : { slug: card.slug, name: card.name, tagline: card.tagline, logo: card.logo }

interface Matter {
  /** It is null if no tool carries the tag. */
  readonly is_own: boolean | null
  readonly is_of_admin: boolean
}

/** SQL that is true if the reader makes every product that carries the tag, so that it is their own word. */
const isWordOfReader = (tag: string): string =>
  `(select bool_and(:reader::uuid = any(makers)) from :tools:.tools tool where tool.tags @> array[${tag}] and tool.state <> 'removed')`

interface Looking {
  readonly words: string
  readonly reader: MemberId
}

interface WaitingRow extends Matter {
  readonly tag: string
  readonly tools: string
  readonly example: ToolId
}

/** Tools carry them, and they are not decided about. */
const WAITING = `from :tags:.carried waiting
  where not exists (select from :tags:.tags decided where decided.tag = waiting.tag)
    and exists (select from :tags:.cards where shown and tags @> array[waiting.tag]) and strpos(tag, :written) > 0`

const countWaiting = async (words: string, { database, checkpoints }: Parts): Promise<number> => {
  const { rows } = await database.raw<{ rows: { waiting: number }[] }>(`select count(*)::int as waiting ${WAITING}`, {
    tags: checkpoints.of('tags').schema,
    written: asTag(words),
  })
  return rows[0]?.waiting ?? 0
}

const waitingTags = async (
  { words, offset, reader }: Looking & { readonly offset: number },
  { database, checkpoints }: Parts,
): Promise<readonly WaitingRow[]> => {
  const { rows } = await database.raw<{ rows: WaitingRow[] }>(
    `select tag, (select count(*) from :tags:.cards where shown and tags @> array[waiting.tag]) as tools,
       (select min(tool_id) from :tags:.cards where shown and tags @> array[waiting.tag]) as example,
       ${isWordOfReader('waiting.tag')} as is_own, false as is_of_admin
     ${WAITING}
     order by since, tag limit :most offset :offset`,
    { tags: checkpoints.of('tags').schema, tools: checkpoints.of('tools').schema, written: asTag(words), most: QUEUE_PAGE, offset, reader },
  )
  return rows
}

interface DecidedRow extends Matter {
  readonly tag: string
  readonly name: string | null
  readonly into_tag: string | null
  readonly banned: TagBanReason | null
  readonly tools: string
  /** Tags that lead to it, wherever it leads itself. */
  readonly followers: readonly string[]
  readonly of: string
}

/** "Road trips" finds `road-trips`. */
const asTag = (words: string): string => words.toLowerCase().replaceAll(' ', '-')

/** The very one that was looked for before others, then those that begin so. */
const FITS = `case when tag = :written or lower(name) = lower(:words) then 2
  when starts_with(tag, :written) or starts_with(lower(name), lower(:words)) then 1 else 0 end`

/** Tags that are written so, and those that these lead to. */
const FOUND = `with recursive found as (
    select tag, into_tag from :tags:.tags where strpos(tag, :written) > 0 or strpos(lower(name), lower(:words)) > 0
    union
    select next.tag, next.into_tag from found join :tags:.tags next on next.tag = found.into_tag
  ) select tag from found`

/** The tools of a tag are those that carry it, or one that leads to it. */
const decidedTags = async ({ words, reader }: Looking, which: string, { database, checkpoints }: Parts): Promise<readonly DecidedRow[]> => {
  const { rows } = await database.raw<{ rows: DecidedRow[] }>(
    `select decided.tag, name, into_tag, banned, followers, of,
       (select count(*) from :tags:.cards where shown and cards.tags && (decided.tag || followers)) as tools,
       ${isWordOfReader('decided.tag')} as is_own, ${isDecidedByAdmin('tag', 'decided.tag')} as is_of_admin
     from (
       select tags.*, count(*) over () as of, ${FITS} as fits from :tags:.tags
       where ${which} and tag in (${FOUND})
       order by fits desc, position desc, tag limit :most
     ) decided cross join lateral (
       with recursive led as (
         select tag from :tags:.tags where tags.into_tag = decided.tag
         union
         select next.tag from led join :tags:.tags next on next.into_tag = led.tag
       )
       select coalesce(array_agg(tag order by tag), '{}') as followers from led
     ) own order by decided.fits desc, decided.position desc, decided.tag`,
    {
      ...Object.fromEntries(['tags', 'tools', 'members', 'moderation'].map((name) => [name, checkpoints.of(name).schema])),
      words,
      written: asTag(words),
      most: MOST,
      reader,
    },
  )
  return rows
}

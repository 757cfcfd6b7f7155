import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { Listing } from '@debut/events/tools/listing-answers.ts'
import type { ListingQuery } from '@debut/events/tools/listing-questions.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Parts, SharedQuery } from '../../kernel/query.ts'
import { shownNameOf } from '../../cards/shown-tags.ts'
import { listedTools, type ShelfRow } from './listed-tools.ts'
import { type AskedPeriod, inPeriod, isOfPeriod, risingSince, yearsOf } from './periods.ts'

const FRESH_DAYS = 7
const MOST_FRESH = 3
/** They stand on a stage of their own. */
const BEST = 3
const MOST_RELATED = 12
const MOST_KNOWN = 4
/** What its best tools carry as well says enough of a shelf, and costs the same however full it is. */
const LOOKED_AT = 200

const ORDERS = {
  best: 'points desc, voters desc, tool_id',
  newest: 'board_date desc, tool_id',
  rising: 'points desc, voters desc, tool_id',
} as const

/** Launched tools of a category or a tag. */
export const listingQuery: SharedQuery<Listing, object, ListingQuery> = {
  kind: 'shared',
  reads: ['listings', 'tools', 'members', 'alternatives'],
  changesWith: (now) => [dayOf(now)],
  read: async ({ query: asked, now }, parts) => {
    const query = risingSince(asked, now)
    const shelf = shelfOf(query)
    const all = await totalOf(shelf, parts)
    const decided = query.tag === undefined ? undefined : await decidedOf(query.tag, parts)
    if (query.tag !== undefined && decided?.shown_as && decided.shown_as !== query.tag) return { moved: decided.shown_as }
    if (all === 0 && query.tag !== undefined) throw new HttpError('unknown-tag')
    const [rows, fresh, total, related, instead, years] = await Promise.all([
      page(shelf, query, parts),
      freshOf(shelf, addDays(dayOf(now), 1 - FRESH_DAYS), parts),
      countOf(shelf, query, parts),
      relatedOf(shelf, parts),
      insteadOf(shelf, parts),
      yearsOf({ schema: schemaOf(parts), table: 'shelves', of: 'shelf', is: shelf }, parts),
    ])
    const withCards = await listedTools([...rows, ...fresh], parts, query.offset === 0 ? rows.slice(0, BEST) : [])
    return {
      ...shownNameOf(decided?.name ?? null, query.tag ?? ''),
      tools: withCards(rows),
      fresh: withCards(fresh),
      total,
      all,
      related,
      instead,
      years,
    }
  },
}

/** What admins decided of a tag: what it leads to, null where that is banned, and what it is called. */
const decidedOf = (tag: string, { database, checkpoints }: Parts) =>
  database
    .withSchema(checkpoints.of('listings').schema)
    .from('tags')
    .where({ tag })
    .first<{ shown_as: string | null; name: string | null } | undefined>('shown_as', 'name')

type Asked = Pick<ListingQuery, 'pricing' | 'openSource' | 'deal'> & AskedPeriod

const kindOf = ({ pricing, openSource, deal }: Asked) => ({
  ...(pricing !== undefined && { pricing }),
  ...(openSource !== undefined && { open_source: true }),
  ...(deal !== undefined && { has_deal: true }),
})

const shelfOf = ({ category, tag }: ListingQuery): string => (category === undefined ? `tag:${tag}` : `category:${category}`)

const schemaOf = ({ checkpoints }: Parts): string => checkpoints.of('listings').schema

const onShelf = (shelf: string, asked: Asked, parts: Parts) => {
  const rows = parts.database.withSchema(schemaOf(parts)).from('shelves').where({ shelf })
  return rows.where(kindOf(asked)).modify(inPeriod(asked))
}

const page = (shelf: string, query: ListingQuery & Asked, parts: Parts): Promise<ShelfRow[]> =>
  onShelf(shelf, query, parts).orderByRaw(ORDERS[query.sort]).limit(query.limit).offset(query.offset).select<ShelfRow[]>('*')

const freshOf = (shelf: string, since: Day, parts: Parts): Promise<ShelfRow[]> =>
  onShelf(shelf, {}, parts).where('board_date', '>=', since).orderByRaw(ORDERS.newest).limit(MOST_FRESH).select<ShelfRow[]>('*')

/** Counted as they come where no period is asked for: counting them anew would cost more the more there are. */
const totalOf = async (shelf: string, parts: Parts, asked: Asked = {}): Promise<number> => {
  const totals = parts.database
    .withSchema(schemaOf(parts))
    .from('totals')
    .where({ shelf, ...kindOf(asked) })
  const found = await totals.sum<{ sum: string | null }[]>('tools as sum')
  return Number(found[0]?.sum ?? 0)
}

const countOf = async (shelf: string, asked: Asked, parts: Parts): Promise<number> => {
  if (!isOfPeriod(asked)) return totalOf(shelf, parts, asked)
  const found = await onShelf(shelf, asked, parts).count<{ count: string }[]>('* as count')
  return Number(found[0]?.count ?? 0)
}

const relatedOf = async (shelf: string, parts: Parts) => {
  const { rows } = await parts.database.raw<{ rows: { tag: string; name: string | null; tools: string }[] }>(
    `select substr(other.shelf, 5) as tag, count(*) as tools,
       (select name from :listings:.tags where tags.tag = substr(other.shelf, 5)) as name
     from (select tool_id from :listings:.shelves where shelf = :shelf order by ${ORDERS.best} limit :most) best
     join :listings:.shelves other using (tool_id)
     where other.shelf like 'tag:%' and other.shelf <> :shelf group by other.shelf order by 2 desc, 1 limit :related`,
    { listings: schemaOf(parts), shelf, most: LOOKED_AT, related: MOST_RELATED },
  )
  return rows.map(({ tag, name, tools }) => ({ tag, ...shownNameOf(name, tag), tools: Number(tools) }))
}

/** Of the same tools: what they can stand in for. */
const insteadOf = async (shelf: string, parts: Parts) => {
  const { rows } = await parts.database.raw<{ rows: { slug: string; name: string; tools: number }[] }>(
    `select slug, name, subjects.tools from (
       select subject, count(*) as found
       from (select tool_id from :listings:.shelves where shelf = :shelf order by ${ORDERS.best} limit :most) best
       join :alternatives:.edges using (tool_id) where subject like 'product:%' group by subject order by 2 desc, 1 limit :known
     ) found
     join :alternatives:.subjects using (subject) join :alternatives:.products on slug = substr(subject, 9)
     order by found.found desc, subject`,
    { listings: schemaOf(parts), alternatives: parts.checkpoints.of('alternatives').schema, shelf, most: LOOKED_AT, known: MOST_KNOWN },
  )
  return rows
}

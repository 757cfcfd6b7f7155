import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { Listing } from '@debut/events/tools/listing-answers.ts'
import type { ListingQuery } from '@debut/events/tools/listing-questions.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Parts, SharedQuery } from '../../kernel/query.ts'
import { shownNameOf } from '../../cards/shown-tags.ts'
import { listedTools, type ListedRow } from './listed-tools.ts'
import { inPeriod, isOfPeriod, type PeriodQuery, risingSince, yearsOf } from './periods.ts'

const FRESH_DAYS = 7
const MOST_FRESH = 3
/** They stand on a stage of their own. */
const BEST = 3
const MOST_RELATED = 12
const MOST_KNOWN = 4
/** What its best tools carry as well says enough of a listing, and costs the same however full it is. */
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
  read: async ({ query: requested, now }, parts) => {
    const query = risingSince(requested, now)
    const listing = listingOf(query)
    const all = await totalOf(listing, parts)
    const decided = query.tag === undefined ? undefined : await decidedOf(query.tag, parts)
    if (query.tag !== undefined && decided?.shown_as && decided.shown_as !== query.tag) return { moved: decided.shown_as }
    if (all === 0 && query.tag !== undefined) throw new HttpError('unknown-tag')
    const [rows, fresh, total, related, instead, years] = await Promise.all([
      page(listing, query, parts),
      freshOf(listing, addDays(dayOf(now), 1 - FRESH_DAYS), parts),
      countOf(listing, query, parts),
      relatedOf(listing, parts),
      insteadOf(listing, parts),
      yearsOf({ schema: schemaOf(parts), table: 'listed', of: 'listing', is: listing }, parts),
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

type ListingFilter = Pick<ListingQuery, 'pricing' | 'openSource' | 'deal'> & PeriodQuery

const kindOf = ({ pricing, openSource, deal }: ListingFilter) => ({
  ...(pricing !== undefined && { pricing }),
  ...(openSource !== undefined && { open_source: true }),
  ...(deal !== undefined && { has_deal: true }),
})

const listingOf = ({ category, tag }: ListingQuery): string => (category === undefined ? `tag:${tag}` : `category:${category}`)

const schemaOf = ({ checkpoints }: Parts): string => checkpoints.of('listings').schema

const inListing = (listing: string, filter: ListingFilter, parts: Parts) => {
  const rows = parts.database.withSchema(schemaOf(parts)).from('listed').where({ listing })
  return rows.where(kindOf(filter)).modify(inPeriod(filter))
}

const page = (listing: string, query: ListingQuery & ListingFilter, parts: Parts): Promise<ListedRow[]> =>
  inListing(listing, query, parts).orderByRaw(ORDERS[query.sort]).limit(query.limit).offset(query.offset).select<ListedRow[]>('*')

const freshOf = (listing: string, since: Day, parts: Parts): Promise<ListedRow[]> =>
  inListing(listing, {}, parts).where('board_date', '>=', since).orderByRaw(ORDERS.newest).limit(MOST_FRESH).select<ListedRow[]>('*')

/** Counted as they come where no period is asked for: counting them anew would cost more the more there are. */
const totalOf = async (listing: string, parts: Parts, filter: ListingFilter = {}): Promise<number> => {
  const totals = parts.database
    .withSchema(schemaOf(parts))
    .from('totals')
    .where({ listing, ...kindOf(filter) })
  const found = await totals.sum<{ sum: string | null }[]>('tools as sum')
  return Number(found[0]?.sum ?? 0)
}

const countOf = async (listing: string, filter: ListingFilter, parts: Parts): Promise<number> => {
  if (!isOfPeriod(filter)) return totalOf(listing, parts, filter)
  const found = await inListing(listing, filter, parts).count<{ count: string }[]>('* as count')
  return Number(found[0]?.count ?? 0)
}

const relatedOf = async (listing: string, parts: Parts) => {
  const { rows } = await parts.database.raw<{ rows: { tag: string; name: string | null; tools: string }[] }>(
    `select substr(other.listing, 5) as tag, count(*) as tools,
       (select name from :listings:.tags where tags.tag = substr(other.listing, 5)) as name
     from (select tool_id from :listings:.listed where listing = :listing order by ${ORDERS.best} limit :most) best
     join :listings:.listed other using (tool_id)
     where other.listing like 'tag:%' and other.listing <> :listing group by other.listing order by 2 desc, 1 limit :related`,
    { listings: schemaOf(parts), listing, most: LOOKED_AT, related: MOST_RELATED },
  )
  return rows.map(({ tag, name, tools }) => ({ tag, ...shownNameOf(name, tag), tools: Number(tools) }))
}

/** Of the same tools: what they can stand in for. */
const insteadOf = async (listing: string, parts: Parts) => {
  const { rows } = await parts.database.raw<{ rows: { slug: string; name: string; tools: number }[] }>(
    `select slug, name, subjects.tools from (
       select subject, count(*) as found
       from (select tool_id from :listings:.listed where listing = :listing order by ${ORDERS.best} limit :most) best
       join :alternatives:.edges using (tool_id) where subject like 'product:%' group by subject order by 2 desc, 1 limit :known
     ) found
     join :alternatives:.subjects using (subject) join :alternatives:.products on slug = substr(subject, 9)
     order by found.found desc, subject`,
    { listings: schemaOf(parts), alternatives: parts.checkpoints.of('alternatives').schema, listing, most: LOOKED_AT, known: MOST_KNOWN },
  )
  return rows
}

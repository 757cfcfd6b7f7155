import type { ListingsOverview } from '@debut/events/tools/listing-answers.ts'
import type { ListingsOverviewQuery } from '@debut/events/tools/listing-questions.ts'
import type { Parts, SharedQuery } from '../../kernel/query.ts'
import { shownNameOf } from '../../cards/shown-tags.ts'
import { listedTools, type ListedRow } from './listed-tools.ts'

const MOST_BEST = 3

/** All categories, or all tags, each with the best of its tools. */
export const listingsOverviewQuery: SharedQuery<ListingsOverview, object, ListingsOverviewQuery> = {
  kind: 'shared',
  reads: ['listings', 'tools', 'members'],
  read: async ({ query: { kind, limit, offset } }, parts) => {
    const { listings, total } = await fullest(kind, { limit, offset }, parts)
    const best = await bestOf(
      listings.map(({ listing }) => listing),
      parts,
    )
    const withCards = await listedTools(best, parts)
    return {
      listings: listings.map(({ listing, tools, name }) => ({
        name: listing.slice(kind.length + 1),
        ...shownNameOf(name, listing.slice(kind.length + 1)),
        tools,
        best: withCards(best.filter((row) => row.listing === listing)),
      })),
      total,
    }
  },
}

const fullest = async (kind: string, page: { limit: number; offset: number }, { database, checkpoints }: Parts) => {
  const { rows } = await database.raw<{ rows: { listing: string; tools: string; name: string | null; of: string }[] }>(
    `select fullest.*, (select name from :listings:.tags where listing = 'tag:' || tags.tag) as name from (
       select listing, sum(tools) as tools, count(*) over () as of from :listings:.totals
       where listing like :kind group by listing having sum(tools) > 0 order by 2 desc, 1 limit :limit offset :offset
     ) fullest order by tools desc, listing`,
    { listings: checkpoints.of('listings').schema, kind: `${kind}:%`, ...page },
  )
  return { listings: rows.map(({ listing, tools, name }) => ({ listing, tools: Number(tools), name })), total: Number(rows[0]?.of ?? 0) }
}

const bestOf = async (listings: readonly string[], { database, checkpoints }: Parts) => {
  const { rows } = await database.raw<{ rows: (ListedRow & { listing: string })[] }>(
    `select best.* from unnest(cast(:keys as text[])) asked cross join lateral (
       select * from :listings:.listed where listing = asked order by points desc, voters desc, tool_id limit :most
     ) best`,
    { listings: checkpoints.of('listings').schema, keys: listings, most: MOST_BEST },
  )
  return rows
}

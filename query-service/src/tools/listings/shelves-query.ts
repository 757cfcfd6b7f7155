import type { Shelves } from '@debut/events/tools/listing-answers.ts'
import type { ShelvesQuery } from '@debut/events/tools/listing-questions.ts'
import type { Parts, SharedQuery } from '../../kernel/query.ts'
import { shownNameOf } from '../../cards/shown-tags.ts'
import { listedTools, type ShelfRow } from './listed-tools.ts'

const MOST_BEST = 3

/** All categories, or all tags, each with the best of its tools. */
export const shelvesQuery: SharedQuery<Shelves, object, ShelvesQuery> = {
  kind: 'shared',
  reads: ['listings', 'tools', 'members'],
  read: async ({ query: { kind, limit, offset } }, parts) => {
    const { shelves, total } = await fullest(kind, { limit, offset }, parts)
    const best = await bestOf(
      shelves.map(({ shelf }) => shelf),
      parts,
    )
    const withCards = await listedTools(best, parts)
    return {
      shelves: shelves.map(({ shelf, tools, name }) => ({
        name: shelf.slice(kind.length + 1),
        ...shownNameOf(name, shelf.slice(kind.length + 1)),
        tools,
        best: withCards(best.filter((row) => row.shelf === shelf)),
      })),
      total,
    }
  },
}

const fullest = async (kind: string, page: { limit: number; offset: number }, { database, checkpoints }: Parts) => {
  const { rows } = await database.raw<{ rows: { shelf: string; tools: string; name: string | null; of: string }[] }>(
    `select fullest.*, (select name from :listings:.tags where shelf = 'tag:' || tags.tag) as name from (
       select shelf, sum(tools) as tools, count(*) over () as of from :listings:.totals
       where shelf like :kind group by shelf having sum(tools) > 0 order by 2 desc, 1 limit :limit offset :offset
     ) fullest order by tools desc, shelf`,
    { listings: checkpoints.of('listings').schema, kind: `${kind}:%`, ...page },
  )
  return { shelves: rows.map(({ shelf, tools, name }) => ({ shelf, tools: Number(tools), name })), total: Number(rows[0]?.of ?? 0) }
}

const bestOf = async (shelves: readonly string[], { database, checkpoints }: Parts) => {
  const { rows } = await database.raw<{ rows: (ShelfRow & { shelf: string })[] }>(
    `select best.* from unnest(cast(:shelves as text[])) asked cross join lateral (
       select * from :listings:.shelves where shelf = asked order by points desc, voters desc, tool_id limit :most
     ) best`,
    { listings: checkpoints.of('listings').schema, shelves, most: MOST_BEST },
  )
  return rows
}

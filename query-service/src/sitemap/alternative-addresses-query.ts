import type { AlternativeAddresses } from '@debut/events/sitemap/sitemap-answers.ts'
import type { AlternativeAddressesQuery } from '@debut/events/sitemap/sitemap-questions.ts'
import { ENOUGH_TO_FIND } from '@debut/events/tools/listing-numbers.ts'
import type { z } from 'zod/mini'
import type { SharedQuery } from '../kernel/query.ts'
import { nextOf } from './next-of.ts'

interface Row {
  readonly subject: string
  /** Null where its tool is hidden. */
  readonly name: string | null
  readonly categories: readonly string[]
}

/** What has so many alternatives that search engines may find them, for crawlers. */
export const alternativeAddressesQuery: SharedQuery<AlternativeAddresses, object, z.output<typeof AlternativeAddressesQuery>> = {
  kind: 'shared',
  reads: ['alternatives', 'tools'],
  read: async ({ query: { limit, after } }, { database, checkpoints }) => {
    const { rows } = await database.raw<{ rows: Row[] }>(
      `select subject, case when subject like 'tool:%' then (
         select slug from :tools:.tools tool where tool.tool_id = substr(subject, 6) and state = 'listed'
       ) else substr(subject, 9) end as name, array(
         select category from :alternatives:.totals total where total.subject = subjects.subject
         group by category having sum(tools) >= :enough order by category
       ) as categories
       from :alternatives:.subjects where tools >= :enough and subject > :after order by subject limit :limit`,
      { alternatives: checkpoints.of('alternatives').schema, tools: checkpoints.of('tools').schema, enough: ENOUGH_TO_FIND, limit, after },
    )
    const alternatives = rows.flatMap(({ name, categories }) => (name === null ? [] : [{ name, categories }]))
    return { alternatives, next: nextOf(rows, limit, ({ subject }) => subject) }
  },
}

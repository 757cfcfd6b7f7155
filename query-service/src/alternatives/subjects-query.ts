import type { Subject, Subjects } from '@debut/events/alternatives/alternative-answers.ts'
import type { ProductSlug } from '@debut/events/alternatives/alternative-form.ts'
import type { SubjectsQuery } from '@debut/events/alternatives/alternative-questions.ts'
import { LAST_ROW } from '@debut/events/tools/listing-numbers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Parts, SharedQuery } from '../kernel/query.ts'
import { toolCards } from '../cards/tool-cards.ts'
import { toolSubject } from './find-subject.ts'

const MOST_BEST = 3

/** What has alternatives: tools and products from elsewhere, those with the most before the others. */
export const subjectsQuery: SharedQuery<Subjects, object, SubjectsQuery> = {
  kind: 'shared',
  reads: ['alternatives', 'tools', 'members'],
  read: async ({ query }, parts) => {
    const { rows, total } = await page(query, parts)
    const keys = rows.map(({ subject }) => subject)
    const [best, products] = await Promise.all([bestOf(keys, parts), productsOf(keys, parts)])
    const tools = rows.flatMap(({ tool_id }) => tool_id ?? [])
    const cards = await toolCards(parts.database, parts.checkpoints, [...new Set([...tools, ...best.map(({ tool_id }) => tool_id)])])
    const subjectOf = ({ subject, tool_id }: Row): Subject | undefined => {
      const card = tool_id === null ? undefined : cards.get(tool_id)
      return card === undefined ? products.get(subject) : toolSubject(card)
    }
    const subjects = rows.flatMap((row) => {
      const { subject: key, tools: count } = row
      const subject = subjectOf(row)
      const faces = best.flatMap(({ subject: of, tool_id }) => (of === key ? (cards.get(tool_id) ?? []) : []))
      const shown = faces.map(({ toolId, slug, name, logo }) => ({ toolId, slug, name, logo }))
      return subject === undefined ? [] : [{ subject, tools: count, best: shown }]
    })
    return { subjects, total }
  },
}

interface Row {
  readonly subject: string
  /** Null where it is a product from elsewhere. */
  readonly tool_id: ToolId | null
  readonly tools: number
}

const page = async ({ kind, limit, offset }: SubjectsQuery, { database, checkpoints }: Parts) => {
  const { rows } = await database.raw<{ rows: (Row & { of: string })[] }>(
    `select subject, tools, case when subject like 'tool:%' then substr(subject, 6) end as tool_id, (
       select count(*) from (select from :alternatives:.subjects where tools > 0 and subject like :kind limit :most) readable
     ) as of
     from :alternatives:.subjects where tools > 0 and subject like :kind order by tools desc, subject limit :limit offset :offset`,
    { alternatives: checkpoints.of('alternatives').schema, kind: `${kind ?? ''}%`, limit, offset, most: LAST_ROW + limit },
  )
  return { rows, total: Number(rows[0]?.of ?? 0) }
}

const bestOf = async (subjects: readonly string[], { database, checkpoints }: Parts) => {
  const { rows } = await database.raw<{ rows: { subject: string; tool_id: ToolId }[] }>(
    `select best.subject, best.tool_id from unnest(cast(:subjects as text[])) asked cross join lateral (
       select subject, tool_id from :alternatives:.edges where subject = asked order by points desc, voters desc, tool_id limit :most
     ) best`,
    { alternatives: checkpoints.of('alternatives').schema, subjects, most: MOST_BEST },
  )
  return rows
}

/** By their keys. */
const productsOf = async (keys: readonly string[], { database, checkpoints }: Parts): Promise<ReadonlyMap<string, Subject>> => {
  const slugs = keys.flatMap((key) => (key.startsWith('product:') ? [key.slice('product:'.length)] : []))
  const products = database.withSchema(checkpoints.of('alternatives').schema).from('products').whereIn('slug', slugs)
  const rows = await products.select<{ slug: ProductSlug; name: string; url: string | null }[]>('slug', 'name', 'url')
  return new Map(rows.map((row) => [`product:${row.slug}`, { kind: 'product', ...row }]))
}

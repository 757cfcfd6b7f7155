import type { Alternatives } from '@debut/events/alternatives/alternative-answers.ts'
import type { AlternativesParams, AlternativesQuery } from '@debut/events/alternatives/alternative-questions.ts'
import type { z } from 'zod/mini'
import type { Parts, SharedQuery } from '../kernel/query.ts'
import { listedTools, type ShelfRow } from '../tools/listings/listed-tools.ts'
import { findSubject } from './find-subject.ts'

/** They stand on a stage of their own. */
const BEST = 3
const ORDERS = { best: 'points desc, voters desc, tool_id', newest: 'board_date desc, tool_id' } as const

/** The launched tools that can stand in for a tool, or for a product from elsewhere. */
export const alternativesQuery: SharedQuery<Alternatives, z.output<typeof AlternativesParams>, AlternativesQuery> = {
  kind: 'shared',
  reads: ['alternatives', 'tools', 'members'],
  read: async ({ params, query }, parts) => {
    const { key, subject } = await findSubject(params.subject, parts)
    const [rows, totals] = await Promise.all([page(key, query, parts), totalsOf(key, parts)])
    const withCards = await listedTools(rows, parts, query.offset === 0 ? rows.slice(0, BEST) : [])
    const ofCategory = (category: string) => sum(totals.filter((total) => total.category === category))
    const categories = [...new Set(totals.map(({ category }) => category))]
      .map((category) => ({ category, tools: ofCategory(category) }))
      .toSorted((one, other) => other.tools - one.tools || one.category.localeCompare(other.category))
    const fits = fitsOf(query)
    return { subject, tools: withCards(rows), total: sum(totals.filter(fits)), all: sum(totals), categories }
  },
}

interface Total {
  readonly category: string
  readonly pricing: string
  readonly open_source: boolean
  readonly has_deal: boolean
  readonly tools: number
}

const sum = (totals: readonly Total[]) => totals.reduce((all, { tools }) => all + tools, 0)

const wantedIn = ({ category, pricing, openSource, deal }: AlternativesQuery) => ({
  ...(category !== undefined && { category }),
  ...(pricing !== undefined && { pricing }),
  ...(openSource !== undefined && { open_source: true }),
  ...(deal !== undefined && { has_deal: true }),
})

const fitsOf =
  ({ category, pricing, openSource, deal }: AlternativesQuery) =>
  (total: Total): boolean =>
    (category === undefined || total.category === category) &&
    (pricing === undefined || total.pricing === pricing) &&
    (openSource === undefined || total.open_source) &&
    (deal === undefined || total.has_deal)

const page = (subject: string, query: AlternativesQuery, { database, checkpoints }: Parts): Promise<ShelfRow[]> => {
  const edges = database.withSchema(checkpoints.of('alternatives').schema).from('edges')
  const { sort, limit, offset } = query
  return edges
    .where({ subject, ...wantedIn(query) })
    .orderByRaw(ORDERS[sort])
    .limit(limit)
    .offset(offset)
    .select<ShelfRow[]>('*')
}

/** One row for each price and kind at most, however many tools there are. */
const totalsOf = (subject: string, { database, checkpoints }: Parts): Promise<Total[]> => {
  const totals = database.withSchema(checkpoints.of('alternatives').schema).from('totals').where({ subject })
  return totals.where('tools', '>', 0).select<Total[]>('category', 'pricing', 'open_source', 'has_deal', 'tools')
}

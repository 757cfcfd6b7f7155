import type { Alternatives } from '@debut/events/alternatives/alternative-answers.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { AlternativesParams, AlternativesQuery } from '@debut/events/alternatives/alternative-questions.ts'
import type { z } from 'zod/mini'
import type { Parts, SharedQuery } from '../kernel/query.ts'
import { listedTools, type ListedRow } from '../tools/listings/listed-tools.ts'
import { inPeriod, isOfPeriod, type PeriodQuery, risingSince, yearsOf } from '../tools/listings/periods.ts'
import { findSubject } from './find-subject.ts'

/** They stand on a stage of their own. */
const BEST = 3
const ORDERS = {
  best: 'points desc, voters desc, tool_id',
  newest: 'board_date desc, tool_id',
  rising: 'points desc, voters desc, tool_id',
} as const

/** The launched tools that can stand in for a tool, or for a product from elsewhere. */
export const alternativesQuery: SharedQuery<Alternatives, z.output<typeof AlternativesParams>, AlternativesQuery> = {
  kind: 'shared',
  reads: ['alternatives', 'tools', 'members'],
  changesWith: (now) => [dayOf(now)],
  read: async ({ params, query: requested, now }, parts) => {
    const query = risingSince(requested, now)
    const { key, subject } = await findSubject(params.subject, parts)
    const [rows, totals, counted, years] = await Promise.all([
      page(key, query, parts),
      totalsOf(key, parts),
      isOfPeriod(query) ? countOf(key, query, parts) : undefined,
      yearsOf({ schema: schemaOf(parts), table: 'edges', of: 'subject', is: key }, parts),
    ])
    const withCards = await listedTools(rows, parts, query.offset === 0 ? rows.slice(0, BEST) : [])
    const ofCategory = (category: string) => sum(totals.filter((total) => total.category === category))
    const categories = [...new Set(totals.map(({ category }) => category))]
      .map((category) => ({ category, tools: ofCategory(category) }))
      .toSorted((one, other) => other.tools - one.tools || one.category.localeCompare(other.category))
    const total = counted ?? sum(totals.filter(fitsOf(query)))
    return { subject, tools: withCards(rows), total, all: sum(totals), categories, years }
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

type DatedQuery = AlternativesQuery & PeriodQuery

const schemaOf = ({ checkpoints }: Parts): string => checkpoints.of('alternatives').schema

const matching = (subject: string, query: DatedQuery, parts: Parts) =>
  parts.database
    .withSchema(schemaOf(parts))
    .from('edges')
    .where({ subject, ...wantedIn(query) })
    .modify(inPeriod(query))

const page = (subject: string, query: DatedQuery, parts: Parts): Promise<ListedRow[]> =>
  matching(subject, query, parts).orderByRaw(ORDERS[query.sort]).limit(query.limit).offset(query.offset).select<ListedRow[]>('*')

const countOf = async (subject: string, query: DatedQuery, parts: Parts): Promise<number> => {
  const found = await matching(subject, query, parts).count<{ count: string }[]>('* as count')
  return Number(found[0]?.count ?? 0)
}

/** One row for each price and kind at most, however many tools there are. */
const totalsOf = (subject: string, parts: Parts): Promise<Total[]> => {
  const totals = parts.database.withSchema(schemaOf(parts)).from('totals').where({ subject })
  return totals.where('tools', '>', 0).select<Total[]>('category', 'pricing', 'open_source', 'has_deal', 'tools')
}

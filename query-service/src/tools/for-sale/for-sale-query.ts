import { dayOf, startOf } from '@debut/events/kernel/calendar.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { askRanges } from '@debut/events/tools/ask-ranges.ts'
import type { ForSale } from '@debut/events/tools/sale-answers.ts'
import type { ForSaleQuery } from '@debut/events/tools/sale-questions.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Parts, SharedQuery } from '../../kernel/query.ts'
import { type PeriodQuery, risingSince } from '../listings/periods.ts'
import { toolCards } from '../../cards/tool-cards.ts'
import { saleOf, type SaleRow } from './sale-of.ts'

/** By numbers as they are asked: nothing is converted. Points are those of the newest closed launch. */
const ORDERS = {
  newest: 'put_up_at desc, tool_id',
  best: 'coalesce(points, 0) desc, coalesce(voters, 0) desc, tool_id',
  rising: 'coalesce(points, 0) desc, coalesce(voters, 0) desc, tool_id',
  cheapest: 'ask, tool_id',
  dearest: 'ask desc, tool_id',
} as const

/** What is for sale: few enough that each question reads all of it. */
export const forSaleQuery: SharedQuery<ForSale, object, ForSaleQuery> = {
  kind: 'shared',
  reads: ['tools', 'members', 'listings'],
  changesWith: (now) => [dayOf(now)],
  read: async ({ query, now }, parts) => {
    const terms = termsOf(risingSince(query, now), dayOf(now))
    const [rows, total, categories] = await Promise.all([page(query, terms, parts), countOf(terms, parts), categoriesOf(parts)])
    const cards = await toolCards(
      parts.database,
      parts.checkpoints,
      rows.map(({ tool_id }) => tool_id),
    )
    const tools = rows.flatMap(({ tool_id, points, closed, ...sale }) => {
      const card = cards.get(tool_id)
      return card === undefined ? [] : [{ ...card, sale: saleOf(sale), points: closed === true ? points : null }]
    })
    return { tools, total, all: categories.reduce((sum, each) => sum + each.tools, 0), categories }
  },
}

const OFFERED = `
  select tool_id, category, pricing, open_source, deal, terms, put_up_at, cast(terms->>'askCents' as bigint) as ask
  from :tools:.tools where for_sale and state = 'listed'`

const FITTING = `
  select * from (${OFFERED}) offered
  where (:category::text is null or category = :category) and (:pricing::text is null or pricing = :pricing)
    and (:openSource::text is null or open_source)
    and (:deal::text is null or deal is not null) and (:putUpSince::timestamptz is null or put_up_at >= :putUpSince)
    and ask >= :from and ask < :below
    and (:since::date is null or tool_id in (select tool_id from :listings:.launched where board_date >= :since))`

const termsOf = ({ category, pricing, openSource, deal, within, ask, since }: ForSaleQuery & PeriodQuery, today: Day) => {
  const [from, below] = ask === undefined ? [0, Number.MAX_SAFE_INTEGER] : askRanges[ask]
  const putUpSince = within === undefined ? null : startOf(addDays(today, 1 - Number(within))).toJSDate()
  return {
    category: category ?? null,
    pricing: pricing ?? null,
    openSource: openSource ?? null,
    deal: deal ?? null,
    since: since ?? null,
    putUpSince,
    from,
    below,
  }
}
type QueryTerms = ReturnType<typeof termsOf>

const schemasOf = ({ checkpoints }: Parts) => ({ tools: checkpoints.of('tools').schema, listings: checkpoints.of('listings').schema })

interface Launched {
  readonly tool_id: ToolId
  /** Null, like what comes after it, before the first launch begins. */
  readonly points: number | null
  readonly closed: boolean | null
}

const page = async (query: ForSaleQuery, terms: QueryTerms, parts: Parts) => {
  const { rows } = await parts.database.raw<{ rows: (SaleRow & Launched)[] }>(
    `select tool_id, terms, put_up_at, points, closed from (${FITTING}) fitting left join :listings:.launched launched using (tool_id)
     order by ${ORDERS[query.sort]} limit :limit offset :offset`,
    { ...schemasOf(parts), ...terms, limit: query.limit, offset: query.offset },
  )
  return rows
}

const countOf = async (terms: QueryTerms, parts: Parts): Promise<number> => {
  const { rows } = await parts.database.raw<{ rows: { count: string }[] }>(`select count(*) as count from (${FITTING}) fitting`, {
    ...schemasOf(parts),
    ...terms,
  })
  return Number(rows[0]?.count ?? 0)
}

/** The fullest first. */
const categoriesOf = async ({ database, checkpoints }: Parts) => {
  const { rows } = await database.raw<{ rows: { category: string; tools: string }[] }>(
    `select category, count(*) as tools from (${OFFERED}) offered group by category order by 2 desc, 1`,
    { tools: checkpoints.of('tools').schema },
  )
  return rows.map(({ category, tools }) => ({ category, tools: Number(tools) }))
}

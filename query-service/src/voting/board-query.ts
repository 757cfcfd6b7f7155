import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { type Instant, isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import { type Period, startOfPeriod } from '@debut/events/kernel/periods.ts'
import type { Board } from '@debut/events/voting/board-answers.ts'
import { CURRENT_RULE } from '@debut/events/launches/rules.ts'
import type { BoardQuery } from '@debut/events/voting/voting-questions.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { z } from 'zod/mini'
import type { Parts, SharedQuery } from '../kernel/query.ts'
import { firstPictures } from '../cards/first-pictures.ts'
import { toolCards } from '../cards/tool-cards.ts'
import { boardAsOf } from './board-as-of.ts'
import { type BoardPlace, boardStandings } from './board-standings.ts'
import { hiddenFrom } from './hidden-days.ts'
import { validUntil } from './valid-until.ts'

type Query = z.output<typeof BoardQuery>

const momentIn = ({ asOf }: Query): Instant | undefined => (asOf === undefined ? undefined : toInstant(asOf))

/** A moment's board is that of the period it lies in. */
const startOf = ({ period }: { readonly period: Period }, query: Query, now: Instant): Day =>
  startOfPeriod(period, query.start ?? dayOf(momentIn(query) ?? now))

/** A page of a board, as it is now or as it was shown at a moment. */
export const boardQuery: SharedQuery<Board, { readonly period: Period }, Query> = {
  kind: 'shared',
  reads: ['rankings', 'tools', 'members', 'votes'],
  waitsFor: ({ query }) => (query.asOf === undefined ? ['rankings'] : ['rankings', 'votes']),
  // What time alone changes is an answer of its own: at the reveal, and at midnight how long it holds.
  changesWith: (now) => [dayOf(now), hiddenFrom(now)],
  topic: ({ params, query, now }) => `board:${params.period}:${startOf(params, query, now)}`,
  read: async ({ params, query, now }, parts) => {
    const { period } = params
    const { limit, offset } = query
    const asOf = momentIn(query)
    if (asOf !== undefined && asOf > now) throw new HttpError('invalid', [{ path: 'asOf', message: 'has not come yet' }])
    const { database, checkpoints } = parts
    const start = startOf(params, query, now)
    const { schema: rankings } = checkpoints.of('rankings')
    const page = { period, start, limit, offset, now: asOf ?? now }
    const { total, places } =
      asOf === undefined
        ? await boardStandings(database, rankings, page)
        : await boardAsOf(database, { rankings, votes: checkpoints.of('votes').schema }, page)
    const until = asOf === undefined ? validUntil(period, start, now) : null
    return {
      period,
      start,
      ...(asOf !== undefined && { asOf: isoOf(asOf) }),
      validUntil: until && isoOf(until),
      rule: CURRENT_RULE,
      total,
      tools: await withCards(places, parts),
    }
  },
}

const PODIUM = 3

/** A launch whose tool is not known yet is left out until it is. */
const withCards = async (places: readonly BoardPlace[], { database, checkpoints }: Parts) => {
  const idsOf = (some: readonly BoardPlace[]) => some.map(({ toolId }) => toolId)
  const [cards, pictures] = await Promise.all([
    toolCards(database, checkpoints, idsOf(places)),
    firstPictures(idsOf(places.filter(({ place, hidden }) => hidden || place <= PODIUM)), { database, checkpoints }),
  ])
  return places.flatMap((place) => {
    const card = cards.get(place.toolId)
    if (card === undefined) return []
    const picture = pictures.get(place.toolId)
    return [{ ...place, ...card, ...(picture && { picture }) }]
  })
}

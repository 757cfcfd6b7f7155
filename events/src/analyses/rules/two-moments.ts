import * as z from 'zod/mini'
import { dayAt, startMillis, timeAt } from '../../kernel/days.ts'
import { dateLabel, dayAfter } from '../range.ts'
import { defineRule } from './rule.ts'

const Moment = z.iso.datetime()

export const TwoMoments = z.strictObject({ from: Moment, to: Moment })
export type TwoMoments = z.infer<typeof TwoMoments>

// oxlint-disable-next-line no-restricted-globals -- instants, not days: no zone is involved
export const millisOf = (moment: string): number => Date.parse(moment)
// oxlint-disable-next-line no-restricted-globals -- the same, the other way round
const momentAt = (millis: number): string => new Date(millis).toISOString()

/** "20 Oct 2026, 14:00", in Los Angeles. */
const labelOf = (moment: string): string => `${dateLabel(dayAt(millisOf(moment)))}, ${timeAt(millisOf(moment))}`

/** In a chart of one day the time is enough. */
const shortLabel = (moment: string, { from, to }: TwoMoments): string =>
  dayAt(millisOf(from)) === dayAt(millisOf(to))
    ? timeAt(millisOf(moment))
    : `${dateLabel(dayAt(millisOf(moment))).slice(0, -5)} ${timeAt(millisOf(moment))}`

const QUARTERS = [1, 2, 3, 4]

/** The official rule at two moments: what moves between them is what happened, and no other weight. */
export const twoMoments = defineRule<TwoMoments>({
  id: 'two-moments',
  version: 1,
  title: 'Two moments',
  says: 'Compare the board with itself, later',
  means: 'The official rule at both moments: votes cast by then, held, voided or withdrawn as they were by then.',
  params: TwoMoments,
  initial: (range) => {
    const [start, end] = [startMillis(range.start), startMillis(dayAfter(range))]
    return { from: momentAt((start + end) / 2), to: momentAt(end) }
  },
  label: ({ from, to }) => `at ${labelOf(from)} and at ${labelOf(to)}`,
  chart: {
    title: 'Rank over time',
    hint: 'Los Angeles time',
    steps: (params) => {
      const [from, to] = [millisOf(params.from), millisOf(params.to)]
      return [
        { label: shortLabel(params.from, params), params: undefined },
        ...QUARTERS.map((quarter) => {
          const moment = quarter === QUARTERS.length ? params.to : momentAt(from + Math.round(((to - from) * quarter) / QUARTERS.length))
          return { label: shortLabel(moment, params), params: { from: params.from, to: moment } }
        }),
      ]
    },
  },
  refusal: ({ from, to }, range) => {
    if (millisOf(from) >= millisOf(to)) return 'moments-in-reverse'
    return millisOf(from) < startMillis(range.start) || millisOf(to) > startMillis(dayAfter(range)) ? 'moments-outside' : undefined
  },
})

import { Day } from '@debut/events/kernel/days.ts'
import { Comparison, RowDifference } from '@debut/events/projections/projection-answers.ts'
import * as z from 'zod/mini'

/** As a rebuild wrote it down. Rows of older code name neither a day nor an event. */
const Kept = z.extend(Comparison, {
  rows: z.array(
    z.extend(z.omit(RowDifference, { isHidden: true, event: true }), {
      day: z.optional(z.nullable(Day)),
      event: z.optional(RowDifference.shape.event),
    }),
  ),
})

/** What a rebuild found, but for what follows from points of that day or later. */
export const comparisonIn = (result: unknown, hides: Day): Comparison => {
  const { rows, ...comparison } = Kept.parse(result)
  return {
    ...comparison,
    rows: rows.map(({ day, event, values, ...row }) => {
      const isHidden = day !== undefined && day !== null && day >= hides
      return { ...row, values: isHidden ? [] : values, isHidden, event: event ?? null }
    }),
  }
}

import { BoardQuery } from '@debut/events/voting/voting-questions.ts'
import * as z from 'zod/mini'
import { parseInstant } from '../../../lib/clock/instants.ts'
import type { BoardPageQuery } from './board-page-query.ts'

const { start: Start, asOf: AsOf } = BoardQuery.shape

/** Why there is no board at an address; undefined where there may be one. */
export const wrongIn = ({ start, asOf }: BoardPageQuery, now: number): string | undefined => {
  if (!z.safeParse(Start, start).success) return 'We can’t read the day in this address. Write it as in start=2026-11-21.'
  if (!z.safeParse(AsOf, asOf).success) return 'We can’t read the moment in this address. Write it as in asOf=2026-11-21T14:30.'
  return asOf !== undefined && parseInstant(asOf) > now ? IN_THE_FUTURE : undefined
}

/** The server may say so, too: its clock may be behind. */
export const IN_THE_FUTURE = 'This moment is in the future. Choose an earlier one.'

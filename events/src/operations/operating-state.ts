import * as z from 'zod/mini'
import { count, IsoInstant } from '../kernel/answer-fields.ts'
import { LogPosition } from '../kernel/ids.ts'
import { RequestFigures } from './operation-answers.ts'

const MOST_POSITIONS = 100

/** The positions that projections have reached: of each it is answered since when there is more. */
export const OperatingStateBody = z.object({ positions: z.array(LogPosition).check(z.maxLength(MOST_POSITIONS)) })

/** What only the command-service knows. */
export const OperatingState = z.object({
  /** Null while the log does not answer. */
  log: z.nullable(
    z.object({
      newestAt: z.nullable(IsoInstant),
      perSecond: z.number(),
      /** For each position with more after it, when the first of that was written. */
      behind: z.array(z.object({ position: LogPosition, since: IsoInstant })),
    }),
  ),
  email: z.object({ sent: count, failed: count, waiting: count, oldestAt: z.nullable(IsoInstant) }),
  messages: z.object({ waiting: count, oldestAt: z.nullable(IsoInstant) }),
  /** Null while what keeps them does not answer. */
  backup: z.nullable(z.object({ isSet: z.boolean(), newestAt: z.nullable(IsoInstant) })),
  leases: z.array(z.object({ name: z.string(), owner: z.nullable(z.string()), until: IsoInstant })),
  requests: RequestFigures,
})
export type OperatingState = z.infer<typeof OperatingState>

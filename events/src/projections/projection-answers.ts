import * as z from 'zod/mini'
import { IsoInstant, Sha256 } from '../kernel/answer-fields.ts'
import { LogPosition } from '../kernel/ids.ts'

const ParkedEvent = z.object({
  projection: z.string(),
  sequence: LogPosition,
  stream: z.string(),
  revision: z.int(),
  type: z.string(),
  payloadHash: Sha256,
  /** Null of one that waits for another before it on its stream. */
  error: z.nullable(z.string()),
  tries: z.int(),
  parkedAt: IsoInstant,
})
export type ParkedEvent = z.infer<typeof ParkedEvent>

export const Projections = z.object({
  projections: z.array(
    z.object({ name: z.string(), schema: z.string(), position: LogPosition, stopped: z.nullable(z.string()), parked: z.int() }),
  ),
  /** The first of those that could not be folded. */
  parked: z.array(ParkedEvent),
})
export type Projections = z.infer<typeof Projections>

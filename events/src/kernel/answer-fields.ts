import * as z from 'zod/mini'
import { LogPosition } from './ids.ts'

/** Instants travel as text, in UTC. */
export const IsoInstant = z.iso.datetime()

export const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const count = z.int().check(z.nonnegative())

/** An answer that says how far into the log it reaches, and `stale` where it was asked for more than it could wait for. */
export const dated = /* @__NO_SIDE_EFFECTS__ */ <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object({ ...shape, position: LogPosition, stale: z.optional(z.literal(true)) })

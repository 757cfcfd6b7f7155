import * as z from 'zod/mini'
import { count } from './answer-fields.ts'
import { MemberId } from './ids.ts'

/** What a member's face is drawn from. */
export const face = {
  memberId: MemberId,
  /** Null where they have given us none. */
  avatar: z.nullable(z.string()),
  /** The highest streak that they were rewarded for: it draws the border. */
  tier: count,
}

/** What a row shows of a member beside their username. */
export const person = {
  ...face,
  /** What they are called. Null where they go by their username alone. */
  name: z.nullable(z.string()),
}

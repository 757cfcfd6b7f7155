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

/** This is what a row shows of a member besides their username. */
export const person = {
  ...face,
  /** The member's name. It is null for members who use only their username. */
  name: z.nullable(z.string()),
}

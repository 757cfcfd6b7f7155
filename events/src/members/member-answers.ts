import * as z from 'zod/mini'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { person } from '../kernel/face.ts'
import { LogPosition } from '../kernel/ids.ts'

/** A member as everybody sees them. The username is null once they are erased. */
const Member = z.object({
  ...person,
  username: z.nullable(z.string()),
  registeredAt: IsoInstant,
  /** Where they came. */
  position: LogPosition,
})
export type Member = z.infer<typeof Member>

/** Newest first. */
export const Members = dated({ total: count, members: z.array(Member) })
export type Members = z.infer<typeof Members>

export const OneMember = dated({ member: Member })
export type OneMember = z.infer<typeof OneMember>

/** Of the live topic: somebody arrived, and how many there are with them. */
export const Arrivals = z.array(z.object({ ...Member.shape, total: count }))

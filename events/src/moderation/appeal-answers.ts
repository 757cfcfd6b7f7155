import * as z from 'zod/mini'
import { ActId } from '../kernel/act-id.ts'
import { IsoInstant } from '../kernel/answer-fields.ts'
import { AppealOutcome } from './sanction.ts'

export const Appeal = z.object({
  madeAt: IsoInstant,
  /** Null while no moderator has answered, and like the answer once its member is erased. */
  outcome: z.nullable(AppealOutcome),
  answer: z.nullable(z.string()),
})

/** What its member needs to appeal an act, and what became of that. */
export const Appealable = z.object({ actId: ActId, appealUntil: IsoInstant, appeal: z.nullable(Appeal) })
export type Appealable = z.infer<typeof Appealable>

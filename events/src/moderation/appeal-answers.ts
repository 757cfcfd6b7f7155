import * as z from 'zod/mini'
import { ActId } from '../kernel/act-id.ts'
import { IsoInstant } from '../kernel/answer-fields.ts'
import { AppealOutcome } from './sanction.ts'

/** What an appeal came to. Of an act that a moderator took back before the appeal was answered, it is settled, and needs no answer. */
const ShownOutcome = z.enum([...AppealOutcome.options, 'settled'])
export type ShownOutcome = z.infer<typeof ShownOutcome>

export const Appeal = z.object({
  madeAt: IsoInstant,
  /** Null while no moderator has answered, and like the answer once its member is erased. */
  outcome: z.nullable(ShownOutcome),
  answer: z.nullable(z.string()),
})

/** A recently accepted appeal, which its member sees on every page. */
export const AcceptedAppeal = z.object({ actId: ActId, at: IsoInstant, answer: z.nullable(z.string()) })
export type AcceptedAppeal = z.infer<typeof AcceptedAppeal>

/** What its member needs to appeal an act, and what became of that. */
export const Appealable = z.object({ actId: ActId, appealUntil: IsoInstant, appeal: z.nullable(Appeal) })
export type Appealable = z.infer<typeof Appealable>

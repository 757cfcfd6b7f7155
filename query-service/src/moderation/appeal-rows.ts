import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import { APPEAL_DAYS, type AppealOutcome } from '@debut/events/moderation/sanction.ts'

export interface AppealRow {
  /** Null where there is no appeal. */
  readonly made_at: Date | null
  readonly outcome: AppealOutcome | null
  readonly answer: string | null
}

/** The same as JSON. */
interface AppealJson extends Omit<AppealRow, 'made_at'> {
  readonly madeAt: string | null
}

export const appealIn = ({ made_at, ...row }: AppealRow) => appealOf({ ...row, madeAt: made_at && made_at.toISOString() })

export const appealOf = ({ madeAt, outcome, answer }: AppealJson) =>
  madeAt === null ? null : { madeAt: isoOf(toInstant(madeAt)), outcome, answer }

/** The last moment at which an act of that time can be appealed. */
export const appealUntil = (at: string) => isoOf(toInstant(at).plus({ days: APPEAL_DAYS }))

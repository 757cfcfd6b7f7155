import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { AppealOutcome } from '@debut/events/moderation/sanction.ts'

export interface AppealRow {
  /** Null where there is no appeal. */
  readonly made_at: Date | null
  readonly outcome: AppealOutcome | null
  readonly answer: string | null
}

export const appealIn = ({ made_at, outcome, answer }: AppealRow) =>
  made_at === null ? null : { madeAt: isoOf(toInstant(made_at.toISOString())), outcome, answer }

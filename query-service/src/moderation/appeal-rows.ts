import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { ShownOutcome } from '@debut/events/moderation/appeal-answers.ts'
import { APPEAL_DAYS } from '@debut/events/moderation/sanction.ts'

export interface AppealRow {
  /** Null where there is no appeal. */
  readonly made_at: Date | null
  readonly outcome: ShownOutcome | null
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

/** SQL that is true of an act, a row of the log of acts as `act`, that a moderator has taken back. What was hidden or judged says so by a later act on its stream. */
const IS_TAKEN_BACK = `(act.undone or exists (
  select from :moderation:.acts later
  where later.about_kind = act.about_kind and later.about_id = act.about_id and later.position > act.position
    and later.stream = act.stream and later.day is not distinct from act.day
    and later.kind = case when act.kind in ('vote-held', 'vote-voided') then 'vote-restored' else replace(act.kind, '-hidden', '-shown') end
))`

/** SQL for what became of the appeal, a row of `appeals`, against such an act. */
export const OUTCOME = `case when outcome is null and ${IS_TAKEN_BACK} then 'settled' else outcome end`

/** SQL that is true of an appeal that waits for an answer, whose act the log may not have yet. */
export const IS_OPEN = `outcome is null and not coalesce(${IS_TAKEN_BACK}, false)`

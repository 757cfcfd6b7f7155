import type { ActId } from '@debut/events/kernel/act-id.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import { APPEAL_DAYS, type AppealOutcome } from '@debut/events/moderation/sanction.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { VoteState } from '@debut/events/voting/vote-ledger.ts'
import type { Parts } from '../kernel/query.ts'

interface Row {
  readonly act_id: ActId
  readonly at: Date
  readonly made_at: Date | null
  readonly outcome: AppealOutcome | null
  readonly answer: string | null
}

const instantOf = (date: Date) => toInstant(date.toISOString())

/** The act by which a member's vote is held or void, with their appeal. Null where it counts, and of a vote for their own tool. */
export const judgementOf = async (
  memberId: MemberId,
  { number, state }: { readonly number: number; readonly state: VoteState },
  { database, checkpoints }: Parts,
) => {
  if (state !== 'held' && state !== 'voided') return null
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select act_id, act.at, made_at, outcome, answer
     from :cases:.judged judged join :moderation:.acts act on act.position = judged.position left join :conduct:.appeals using (act_id)
     where judged.member_id = :memberId and number = :number and judged.reason <> 'own-tool'`,
    {
      cases: checkpoints.of('cases').schema,
      moderation: checkpoints.of('moderation').schema,
      conduct: checkpoints.of('conduct').schema,
      memberId,
      number,
    },
  )
  const [row] = rows
  if (row === undefined) return null
  const { act_id: actId, at, made_at, outcome, answer } = row
  const appealUntil = isoOf(instantOf(at).plus({ days: APPEAL_DAYS }))
  return { actId, appealUntil, appeal: made_at === null ? null : { madeAt: isoOf(instantOf(made_at)), outcome, answer } }
}

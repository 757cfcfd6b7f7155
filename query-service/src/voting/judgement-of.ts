import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { VoteState } from '@debut/events/voting/vote-ledger.ts'
import type { Parts } from '../kernel/query.ts'
import { type HidingJson, hidingFrom } from '../moderation/hiding-of.ts'

/** The act by which a member's vote is held or void, with their appeal. Null where it counts, and of a vote for their own tool. */
export const judgementOf = async (
  memberId: MemberId,
  { number, state }: { readonly number: number; readonly state: VoteState },
  { database, checkpoints }: Parts,
) => {
  if (state !== 'held' && state !== 'voided') return null
  const { rows } = await database.raw<{ rows: { judged: HidingJson }[] }>(
    `select json_build_object('actId', act_id, 'at', act.at, 'madeAt', made_at, 'outcome', outcome, 'answer', answer) as judged
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
  return hidingFrom(rows[0]?.judged ?? null)
}

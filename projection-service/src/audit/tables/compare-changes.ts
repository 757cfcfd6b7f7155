import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { Session } from '@debut/adapters/session.ts'
import { z } from 'zod'
import { compareRows } from './compare-rows.ts'
import type { Finding } from '../finding.ts'
import { namesOf } from './ledger-rows.ts'
import type { Scope } from '../log/scope.ts'
import { type LedgerVote, type VoteLedger, voteKey, voteStates } from '../log/vote-ledger.ts'

const ChangeRow = z.object({
  memberId: MemberId,
  number: z.int(),
  position: LogPosition,
  state: z.enum(voteStates),
  reason: z.string().nullable(),
})

const noMember: Scope['members'] & object = { sql: '$1::text is null', value: '', has: () => false }

/** What happened to the votes that are asked for, one by one. */
export const compareChanges = async (
  session: Session,
  schema: string,
  scope: Scope,
  votes: readonly LedgerVote[],
  { changes, find }: Pick<VoteLedger, 'changes' | 'find'>,
): Promise<Finding[]> => {
  const asked = new Set(votes.map(voteKey))
  const mine = scope.members ?? noMember
  const sql = `select member_id as "memberId", number, position, state, reason from ${schema}.vote_changes
    where ${mine.sql} or (member_id, number) in (select "memberId", number from json_to_recordset($2::json) as named ("memberId" uuid, number int))`
  return compareRows('vote_changes', {
    logged: changes.filter((change) => mine.has(change.memberId) || asked.has(voteKey(change))),
    shown: z.array(ChangeRow).parse(await session.query(sql, [mine.value, namesOf(votes)])),
    voteOf: (change) => find(change)?.position,
    nameOf: ({ memberId, number, position }) => `What became of vote ${number} of member ${memberId} at ${position}`,
  })
}

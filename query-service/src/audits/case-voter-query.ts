import type { CaseVoter } from '@debut/events/audits/audit-answers.ts'
import { type CaseId, MOST_JUDGED_VOTES } from '@debut/events/cases/case-form.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { VoteState } from '@debut/events/voting/vote-ledger.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import { caseTools } from '../cases/case-tools.ts'
import { JOBS } from '../jobs/read-job.ts'
import type { FreshQuery } from '../kernel/query.ts'
import { hiddenFrom } from '../voting/hidden-days.ts'
import { auditsIn } from './case-audits.ts'
import { DONE_AUDITS, LISTS } from './listed-votes.ts'

interface Row {
  readonly position: LogPosition
  readonly member_id: MemberId
  readonly cast_at: Date
  readonly tool_id: ToolId
  readonly board_date: Day
  readonly weight: number
  readonly state: VoteState
  readonly audits: JobId[]
  readonly total: number
}

/** Only a voter who is listed in an audit of the case is found there. Positions of other votes reveal nothing about anyone. */
export const caseVoterQuery: FreshQuery<CaseVoter, { readonly caseId: CaseId }, { readonly vote: LogPosition }> = {
  kind: 'fresh',
  reads: ['votes', JOBS, 'tools', 'members'],
  read: async ({ params: { caseId }, query: { vote }, now }, parts) => {
    const { database, checkpoints } = parts
    if ((await auditsIn(caseId, parts)).length === 0) throw new HttpError('no-such-case')
    const { rows } = await database.raw<{ rows: Row[] }>(
      `with ${DONE_AUDITS}, voter as (
         select vote.member_id from :votes:.votes vote join audit on ${LISTS} where vote.position = :vote limit 1
       ) select vote.position, vote.member_id, vote.cast_at, vote.tool_id, vote.board_date, vote.weight, vote.state,
         array_agg(audit.id order by audit.id) as audits, (count(*) over ())::int as total
       from voter join :votes:.votes vote using (member_id) join audit on ${LISTS}
       group by vote.member_id, vote.number order by vote.position desc limit ${MOST_JUDGED_VOTES}`,
      { jobs: checkpoints.of(JOBS).schema, votes: checkpoints.of('votes').schema, caseId, vote, hides: hiddenFrom(now) },
    )
    const [first] = rows
    if (first === undefined) throw new HttpError('unknown-voter')
    const [pseudonymOf, tools] = await Promise.all([
      parts.pseudonymsOf(caseId),
      caseTools(
        rows.map(({ tool_id }) => tool_id),
        parts,
      ),
    ])
    return {
      caseId,
      voter: pseudonymOf(first.member_id),
      votes: rows.map(({ position, cast_at, tool_id, board_date, weight, state, audits }) => ({
        vote: position,
        at: isoOf(toInstant(cast_at.toISOString())),
        tool: tools.get(tool_id) ?? null,
        day: board_date,
        weight,
        state,
        audits,
      })),
      total: first.total,
    }
  },
}

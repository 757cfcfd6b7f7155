import type { CaseId } from '@debut/events/cases/case-form.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { JOBS } from '../jobs/read-job.ts'
import type { Parts } from '../kernel/query.ts'

/** SQL for the case of a row of `asked`. */
export const CASE_OF = `coalesce(asked.question ->> 'caseId', asked.id)`

/** SQL for the audits of a case that are done, each with how far into the log it read. */
export const DONE_AUDITS = `audit as (
  select asked.id, asked.question, (job.result ->> 'upTo')::bigint as up_to
  from :jobs:.asked asked join projections.jobs job on job.id = asked.id
  where asked.kind = 'audit' and ${CASE_OF} = :caseId and job.result is not null
)`

const within = (column: string) => `${column} between (audit.question ->> 'from')::date and (audit.question ->> 'to')::date`

/** SQL that is true if an audit lists a vote as one that it is about. No audit lists votes of days whose points are hidden. */
export const LISTS = `vote.position <= audit.up_to and vote.board_date < :hides
  and (audit.question ->> 'asOf' is null or vote.cast_at <= (audit.question ->> 'asOf')::timestamptz)
  and case audit.question ->> 'subject'
    when 'tool' then vote.tool_id = audit.question ->> 'toolId'
    when 'member' then vote.member_id::text = audit.question ->> 'memberId'
    else ${within('vote.board_date')} or ${within('vote.counts_on')} end`

interface Page {
  readonly jobId: JobId
  readonly caseId: CaseId
  readonly votes: readonly LogPosition[]
  readonly hides: Day
}

/** Counts in how many other audits of the case each vote's voter appears, by vote. Voters who appear in no other audit are left out. */
export const alsoListed = async (
  { jobId, caseId, votes, hides }: Page,
  { database, checkpoints }: Parts,
): Promise<ReadonlyMap<LogPosition, number>> => {
  const { rows } = await database.raw<{ rows: { position: LogPosition; audits: number }[] }>(
    `with ${DONE_AUDITS}, page as (
       select position, member_id from :votes:.votes where position = any(:positions::bigint[])
     ), voters as (
       select vote.member_id, count(distinct audit.id)::int as audits
       from (select distinct member_id from page) voter join :votes:.votes vote using (member_id) join audit on ${LISTS}
       where audit.id <> :jobId group by vote.member_id
     ) select position, audits from page join voters using (member_id)`,
    {
      jobs: checkpoints.of(JOBS).schema,
      votes: checkpoints.of('votes').schema,
      caseId,
      jobId,
      hides,
      positions: [...new Set(votes)],
    },
  )
  return new Map(rows.map(({ position, audits }) => [position, audits]))
}

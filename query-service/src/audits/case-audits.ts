import type { Audits, AuditCase } from '@debut/events/audits/audit-answers.ts'
import { AuditResult } from '@debut/events/audits/audit-answers.ts'
import { caseOfAudit, MOST_AUDITS_IN_CASE } from '@debut/events/audits/audit-case.ts'
import { AuditAsked } from '@debut/events/audits/audit-events.ts'
import type { CaseId } from '@debut/events/cases/case-form.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import * as z from 'zod/mini'
import { HttpError } from '@debut/adapters/http-error.ts'
import { JOBS, readJob, readJobs } from '../jobs/read-job.ts'
import type { FreshQuery, Parts } from '../kernel/query.ts'
import { questionsOf } from './audit-question.ts'
import { CASE_OF } from './listed-votes.ts'

const MOST_CASES = 20

const KeptVotes = z.object({ votes: AuditResult.shape.votes })

/** Returns the ids of the audits in a case, in the order in which they were asked for. */
export const auditsIn = async (caseId: CaseId, { database, checkpoints }: Parts): Promise<readonly JobId[]> => {
  const { rows } = await database.raw<{ rows: { id: JobId }[] }>(
    `select id from :jobs:.asked asked where kind = 'audit' and ${CASE_OF} = :caseId order by position limit ${MOST_AUDITS_IN_CASE}`,
    { jobs: checkpoints.of(JOBS).schema, caseId },
  )
  return rows.map(({ id }) => id)
}

export const auditCaseQuery: FreshQuery<AuditCase, { readonly jobId: JobId }> = {
  kind: 'fresh',
  reads: [JOBS, 'tools', 'members'],
  read: async ({ params: { jobId } }, parts) => {
    const audit = await readJob(parts, 'audit', jobId)
    if (audit === undefined) throw new HttpError('no-such-audit')
    const caseId = caseOfAudit(AuditAsked.schema.parse(audit.question))
    const found = await readJobs(parts, 'audit', await auditsIn(caseId, parts))
    const [questions, names] = await Promise.all([
      questionsOf(
        found.map(({ question }) => AuditAsked.schema.parse(question)),
        parts,
      ),
      namesOf(
        found.map(({ job }) => job.by),
        parts,
      ),
    ])
    return {
      caseId,
      audits: found.flatMap(({ job, result }, index) => {
        const question = questions[index]
        const counted = result === null ? null : KeptVotes.parse(result).votes.counted
        return question === undefined ? [] : [{ job, question, byName: names.get(job.by) ?? null, counted }]
      }),
    }
  },
}

const namesOf = async (memberIds: readonly MemberId[], { database, checkpoints }: Parts): Promise<ReadonlyMap<MemberId, string | null>> => {
  const rows: { member_id: MemberId; username: string | null }[] = await database
    .withSchema(checkpoints.of('members').schema)
    .from('members')
    .whereIn('member_id', [...new Set(memberIds)])
    .select('member_id', 'username')
  return new Map(rows.map(({ member_id, username }) => [member_id, username]))
}

/** Returns the cases with audits that a member asked for, the most recently used first. */
export const casesWithAuditsOf = async (memberId: MemberId, parts: Parts): Promise<Audits['cases']> => {
  const { rows } = await parts.database.raw<{ rows: { case_id: CaseId; audits: number; question: unknown }[] }>(
    `with used as (
       select ${CASE_OF} as case_id, count(*)::int as audits, max(position) filter (where asked_by = :memberId) as last
       from :jobs:.asked asked where kind = 'audit' group by 1 having bool_or(asked_by = :memberId)
     ) select case_id, audits, first.question from used join :jobs:.asked first on first.id = case_id order by last desc limit ${MOST_CASES}`,
    { jobs: parts.checkpoints.of(JOBS).schema, memberId },
  )
  const questions = await questionsOf(
    rows.map(({ question }) => AuditAsked.schema.parse(question)),
    parts,
  )
  return rows.map(({ case_id, audits }, index) => ({ caseId: case_id, title: questions[index]?.title ?? 'Days', audits }))
}

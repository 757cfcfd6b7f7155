import type { SavedAnalyses } from '@debut/events/analyses/analysis-answers.ts'
import type { AskedRule } from '@debut/events/analyses/analysis-question.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { Period } from '@debut/events/kernel/periods.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'

export const ANALYSES = 'analyses'

type Reads = Pick<Parts, 'database' | 'checkpoints'>

interface Row {
  readonly jobId: JobId
  readonly period: Period
  readonly start: Day
  readonly rule: AskedRule
  readonly upTo: LogPosition
  readonly reproduces: JobId | null
  readonly name: string | null
  /** Null unless it is saved. */
  readonly savedBy: MemberId | null
  readonly savedAt: string | null
  readonly username: string | null
}

const COLUMNS = `
  analysis.job_id as "jobId", period, start, rule, up_to as "upTo", reproduces, name, saved_by as "savedBy", member.username,
  to_char(saved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "savedAt"
  from :analyses:.analyses analysis left join :members:.members member on member.member_id = analysis.saved_by`

const schemasIn = ({ checkpoints }: Reads) => ({ analyses: checkpoints.of(ANALYSES).schema, members: checkpoints.of('members').schema })

export const findAnalysis = async (parts: Reads, jobId: JobId): Promise<Row | undefined> => {
  const { rows } = await parts.database.raw<{ rows: Row[] }>(`select ${COLUMNS} where analysis.job_id = :jobId`, {
    ...schemasIn(parts),
    jobId,
  })
  return rows[0]
}

/** The newest that makes it again. */
export const latestOf = async ({ database, checkpoints }: Reads, jobId: JobId): Promise<JobId | undefined> => {
  const row: { job_id: JobId } | undefined = await database
    .from(`${checkpoints.of(ANALYSES).schema}.analyses`)
    .where({ reproduces: jobId })
    .orderBy('position', 'desc')
    .first('job_id')
  return row?.job_id
}

export const savedBy = ({ name, savedBy: by, savedAt: at, username }: Row, reader: MemberId) =>
  at === null ? null : { name, by: username, isOwn: by === reader, at }

export const savedAnalysesQuery: OwnQuery<SavedAnalyses, object, { readonly limit: number; readonly offset: number }> = {
  kind: 'own',
  reads: [ANALYSES, 'members'],
  read: async ({ query: { limit, offset }, memberId }, parts) => {
    const { rows } = await parts.database.raw<{ rows: Row[] }>(
      `select ${COLUMNS} where saved_from is not null order by saved_from desc limit :limit offset :offset`,
      { ...schemasIn(parts), limit: limit + 1, offset },
    )
    const analyses = rows.slice(0, limit).flatMap((row) => {
      const saved = savedBy(row, memberId)
      const { jobId, period, start, rule, upTo } = row
      return saved === null ? [] : [{ jobId, period, start, rule, upTo, ...saved }]
    })
    return { analyses, more: rows.length > limit }
  },
}

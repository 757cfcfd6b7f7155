import type { JobState } from '@debut/events/jobs/job-answers.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import { type $ZodType, parse } from 'zod/v4/core'
import type { Parts } from '../kernel/query.ts'

type Reads = Pick<Parts, 'database' | 'checkpoints'>

interface Found {
  readonly job: JobState
  /** The data of the event that asked for it. */
  readonly question: unknown
  /** Null until it is done. */
  readonly result: unknown
}

interface Row extends Omit<JobState, 'askedFrom' | 'paused'> {
  readonly question: unknown
  readonly result: unknown
  readonly position: JobState['askedFrom']
  readonly steeredAt: string | null
  readonly steeredBy: string | null
}

/** Who reads this reads the projections “jobs” and “members”. */
export const JOBS = 'jobs'

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** What was asked for and never begun is begun within a day, by the clock of the log; later its result was there, and is no more. */
const STATE = (schema: string) => `
  case when jobs.state in ('running', 'paused') and asked.wanted = 'stopped' then 'stopped'
    when jobs.state is not null then jobs.state
    when asked.wanted = 'stopped' then 'stopped'
    when asked.at > (select max(at) from ${schema}.asked) - interval '1 day' then 'waiting'
    else 'gone' end`

const jobsIn = ({ database, checkpoints }: Reads) => {
  const { schema } = checkpoints.of(JOBS)
  return database
    .from(`${schema}.asked`)
    .leftJoin('projections.jobs', 'jobs.id', 'asked.id')
    .leftJoin({ steerer: `${checkpoints.of('members').schema}.members` }, 'steerer.member_id', 'asked.steered_by')
    .select({
      jobId: 'asked.id',
      by: 'asked_by',
      state: database.raw(STATE(schema)),
      done: database.raw('coalesce(done, 0)'),
      total: database.raw('coalesce(total, 0)'),
      events: database.raw('coalesce(events, 0)'),
      askedAt: database.raw(iso('asked.at')),
      startedAt: database.raw(iso('started_at')),
      endedAt: database.raw(iso('ended_at')),
      problem: 'problem',
      position: 'asked.position',
      steeredAt: database.raw(iso('asked.steered_at')),
      steeredBy: 'steerer.username',
      question: 'question',
    })
}

const foundOf = ({ question, result, position, steeredAt, steeredBy, ...job }: Row): Found => ({
  job: { ...job, askedFrom: position, paused: job.state === 'paused' && steeredAt !== null ? { byName: steeredBy, at: steeredAt } : null },
  question,
  result: result ?? null,
})

export const readJob = async (parts: Reads, kind: string, jobId: JobId): Promise<Found | undefined> => {
  const rows: Row[] = await jobsIn(parts).select('result').where('asked.id', jobId).where('asked.kind', kind)
  return rows.map(foundOf)[0]
}

/** Returns jobs with their results, in the order in which they were asked for. */
export const readJobs = async (parts: Reads, kind: string, jobIds: readonly JobId[]): Promise<Found[]> => {
  const rows: Row[] = await jobsIn(parts)
    .select('result')
    .whereIn('asked.id', [...jobIds])
    .where('asked.kind', kind)
    .orderBy('asked.position')
  return rows.map(foundOf)
}

/** The newest first, without their results. */
export const listJobs = async (parts: Reads, kind: string, { limit }: { readonly limit: number }): Promise<Found[]> => {
  const rows: Row[] = await jobsIn(parts).where('asked.kind', kind).orderBy('asked.position', 'desc').limit(limit)
  return rows.map(foundOf)
}

/** Rows of its result after a number, in their order. */
export const readJobRows = async <Kept>(
  { database }: Pick<Reads, 'database'>,
  jobId: JobId,
  { after, limit, form }: { readonly after: number; readonly limit: number; readonly form: $ZodType<Kept> },
): Promise<readonly { readonly number: number; readonly row: Kept }[]> => {
  const rows = await database
    .from('projections.job_rows')
    .where({ job_id: jobId })
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .select<{ number: number; row: unknown }[]>('number', 'row')
  return rows.map(({ number, row }) => ({ number, row: parse(form, row) }))
}

import type { JobId } from '@debut/events/jobs/job-id.ts'
import { JOB_DAYS } from '@debut/events/jobs/job-answers.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Session } from '@debut/adapters/session.ts'
import { activeBuild, schemaOf } from '../build.ts'

/** A job that is not over. */
export interface OpenJob {
  readonly id: JobId
  readonly kind: string
  readonly stream: string
  readonly position: LogPosition
  readonly wanted: 'runs' | 'paused' | 'stopped'
  /** When that was said, in milliseconds of the epoch by the clock of the log; null before it is steered. */
  readonly steeredAt: number | null
  /** Null before it is begun. */
  readonly tries: number | null
  /** Among all that its asker has open, from 1 on. */
  readonly place: number
}

/** After a restore, old questions are not all answered again: who still wants to know asks again. */
const FORGOTTEN_AFTER = '1 day'

const OPEN = (schema: string) => `
  select asked.id, asked.kind, asked.stream, asked.position, asked.wanted, (extract(epoch from asked.steered_at) * 1000)::bigint as "steeredAt", jobs.tries,
    row_number() over (partition by asked.asked_by order by asked.position, asked.id)::int as place
  from ${schema}.asked left join projections.jobs on jobs.id = asked.id
  where jobs.state in ('running', 'paused')
    or jobs.id is null and asked.wanted <> 'stopped' and asked.at > (select max(at) from ${schema}.asked) - interval '${FORGOTTEN_AFTER}'
  order by asked.position`

/** In the order in which they were asked for. */
export const openJobs = async (session: Session): Promise<OpenJob[]> => {
  const build = await activeBuild(session, 'jobs')
  return build === undefined ? [] : session.query<OpenJob & Record<string, unknown>>(OPEN(schemaOf('jobs', build.version)))
}

/** From the beginning, also where it was broken off. */
export const beginJob = ({ id, kind }: OpenJob, session: Session) =>
  session.transaction(async () => {
    await session.query('delete from projections.job_rows where job_id = $1', [id])
    await session.query(
      `insert into projections.jobs (id, kind) values ($1, $2)
       on conflict (id) do update set state = 'running', done = 0, total = 0, events = 0, tries = jobs.tries + 1`,
      [id, kind],
    )
  })

interface Progress {
  readonly state: 'running' | 'paused'
  readonly done: number
  readonly total: number
  readonly events: number
}

export const noteProgress = (id: JobId, { state, done, total, events }: Progress, session: Session) =>
  session.query('update projections.jobs set state = $2, done = $3, total = $4, events = $5 where id = $1', [
    id,
    state,
    done,
    total,
    events,
  ])

export const addRows = (id: JobId, first: number, rows: readonly object[], session: Session) =>
  session.query(
    `insert into projections.job_rows (job_id, number, row)
     select $1, $2 + place - 1, row from jsonb_array_elements($3::jsonb) with ordinality as rows (row, place)`,
    [id, first, JSON.stringify(rows)],
  )

export type Ending =
  | { readonly state: 'done'; readonly result: object }
  | { readonly state: 'refused' | 'failed'; readonly problem: string }
  | { readonly state: 'stopped'; readonly problem?: string }

/** A job that came to nothing leaves no rows. */
export const endJob = (id: JobId, ending: Ending, session: Session) =>
  session.transaction(async () => {
    if (ending.state !== 'done') await session.query('delete from projections.job_rows where job_id = $1', [id])
    await session.query('update projections.jobs set state = $2, ended_at = now(), problem = $3, result = $4 where id = $1', [
      id,
      ending.state,
      'problem' in ending ? (ending.problem ?? null) : null,
      'result' in ending ? JSON.stringify(ending.result) : null,
    ])
  })

export const forgetOldJobs = (session: Session) =>
  session.query(`delete from projections.jobs where ended_at < now() - interval '${JOB_DAYS} days'`)

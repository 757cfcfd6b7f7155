import { isOver, type JobState } from '@debut/events/jobs/job-answers.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { RebuildAsked, SwapAsked } from '@debut/events/projections/build-events.ts'
import type { Projections, Rebuild, Swap } from '@debut/events/projections/projection-answers.ts'
import type { Parts } from '../kernel/query.ts'
import { listJobs, readJob } from '../jobs/read-job.ts'
import { comparisonIn } from './comparison-in.ts'

/** Of each kind. */
const LOOKED_AT = 30
const SWAPS_SHOWN = 10
/** Whatever came to nothing is shown for so long. */
const SHOWN_FOR_MS = 3_600_000

type Asked<Question> = { readonly job: JobState; readonly question: Question }
type NameOf = (memberId: MemberId) => string | null
type Reads = Pick<Parts, 'database' | 'checkpoints'>

interface BuildRow {
  readonly name: string
  readonly version: number
  readonly active: number
  readonly position: Projections['unattended'][number]['position']
  readonly job: string | null
  readonly waits: string | null
  readonly filling: boolean
  readonly started: string
}

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Builds beside those in force that are being filled, or wait. */
const BESIDE = `
  select builds.name, builds.version, active.version as active, position, job_id as job, ${iso('created_at')} as started,
    case when ready_at is not null then ${iso('drop_at')} end as waits, ready_at is null and drop_at is null as filling
  from projections.builds join projections.active on active.name = builds.name and active.version <> builds.version
  where retired_at is null order by created_at desc`

interface SwapRow extends Omit<Swap, 'back' | 'noWayBack'> {
  readonly sameLogic: boolean
}

const SWAPS = `
  select * from (
    select distinct on (swaps.name) swaps.name as projection, from_version as "from", to_version as version, ${iso('swapped_at')} as at, equal, differences,
      held_ms as "heldMilliseconds", same_logic as "sameLogic", id,
      case when same_logic and drop_at > now() then ${iso('drop_at')} end as "backUntil"
    from projections.swaps left join projections.builds on builds.name = swaps.name and builds.version = from_version and builds.retired_at is not null
    order by swaps.name, id desc
  ) latest order by id desc limit ${SWAPS_SHOWN}`

/** What is being rebuilt, what waits for a swap, and what was swapped. `hides`: the first day whose points are hidden. */
export const readRebuilds = async (hides: Day, parts: Reads): Promise<Pick<Projections, 'rebuilds' | 'unattended' | 'swaps'>> => {
  const rebuilds = (await listJobs(parts, 'rebuild', { limit: LOOKED_AT })).map((found) => ({
    ...found,
    question: RebuildAsked.schema.parse(found.question),
  }))
  const swaps = (await listJobs(parts, 'swap', { limit: LOOKED_AT })).map((found) => ({
    ...found,
    question: SwapAsked.schema.parse(found.question),
  }))
  const { rows: beside } = await parts.database.raw<{ rows: BuildRow[] }>(BESIDE)
  const { rows: swapped } = await parts.database.raw<{ rows: SwapRow[] }>(SWAPS)
  const now = await nowIn(parts)
  const nameOf = await namesOf([...rebuilds, ...swaps], parts)
  const steered = ({ job }: Asked<unknown>) => ({ job, byName: nameOf(job.by) })
  const isRecent = ({ endedAt }: JobState) => endedAt === null || now - toInstant(endedAt).toMillis() < SHOWN_FOR_MS

  const shown = rebuilds.flatMap(({ job, question: { projection } }) => {
    const build = beside.find((each) => each.job === job.jobId)
    const cameToNothing = isOver(job) && job.state !== 'done' && job.state !== 'gone' && isRecent(job)
    if (isOver(job) && (build?.waits ?? null) === null && !cameToNothing) return []
    const swap = swaps.find(({ question }) => question.rebuild === job.jobId)
    return [{ job, projection, build, swap }]
  })
  const withComparisons = await Promise.all(
    shown.map(async ({ job, projection, build, swap }): Promise<Rebuild> => {
      const done = job.state === 'done' ? await readJob(parts, 'rebuild', job.jobId) : undefined
      const comparison = done === undefined || done.result === null ? null : comparisonIn(done.result, hides)
      return {
        job,
        byName: nameOf(job.by),
        projection,
        version: build?.version ?? comparison?.version ?? null,
        live: build?.active ?? comparison?.live ?? (await activeOf(projection, parts)),
        comparison,
        // Its tables are there a moment before its comparison is.
        waitsUntil: comparison === null ? null : (build?.waits ?? null),
        swap: swap === undefined ? null : steered(swap),
      }
    }),
  )
  return {
    rebuilds: withComparisons,
    unattended: beside
      .filter(({ job, filling }) => job === null && filling)
      .map(({ name, version, active, position, started }) => ({ projection: name, version, live: active, position, startedAt: started })),
    swaps: swapped.map(({ sameLogic, ...swap }): Swap => {
      const back = swaps.find(
        ({ job, question }) =>
          question.rebuild === null &&
          question.projection === swap.projection &&
          question.seen === swap.version &&
          job.state !== 'done' &&
          isRecent(job),
      )
      return {
        projection: swap.projection,
        from: swap.from,
        version: swap.version,
        at: swap.at,
        equal: swap.equal,
        differences: swap.differences,
        heldMilliseconds: swap.heldMilliseconds,
        backUntil: swap.backUntil,
        noWayBack: swap.backUntil !== null ? null : sameLogic ? 'too-late' : 'other-logic',
        back: back === undefined ? null : steered(back),
      }
    }),
  }
}

/** By the clock that jobs are dated with, in milliseconds of the epoch. */
const nowIn = async ({ database }: Reads): Promise<number> => {
  const { rows } = await database.raw<{ rows: { now: number }[] }>('select (extract(epoch from now()) * 1000)::bigint as now')
  return rows[0]?.now ?? 0
}

const activeOf = async (projection: string, { database }: Reads): Promise<number> => {
  const row = await database.from('projections.active').where({ name: projection }).first<{ version: number } | undefined>('version')
  return row?.version ?? 0
}

/** Of the staff, who asked for it. */
const namesOf = async (asked: readonly Asked<unknown>[], { database, checkpoints }: Reads): Promise<NameOf> => {
  const ids = [...new Set(asked.map(({ job }) => job.by))]
  if (ids.length === 0) return () => null
  const rows: { member_id: MemberId; username: string | null }[] = await database
    .withSchema(checkpoints.of('members').schema)
    .from('members')
    .whereIn('member_id', ids)
    .select('member_id', 'username')
  const names = new Map(rows.map(({ member_id, username }) => [member_id, username]))
  return (memberId) => names.get(memberId) ?? null
}

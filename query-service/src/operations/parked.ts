import type { Parts } from '../kernel/query.ts'

interface Parked {
  readonly projection: string
  readonly events: number
  readonly since: Date
}

/** What projections in force could not fold, with what waits behind it. */
export const parkedEvents = async ({ database }: Parts): Promise<readonly Parked[]> => {
  const { rows } = await database.raw<{ rows: Parked[] }>(
    `select projection, count(*)::int as events, min(parked_at) as since
     from projections.parked_events join projections.active on active.name = projection and active.version = parked_events.version
     group by projection order by since`,
  )
  return rows
}

import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { Lease } from '@debut/events/operations/operation-answers.ts'
import type { Parts } from '../kernel/query.ts'

interface Row {
  readonly name: string
  readonly owner: string | null
  readonly until: Date
}

/** Which instance writes each projection in force. One whose time is up writes none. */
export const projectionLeases = async ({ database }: Parts): Promise<Lease[]> => {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select name, case when expires_at > clock_timestamp() then left(owner::text, 8) end as owner, coalesce(expires_at, clock_timestamp()) as until
     from projections.active left join projections.leases using (name) order by name`,
  )
  return rows.map(({ name, owner, until }) => ({ name, owner, until: isoOf(toInstant(until.toISOString())) }))
}

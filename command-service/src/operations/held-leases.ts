import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { OperatingState } from '@debut/events/operations/operating-state.ts'
import type { Knex } from '@debut/adapters/database.ts'

interface Row {
  readonly name: string
  readonly owner: string | null
  readonly until: Date
}

/** Who is at each process that runs once. One whose time is up has no owner, whatever its row says. */
export const heldLeases = async (database: Knex, names: readonly string[]): Promise<OperatingState['leases']> => {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select name, case when expires_at > clock_timestamp() then left(owner::text, 8) end as owner, coalesce(expires_at, clock_timestamp()) as until
     from unnest(:names::text[]) as wanted (name) left join identity.process_leases using (name) order by name`,
    { names },
  )
  return rows.map(({ name, owner, until }) => ({ name, owner, until: isoOf(toInstant(until.toISOString())) }))
}

import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/adapters/database.ts'

/** Where a process has got to. Losing it costs a walk through the log, nothing else. */
export interface ProcessMemory {
  recall(name: string): Promise<LogPosition | undefined>
  /** Forwards only, whichever instance has got furthest. False where it is not for this owner to say: another one has the lease. */
  remember(name: string, position: LogPosition, owner?: string): Promise<boolean>
}

const REMEMBER = `
  insert into identity.processes as known (name, position)
  select :name, :position where :owner::uuid is null
    or exists (select from identity.process_leases where name = :name and owner = :owner::uuid and expires_at > clock_timestamp())
  on conflict (name) do update set position = greatest(known.position, excluded.position)
  returning name`

export const processMemory = (database: Knex): ProcessMemory => ({
  recall: async (name) => (await database<{ name: string; position: LogPosition }>('identity.processes').where({ name }).first())?.position,
  remember: async (name, position, owner) => {
    const { rows } = await database.raw<{ rows: unknown[] }>(REMEMBER, { name, position, owner: owner ?? null })
    return rows.length > 0
  },
})

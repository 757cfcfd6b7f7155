import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'

/** Where a process has got to. Losing it costs a walk through the log, nothing else. */
export interface ProcessMemory {
  recall(name: string): Promise<LogPosition | undefined>
  remember(name: string, position: LogPosition): Promise<void>
}

export const processMemory = (database: Knex): ProcessMemory => ({
  recall: async (name) => (await database('identity.processes').where({ name }).first('position'))?.position,
  remember: async (name, position) => {
    await database('identity.processes').insert({ name, position }).onConflict('name').merge()
  },
})

import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'

/** Where a process has got to. Losing it costs a walk through the log, nothing else. */
export interface ProcessMemory {
  recall(name: string): Promise<LogPosition | undefined>
  remember(name: string, position: LogPosition): Promise<void>
}

export const processMemory = (database: Knex): ProcessMemory => {
  const rows = () => database<{ name: string; position: LogPosition }>('identity.processes')
  return {
    recall: async (name) => (await rows().where({ name }).first())?.position,
    remember: async (name, position) => {
      await rows().insert({ name, position }).onConflict('name').merge()
    },
  }
}

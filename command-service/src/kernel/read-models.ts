import { setTimeout as delay } from 'node:timers/promises'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { Unavailable } from '@debut/adapters/errors.ts'

type Tables = (name: string) => Knex.QueryBuilder

/** Reads the tables of projections, for work that needs something of many streams at once. No command is decided on it. */
export interface ReadModels {
  /** Waits until the projection has read the log up to `upTo`, then runs the query. Throws Unavailable where that takes too long. */
  read<Row>(projection: string, upTo: LogPosition, query: (tables: Tables) => PromiseLike<Row[]>): Promise<Row[]>
}

const LOOK_MS = 50
const TIMEOUT_MS = 5_000

export const readModelsIn = (database: Knex, timeoutMs = TIMEOUT_MS): ReadModels => {
  const schemaOf = async (projection: string, upTo: LogPosition): Promise<string | undefined> => {
    const build = await database
      .from('projections.active')
      .join('projections.builds', { 'builds.name': 'active.name', 'builds.version': 'active.version' })
      .where({ 'active.name': projection })
      .where('position', '>=', upTo)
      .first<{ version: number } | undefined>('builds.version')
    return build && `${projection}_v${build.version}`
  }

  const upToDate = async (projection: string, upTo: LogPosition): Promise<string> => {
    for (const giveUpAt = performance.now() + timeoutMs; performance.now() < giveUpAt; await delay(LOOK_MS)) {
      const schema = await schemaOf(projection, upTo)
      if (schema !== undefined) return schema
    }
    throw new Unavailable(`the projection "${projection}" is behind the log`)
  }

  return {
    read: async (projection, upTo, query) => {
      try {
        const schema = await upToDate(projection, upTo)
        return await query((name) => database.withSchema(schema).from(name))
      } catch (error) {
        throw error instanceof Unavailable ? error : new Unavailable('the read models can’t be read', { cause: error })
      }
    },
  }
}

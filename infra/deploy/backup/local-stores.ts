import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Refused } from '@debut/adapters/errors.ts'
import { start as startEventStore } from '@debut/stack/event-store/event-store.ts'
import { hold } from '@debut/local/exclusive.mjs'
import { start as startPostgres } from '@debut/stack/postgres/postgres.ts'
import type { Stores } from './command-settings.ts'

const HOST = '127.0.0.1'

/** The stores of `npm start` on a folder, without anybody who writes to them. */
export const openLocalStores = async (asked: string): Promise<{ readonly stores: Stores; close(): Promise<void> }> => {
  mkdirSync(asked, { recursive: true })
  const dataDir = realpathSync(asked)
  const claim = await hold(`data ${dataDir}`)
  if (claim.heldBy !== undefined) throw new Refused(`a Debut runs on ${dataDir} (process ${claim.heldBy.pid ?? 'unknown'}): stop it first`)
  const postgres = await startPostgres({ dataDir, port: 0, host: HOST })
  const eventStore = await startEventStore({
    host: HOST,
    port: 0,
    advertiseHost: HOST,
    dataDir: join(dataDir, 'event-store'),
    requireAuth: false,
  })
  return {
    stores: {
      eventStoreUrl: `esdb://${HOST}:${eventStore.port}?tls=false`,
      identityUrl: postgres.identityUrl,
      debutUrl: postgres.url,
      storageUrl: pathToFileURL(join(dataDir, 'uploads/')).href,
      secrets: join(dataDir, 'keys'),
    },
    close: async () => {
      await eventStore.close()
      await postgres.close()
      await claim.release?.()
    },
  }
}

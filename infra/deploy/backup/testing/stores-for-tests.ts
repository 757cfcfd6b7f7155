import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { openSnapshot } from '@debut/adapters/database-copy.ts'
import { openStorage } from '@debut/adapters/open-storage.ts'
import { sealedFiles } from '@debut/adapters/sealed-files.ts'
import { HOST, urlOf } from '@debut/adapters/testing/log-in-tests.ts'
import { onTestFinished } from 'vitest'
import { createMissingDatabases, databaseUrl, dropDatabase } from '@debut/stack/postgres/databases.ts'
import { postgresUrl } from '@debut/testing/shared-part.ts'
import { startStoreInThisThread } from '@debut/testing/store-in-this-thread.ts'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import type { Stores } from '../command-settings.ts'
import { leftOut, SCHEMA } from '../saved-tables.ts'

export const KEY = 'a key of back-ups, for tests alone, and long enough'

export const newTarget = () => {
  const folder = temporaryFolder()
  return { folder, url: `${pathToFileURL(folder).href}/` }
}

export const filesIn = async (url: string, key = KEY) => sealedFiles(await openStorage(url), key)

/** New stores with nothing in them, that go when the test has finished. */
export const emptyStores = async (): Promise<Stores> => {
  const postgres = await postgresUrl()
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  const databases = ['identity', 'debut'].map((each) => `${name}_${each}`)
  await createMissingDatabases(postgres, databases)
  const options = { port: 0, host: HOST, advertiseHost: HOST, dataDir: temporaryFolder(), requireAuth: false }
  const store = await startStoreInThisThread(options)
  onTestFinished(async () => {
    await store.close()
    await Promise.all(databases.map((each) => dropDatabase(postgres, each)))
  })
  const [identity = '', debut = ''] = databases
  return {
    eventStoreUrl: urlOf(store.port),
    identityUrl: databaseUrl(postgres, identity),
    debutUrl: databaseUrl(postgres, debut),
    storageUrl: `${pathToFileURL(temporaryFolder()).href}/`,
    secrets: undefined,
  }
}

/** All rows of what is saved, as text. */
export const rowsIn = async (url: string): Promise<Record<string, string[]>> => {
  const session = await openSnapshot(url, 'test')
  try {
    const rows: Record<string, string[]> = {}
    for (const table of await session.tables(SCHEMA)) {
      if (leftOut.has(table.name)) continue
      const found = await session.query<{ row: string }>(`select each::text as row from ${SCHEMA}."${table.name}" as each order by 1`)
      rows[table.name] = found.map(({ row }) => row)
    }
    return rows
  } finally {
    await session.end('rollback')
  }
}

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Refused } from '@debut/adapters/errors.ts'
import { readStackFile } from '@debut/stack/stack-file.ts'
import { dataDirSetting } from '@debut/stack/start-settings.ts'
import type { Stores } from './command-settings.ts'

/** The stack of `npm start` that runs here. */
export const runningStack = (): Stores => {
  const dataDir = dataDirSetting()
  const stack = readStackFile(dataDir)
  if (stack === undefined)
    throw new Refused(
      `no local stack runs on ${dataDir}: start one with npm start (DATA_DIR names another folder), or name a real one with EVENTSTORE_URL, IDENTITY_DATABASE_URL and STORAGE_URL`,
    )
  return {
    eventStoreUrl: stack.eventStore.url,
    identityUrl: stack.postgres.identityUrl,
    debutUrl: stack.postgres.url,
    storageUrl: pathToFileURL(join(dataDir, 'uploads/')).href,
    secrets: join(dataDir, 'keys'),
  }
}

import { systemClock } from '@debut/adapters/clock.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { openStorage } from '@debut/adapters/open-storage.ts'
import type { SealedFiles } from '@debut/adapters/sealed-files.ts'
import type { Stores } from './command-settings.ts'
import { type Restored, restoreBackup } from './restore-backup.ts'

interface Wanted {
  readonly files: SealedFiles
  readonly backup: string | undefined
  readonly only: 'log' | undefined
  readonly oneByOne?: boolean | undefined
  readonly signal: AbortSignal
  readonly say: (line: string) => void
}

export const restoreStores = async (stores: Stores, { oneByOne = false, ...wanted }: Wanted): Promise<Restored> => {
  const { eventStoreUrl, identityUrl, debutUrl, storageUrl, secrets } = stores
  const log = openEventStore({ url: eventStoreUrl, logger: createLogger('restore', 'silent') })
  try {
    await log.check()
    const storage = await openStorage(storageUrl)
    return await restoreBackup({ ...wanted, oneByOne, log, identityUrl, debutUrl, storage, secrets, clock: systemClock })
  } finally {
    await log.close()
  }
}

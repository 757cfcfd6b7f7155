import { systemClock } from '@debut/adapters/clock.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { openStorage } from '@debut/adapters/open-storage.ts'
import type { SealedFiles } from '@debut/adapters/sealed-files.ts'
import type { Stores } from './command-settings.ts'
import { countedFiles } from './counted-files.ts'
import { inWords, sizeAndTime } from './in-words.ts'
import { makeBackup } from './make-backup.ts'

interface Saving {
  readonly signal: AbortSignal
  readonly say: (line: string) => void
}

/** A back-up of these stores, and in words what it holds and what it took. */
export const saveStores = async (
  { eventStoreUrl, identityUrl, storageUrl, secrets }: Stores,
  target: SealedFiles,
  { signal, say }: Saving,
) => {
  const begun = performance.now()
  const { files, bytes } = countedFiles(target)
  const log = openEventStore({ url: eventStoreUrl, logger: createLogger('backup', 'silent') })
  try {
    await log.check()
    const storage = await openStorage(storageUrl)
    const manifest = await makeBackup({ log, identityUrl, storage, secrets, files, clock: systemClock, signal, say })
    return `${inWords(manifest)}; ${sizeAndTime(bytes(), performance.now() - begun)}.`
  } finally {
    await log.close()
  }
}

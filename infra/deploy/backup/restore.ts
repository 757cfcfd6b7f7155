import { readArguments, storesNamed, targetNamed } from './command-settings.ts'
import { inWords } from './in-words.ts'
import { restoreStores } from './restore-stores.ts'
import { runCommand, say } from './run-command.ts'

const USAGE = `usage: npm run restore [-- [--backup ID] [--only log] [--one-by-one]], with BACKUP_TARGET and BACKUP_KEY, into stores that are empty; infra/deploy/README.md says more`

/** Named by the environment, or those of `npm start` on an empty DATA_DIR. */
const openStores = async () => {
  const named = storesNamed()
  if (named !== undefined) return { stores: named, close: async () => undefined }
  const [{ openLocalStores }, { dataDirSetting }] = await Promise.all([
    import('./local-stores.ts'),
    import('@debut/stack/start-settings.ts'),
  ])
  return openLocalStores(dataDirSetting())
}

await runCommand(async (signal) => {
  const { backup, only, 'one-by-one': oneByOne } = readArguments(USAGE, 'backup', 'only', 'one-by-one')
  const files = await targetNamed()
  const { stores, close } = await openStores()
  try {
    const { manifest, erased, erasedAgain } = await restoreStores(stores, { files, backup, only, oneByOne, signal, say })
    return `Restored ${inWords(manifest)}. ${erased} members are erased, ${erasedAgain} of them since. Read models are made of the log when the services start.`
  } finally {
    await close()
  }
})

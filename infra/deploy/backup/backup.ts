import { readArguments, storesNamed, targetNamed } from './command-settings.ts'
import { runCommand, say } from './run-command.ts'
import { saveStores } from './save-stores.ts'

const USAGE = 'usage: npm run backup, with BACKUP_TARGET and BACKUP_KEY; infra/deploy/README.md says more'

await runCommand(async (signal) => {
  readArguments(USAGE)
  const files = await targetNamed()
  const stores = storesNamed() ?? (await import('./running-stack.ts')).runningStack()
  return `Saved ${await saveStores(stores, files, { signal, say })}`
})

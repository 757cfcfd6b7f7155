import { erasureList } from '@debut/adapters/erasure-list.ts'
import { Refused } from '@debut/adapters/errors.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { untilAnswered } from '@debut/adapters/until-answered.ts'
import { storesNamed, targetIfNamed } from './command-settings.ts'
import { dueMigrations } from './due-migrations.ts'
import { MIGRATIONS } from './restore-tables.ts'
import { runCommand, say } from './run-command.ts'
import { saveStores } from './save-stores.ts'

/** Runs before the services start: what a migration is about to change is saved first, or nothing starts. */
await runCommand(async (signal) => {
  const files = await targetIfNamed()
  if (files === undefined) return 'No back-ups are made, as BACKUP_TARGET is not set.'
  const stores = storesNamed()
  if (stores === undefined) throw new Refused('EVENTSTORE_URL is missing')
  const logger = createLogger('backup', 'info')
  const due = await untilAnswered('the identity database', logger, () => dueMigrations(stores.identityUrl, MIGRATIONS))
  if (due.length === 0) return 'No migration is due that a back-up should come before.'
  // The service that writes it starts with these very settings, and right after this.
  await erasureList(files).begin()
  const saved = await untilAnswered('the stores', logger, () => saveStores(stores, files, { signal, say }))
  return `Before ${due.join(', ')}: saved ${saved}`
})

import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isoOf } from '@debut/events/kernel/instant.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { type CopiedTable, type CopySession, openSnapshot } from '@debut/adapters/database-copy.ts'
import { hasErasureList, readErasures } from '@debut/adapters/erasure-list.ts'
import { Refused } from '@debut/adapters/errors.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import { RESTORE_MARK } from '@debut/adapters/restore-mark.ts'
import type { SealedFiles } from '@debut/adapters/sealed-files.ts'
import type { Storage } from '@debut/adapters/storage.ts'
import { expire } from './expire.ts'
import { BACKUPS, manifestOf, newId } from '@debut/adapters/backup-list.ts'
import type { Manifest } from './manifest.ts'
import { sayEvery } from './say-every.ts'
import { readingBack } from './reading-back.ts'
import { saveLog } from './save-log.ts'
import { saveTables } from './save-tables.ts'
import { saveUploads } from './save-uploads.ts'
import { KEYS, leftOut, SCHEMA } from './saved-tables.ts'

export interface Backed {
  readonly log: Pick<EventStore, 'at' | 'end' | 'follow'>
  readonly identityUrl: string
  readonly storage: Storage
  /** Where `npm start` keeps its secrets. */
  readonly secrets: string | undefined
  readonly files: SealedFiles
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly say: (line: string) => void
}

const NAME = 'back-up'
const SAID_EVENTS = 100_000

export const makeBackup = async (backed: Backed): Promise<Manifest> => {
  const { identityUrl, clock } = backed
  const { files, readBack } = readingBack(backed.files)
  if (!(await hasErasureList(files)))
    throw new Refused('no list of erasures is written beside it: start the command-service with this BACKUP_TARGET and BACKUP_KEY first')
  const tables = await openSnapshot(identityUrl, NAME)
  try {
    await onlyOne(tables)
    const manifest = await save({ ...backed, files }, tables)
    await readBack()
    await files.put(manifestOf(manifest.id), Buffer.from(JSON.stringify(manifest)))
    await expire(files, clock())
    return manifest
  } finally {
    await tables.end('rollback')
  }
}

/** What tables say of the log, the log has that is read after them; what the log needs of the keys, these have that are read after it. */
const save = async (backed: Backed, tables: CopySession): Promise<Manifest> => {
  const { log, files, identityUrl, storage, clock, signal, say } = backed
  const at = isoOf(clock())
  const id = newId(at, randomBytes(3).toString('hex'))
  const end = await log.end()
  const database = await saveDatabase(tables, identityUrl, { files, id })
  // Snapshots keep what was deleted since from being cleaned up, and a long log takes its time.
  await tables.query('commit')
  const progress = sayEvery(SAID_EVENTS, say, (events) => `${events} events`)
  return {
    form: 1,
    id,
    at,
    ...database,
    log: end === undefined ? null : await saveLog({ log, files, through: end, name: id, signal, progress }),
    uploads: await saveUploads({ storage, files, id }),
    secrets: await saveSecrets(backed, id),
    erasures: (await readErasures(files))?.size ?? 0,
  }
}

const saveDatabase = async (tables: CopySession, url: string, to: Parameters<typeof saveTables>[2]) => {
  const keys = await openSnapshot(url, NAME)
  try {
    return await saveFrom(tables, keys, to)
  } finally {
    await keys.end('rollback')
  }
}

const saveFrom = async (tables: CopySession, keys: CopySession, to: Parameters<typeof saveTables>[2]) => {
  const [mark] = await tables.query<{ half: boolean }>('select to_regclass($1) is not null as half', [RESTORE_MARK])
  if (mark?.half === true) throw new Refused('a restore was begun there and has not ended: there is nothing to save yet')
  const saved = (await tables.tables(SCHEMA)).filter(({ name }) => !leftOut.has(name))
  if (saved.length === 0) throw new Refused('the database of members and their keys has no tables: nothing was ever started on it')
  const migrations = await tables.query<{ name: string }>(`select name from ${SCHEMA}.migrations order by name`)
  const isOfKeys = ({ name }: CopiedTable) => name === KEYS
  return {
    migrations: migrations.map(({ name }) => name),
    tables: [
      ...(await saveTables(keys, saved.filter(isOfKeys), to)),
      ...(await saveTables(
        tables,
        saved.filter((table) => !isOfKeys(table)),
        to,
      )),
    ],
  }
}

/** Two at a time would delete each other's unfinished files. */
const onlyOne = async (session: CopySession): Promise<void> => {
  const [lock] = await session.query<{ held: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as held', [NAME])
  if (lock?.held !== true) throw new Refused('another back-up is being made')
}

const saveSecrets = async ({ secrets, files }: Backed, id: string): Promise<Manifest['secrets']> => {
  if (secrets === undefined) return null
  const texts = Object.fromEntries(readdirSync(secrets).map((name) => [name, readFileSync(join(secrets, name), 'utf8')]))
  return files.put(`${BACKUPS}/${id}/secrets`, Buffer.from(JSON.stringify(texts)))
}

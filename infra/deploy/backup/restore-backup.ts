import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '@debut/adapters/clock.ts'
import { Refused } from '@debut/adapters/errors.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { SealedFiles } from '@debut/adapters/sealed-files.ts'
import type { Storage } from '@debut/adapters/storage.ts'
import { z } from 'zod'
import { copyLog } from '../move-log/copy-log.ts'
import { appendErasures } from './append-erasures.ts'
import { leftOutInWords } from './in-words.ts'
import { sayEvery } from './say-every.ts'
import { findBackup, isExpired, KEPT_DAYS } from './backups.ts'
import type { Manifest } from './manifest.ts'
import { endRestore, lookAtPlace, markRestore } from './restore-place.ts'
import { refuseUnknownMigrations, restoreTables } from './restore-tables.ts'
import { readUpload, readUploads } from './save-uploads.ts'
import { followSaved } from './saved-log.ts'
import { readFile, verifyBackup, verifyLog } from './verify-backup.ts'

export interface Restoring {
  readonly files: SealedFiles
  readonly log: EventStore
  readonly identityUrl: string
  /** The read models', where it is known. */
  readonly debutUrl: string | undefined
  readonly storage: Storage
  /** Where `npm start` looks for its secrets. */
  readonly secrets: string | undefined
  /** The newest, where none is named. */
  readonly backup: string | undefined
  /** The log alone, to a database that was not lost. */
  readonly only: 'log' | undefined
  /** Makes each append of the log wait for the one before it, whatever the event store is. */
  readonly oneByOne: boolean
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly say: (line: string) => void
}

export interface Restored {
  readonly manifest: Manifest
  readonly events: number
  readonly erased: number
  /** Who was erased since, and is erased again in the log. */
  readonly erasedAgain: number
}

const SAID_EVENTS = 10_000

/** Nothing is touched before all of it has been read and found whole. Broken off, it goes on when it is asked for again; services don't start until it has ended. */
export const restoreBackup = async (restoring: Restoring): Promise<Restored> => {
  const { files, log, identityUrl, only, oneByOne, clock, signal, say } = restoring
  const manifest = await findBackup(files, restoring.backup)
  if (only === undefined && isExpired(manifest, clock()))
    throw new Refused(`the back-up ${manifest.id} is older than ${KEPT_DAYS} days: members who were erased since would be in it`)
  refuseUnknownMigrations(manifest)
  say(`Reading the back-up ${manifest.id} whole…`)
  const { erased, listed, ofStore } = await (only === 'log' ? verifyLog : verifyBackup)(files, manifest)
  const events = (manifest.log?.events ?? 0) - ofStore
  for (const line of leftOutInWords(ofStore)) say(line)
  const begun = await lookAtPlace(restoring, manifest.id, only)

  await markRestore(identityUrl, begun)
  if (begun.done === 'nothing') await restoreTables(identityUrl, files, { manifest, erased })
  if (only === undefined) {
    await restoreUploads(restoring, manifest, erased)
    await restoreSecrets(restoring, manifest)
  }
  if (begun.done !== 'log') {
    const progress = sayEvery(SAID_EVENTS, say, (copied) => `${copied} of ${events} events`)
    await copyLog({ from: followSaved(files, manifest.log), to: log, oneByOne, signal, progress })
    await markRestore(identityUrl, { backup: manifest.id, done: 'log' })
  }
  const erasedAgain = await appendErasures(log, listed)
  await endRestore(identityUrl)
  return { manifest, events, erased: erased.size, erasedAgain }
}

const restoreUploads = async ({ files, storage }: Restoring, manifest: Manifest, erased: ReadonlySet<string>): Promise<void> => {
  for (const path of (await readUploads(files, manifest)) ?? []) {
    if (path.split('/').some((part) => erased.has(part))) continue
    const upload = await readUpload(files, path)
    if (upload !== undefined) await storage.put(path, upload.body, upload.contentType)
  }
}

const Secrets = z.record(z.string().regex(/^[a-z][a-z0-9.-]*$/), z.string())

const restoreSecrets = async ({ files, secrets }: Restoring, manifest: Manifest): Promise<void> => {
  if (secrets === undefined || manifest.secrets === null) return
  mkdirSync(secrets, { recursive: true, mode: 0o700 })
  const texts = Secrets.parse(JSON.parse((await readFile(files, manifest.secrets)).toString()))
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(secrets, name), text, { mode: 0o600 })
}

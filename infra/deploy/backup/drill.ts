import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSnapshot } from '@debut/adapters/database-copy.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { Refused } from '@debut/adapters/errors.ts'
import { decodeEach } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import type { SealedFiles } from '@debut/adapters/sealed-files.ts'
import type { Stores } from './command-settings.ts'
import { openLocalStores } from './local-stores.ts'
import type { Manifest } from './manifest.ts'
import { restoreStores } from './restore-stores.ts'
import { SCHEMA } from './saved-tables.ts'

interface Drill {
  readonly signal: AbortSignal
  readonly say: (line: string) => void
}

/** Restores it into stores of its own, counts what is there, opens each event, and lets all of it go again. */
export const runDrill = async (files: SealedFiles, manifest: Manifest, { signal, say }: Drill): Promise<string> => {
  const begun = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'debut-drill-'))
  try {
    const { stores, close } = await openLocalStores(join(folder, 'data'))
    try {
      const {
        events: saved,
        erased,
        erasedAgain,
      } = await restoreStores(stores, { files, backup: manifest.id, only: undefined, signal, say })
      const restored = performance.now() - begun
      const events = await countEvents(stores, signal)
      compare('events', saved + erasedAgain, events)
      if (erased === 0) await compareTables(stores, manifest)
      const seconds = (ms: number) => (ms / 1_000).toFixed(1)
      return `Restored for a trial in ${seconds(restored)} s and counted in ${seconds(performance.now() - begun - restored)} s: ${events} events, each of which can be read.`
    } finally {
      await close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const compare = (what: string, expected: number, found: number): void => {
  if (found !== expected) throw new Refused(`restored for a trial, there are ${found} ${what} where ${expected} were saved`)
}

const countEvents = async ({ eventStoreUrl, identityUrl }: Stores, signal: AbortSignal): Promise<number> => {
  const log = openEventStore({ url: eventStoreUrl, logger: createLogger('drill', 'silent') })
  const identity = openDatabase({ url: identityUrl, name: 'drill', connections: 1 })
  const keys = openMemberKeys(identity)
  try {
    let count = 0
    for await (const { events, live } of log.follow({ after: undefined, signal })) {
      for (const [index, read] of (await decodeEach(keys, events)).entries())
        if (read instanceof Error) throw new Refused(`restored for a trial, ${events[index]?.stream} can't be read: ${read.message}`)
      count += events.length
      if (live) break
    }
    return count
  } finally {
    await Promise.all([log.close(), identity.destroy()])
  }
}

/** Where no member was erased, each has the rows that it had. */
const compareTables = async ({ identityUrl }: Stores, { tables }: Manifest): Promise<void> => {
  const session = await openSnapshot(identityUrl, 'drill')
  try {
    for (const { name, rows } of tables) {
      const [found] = await session.query<{ count: number }>(`select count(*) from ${SCHEMA}."${name}"`)
      compare(`rows of ${name}`, rows, found?.count ?? 0)
    }
  } finally {
    await session.end('rollback')
  }
}

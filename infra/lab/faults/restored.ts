import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { erasureList } from '@debut/adapters/erasure-list.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { openStorage } from '@debut/adapters/open-storage.ts'
import { type SealedFiles, sealedFiles } from '@debut/adapters/sealed-files.ts'
import { startProjectionService } from '@debut/projection-service/app.ts'
import { projectors } from '@debut/projection-service/projectors.ts'
import { configSchema } from '@debut/projection-service/config.ts'
import { findBackup } from '@debut/deploy/backup/backups.ts'
import type { Stores } from '@debut/deploy/backup/command-settings.ts'
import { runDrill } from '@debut/deploy/backup/drill.ts'
import { restoreStores } from '@debut/deploy/backup/restore-stores.ts'
import { saveStores } from '@debut/deploy/backup/save-stores.ts'
import { verifyBackup } from '@debut/deploy/backup/verify-backup.ts'
import { createMissingDatabases, databaseUrl, dropDatabase } from '@debut/stack/postgres/databases.ts'
import { start as startNats } from '@debut/stack/nats/nats-server.ts'
import { audited } from './audited.ts'
import { checkSeeds } from './check-seeds.ts'
import type { Fault, Round } from './fault.ts'
import { seconds } from './findings.ts'
import { outcomeOf } from './ledger.ts'
import { connect } from './postgres-client.ts'
import { activeBuilds, caughtUp } from './read-model.ts'
import { giveRights } from './give-rights.ts'
import { foldMembers, readLog, type RecordedEvent } from './recorded-log.ts'

const SIZES = { short: 40, long: 600 } as const
const FOLDED_WITHIN_MS = 60_000
const HOST = '127.0.0.1'
const quiet = () => undefined

/** New stores beside those of the stack, which live on. */
const openBeside = async ({ stack, random }: Round, what: string) => {
  const name = `restored_${random.bytes(4).toString('hex')}_${what}`
  const databases = [`${name}_identity`, `${name}_debut`]
  await createMissingDatabases(stack.databaseUrl, databases)
  const { part, url } = await stack.eventStoreBeside(name, join(stack.folder, name))
  await part.start()
  await giveRights(url)
  const stores: Stores = {
    eventStoreUrl: url,
    identityUrl: databaseUrl(stack.databaseUrl, `${name}_identity`),
    debutUrl: databaseUrl(stack.databaseUrl, `${name}_debut`),
    storageUrl: pathToFileURL(join(stack.folder, name, 'uploads/')).href,
    secrets: undefined,
  }
  const close = async () => {
    await part.kill()
    await Promise.all(databases.map((each) => dropDatabase(stack.databaseUrl, each)))
  }
  return { stores, close }
}

/** What an event is, wherever it stands: those that speak of positions say them of their own log. */
const identityOf = ({ id, type, streamId, revision }: RecordedEvent) => `${id} ${type} ${streamId}#${revision}`

/** The log is the beginning of the one that lives, its rules hold, and what the product folds of it is what the audit counts. */
const checkRestored = async ({ stack, findings }: Round, stores: Stores, whole: readonly RecordedEvent[], what: string) => {
  const log = await readLog(stores.eventStoreUrl)
  findings.expect(`${what}: its events`, whole.slice(0, log.length).map(identityOf), log.map(identityOf))
  const members = await foldMembers(log, stores)
  findings.expect(
    `${what}: names that do not open`,
    [],
    members.filter(({ username }) => username === null),
  )
  checkSeeds(log, stack.seedSecret, findings)
  const nats = await startNats({ port: 0, host: HOST })
  const settings = {
    HOST,
    PORT: '0',
    EVENTSTORE_URL: stores.eventStoreUrl,
    DATABASE_URL: stores.debutUrl,
    IDENTITY_DATABASE_URL: stores.identityUrl,
    NATS_URL: `nats://${HOST}:${nats.port}`,
  }
  const projection = await startProjectionService(configSchema.parse(settings), createLogger('faults', 'silent'))
  const client = await connect(stores.debutUrl ?? '')
  try {
    const last = log.at(-1)?.position.commit ?? 0
    findings.expect(`${what}: its read models are made`, true, await folded(client, last))
    const { eventStoreUrl, identityUrl, debutUrl: databaseUrl = '' } = stores
    await audited(what, { eventStoreUrl, identityUrl, databaseUrl, atRest: true }, findings)
  } finally {
    await client.end()
    await projection.close()
    await nats.close()
  }
  return log.length
}

/** All that are built are in force, and have read it all. */
const folded = async (client: Awaited<ReturnType<typeof connect>>, position: number): Promise<boolean> => {
  const giveUpAt = performance.now() + FOLDED_WITHIN_MS
  while ((await activeBuilds(client)).length < projectors.length) {
    if (performance.now() > giveUpAt) return false
    await pause(50)
  }
  return caughtUp(client, position, giveUpAt - performance.now())
}

const backUp = async ({ stack, findings }: Round, files: SealedFiles, when: string) => {
  const begun = performance.now()
  const storageUrl = pathToFileURL(join(stack.folder, 'uploads/')).href
  const stores = { eventStoreUrl: stack.eventStoreUrl, identityUrl: stack.identityUrl, debutUrl: undefined, storageUrl, secrets: undefined }
  await saveStores(stores, files, { signal: AbortSignal.timeout(60_000), say: quiet })
  findings.measure(`saved ${when} in ${seconds(performance.now() - begun)}`)
}

/** Tries the back-up out as `npm run verify -- --drill` does. */
const tryOut = async ({ findings }: Round, files: SealedFiles, signal: AbortSignal) => {
  const begun = performance.now()
  const manifest = await findBackup(files)
  const { ofStore } = await verifyBackup(files, manifest)
  findings.expect('events of the store itself in a back-up', 0, ofStore)
  await runDrill(files, manifest, { signal, say: quiet })
  findings.measure(`verified and tried out in ${seconds(performance.now() - begun)}`)
}

export const restored: Fault = {
  id: 'R20',
  title: 'everything lost but a back-up that was taken under load, and the log alone',
  run: async (round) => {
    const { stack, findings, ledger, form, random } = round
    const target = join(stack.folder, `backups-${random.bytes(4).toString('hex')}/`)
    const files = sealedFiles(await openStorage(pathToFileURL(target).href), 'a key of back-ups, for faults alone')
    await erasureList(files).begin()
    const load = round.load({ writers: 16 })
    await load.answers(SIZES[form])
    const acceptedBefore = [...ledger.entries()]
      .filter((entry) => outcomeOf(entry).kind === 'accepted')
      .map(({ command }) => command.commandId)
    await Promise.all([backUp(round, files, 'under load'), load.answers(SIZES[form])])
    await load.stop()
    const { id: backup } = await findBackup(files)
    const whole = await readLog(stack.eventStoreUrl)
    const signal = AbortSignal.timeout(120_000)
    // The log then ends with an event of the store itself, as it does if Compose was just started with another user.
    await giveRights(stack.eventStoreUrl, `other-${random.bytes(4).toString('hex')}`)
    await backUp(round, files, 'at rest')
    await tryOut(round, files, signal)

    const lost = await openBeside(round, 'all')
    try {
      const begun = performance.now()
      await restoreStores(lost.stores, { files, backup, only: undefined, signal, say: quiet })
      const events = await checkRestored(round, lost.stores, whole, 'a back-up that was taken under load')
      findings.measure(`${events} events restored, folded and checked in ${seconds(performance.now() - begun)}`)

      const there = new Set((await readLog(lost.stores.eventStoreUrl)).map(({ metadata }) => metadata.$causationId))
      const effective = new Set(whole.map(({ metadata }) => metadata.$causationId))
      const missing = acceptedBefore.filter((commandId) => effective.has(commandId) && !there.has(commandId))
      findings.expect('commands that were accepted before the back-up was begun, and are not in it', [], missing)

      const alone = await openBeside(round, 'log')
      try {
        const stores = { ...alone.stores, identityUrl: lost.stores.identityUrl }
        await restoreStores(stores, { files, backup, only: 'log', signal, say: quiet })
        await checkRestored(round, stores, whole, 'the log alone')
      } finally {
        await alone.close()
      }
    } finally {
      await lost.close()
    }
  },
}

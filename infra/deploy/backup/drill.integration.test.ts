import { addDays } from '@debut/events/kernel/days.ts'
import { startCommandService } from '@debut/command-service/app.ts'
import { configSchema as commandConfig } from '@debut/command-service/config.ts'
import { startProjectionService } from '@debut/projection-service/app.ts'
import { configSchema as projectionConfig } from '@debut/projection-service/config.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { erasureList } from '@debut/adapters/erasure-list.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { openStorage } from '@debut/adapters/open-storage.ts'
import { openSession, type Session } from '@debut/adapters/session.ts'
import { openAt } from '@debut/adapters/testing/log-in-tests.ts'
import { expect, it, onTestFinished } from 'vitest'
import { questionOf } from '@debut/projection-service/audit/question.ts'
import { runAudit } from '@debut/projection-service/audit/run-audit.ts'
import { type AuditedWorld, firstDay, startAuditedWorld } from '@debut/projection-service/audit/testing/audited-world.ts'
import { eventually } from '@debut/testing/eventually.ts'
import type { Stores } from './command-settings.ts'
import { restoreStores } from './restore-stores.ts'
import { saveStores } from './save-stores.ts'
import { emptyStores, filesIn, KEY, newTarget, rowsIn } from './testing/stores-for-tests.ts'

const NOW = '2026-03-16T12:00:00Z'

const storesOf = ({ world: { settings } }: AuditedWorld): Stores => ({
  eventStoreUrl: settings.EVENTSTORE_URL,
  identityUrl: settings.IDENTITY_DATABASE_URL,
  debutUrl: undefined,
  storageUrl: settings.STORAGE_URL,
  secrets: undefined,
})

/** Of what is in no log: an account, a draft, a count, a picture. */
const plant = async ({ world: { settings }, members: { ines } }: AuditedWorld) => {
  const identity = openDatabase({ url: settings.IDENTITY_DATABASE_URL, name: 'test' })
  const user = { id: ines, email: 'ines@mail.example', user_metadata: JSON.stringify({ name: 'Ines\t\\ "ö" \n' }) }
  await identity('identity.users').insert({ ...user, created_at: NOW, updated_at: NOW })
  await identity('identity.factors').insert({
    id: ines,
    user_id: ines,
    factor_type: 'totp',
    secret: Buffer.from([0, 10, 9, 92, 255]),
    created_at: NOW,
    updated_at: NOW,
  })
  await identity('identity.drafts').insert({ tool_id: 'tool', member_id: ines, edition: 0, content: JSON.stringify({ name: 'Paper\n' }) })
  await identity('identity.visit_counts').insert({ tool_id: 'tool', day: '2026-03-15', views: 7, clicks: 2 })
  await identity.destroy()
  const storage = await openStorage(settings.STORAGE_URL)
  await storage.put(`avatars/${ines}/face.webp`, Buffer.from([0, 1, 10, 255]), 'image/webp')
}

const tables = ['frozen', 'standings', 'awards', 'days']
const counted = async (session: Session) =>
  Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await rowsOf(session, table)] as const)))
/** Without their positions, which are those of the log. */
const rowsOf = async (session: Session, table: string) =>
  (
    await session.query<{ row: string }>(
      `select (to_jsonb(each) - 'position' - 'changed_at')::text as row from rankings_v1.${table} as each order by 1`,
    )
  ).map(({ row }) => row)

const activeIn = (session: Session) => session.query('select name from projections.active order by name')

const read = async (url: string) => {
  const events = []
  for await (const batch of openAt(url).follow({ after: undefined, signal: AbortSignal.timeout(20_000) })) {
    events.push(...batch.events)
    if (batch.live) break
  }
  return events.map(({ position: _, data, ...event }) => ({
    ...event,
    data: event.type === 'LaunchDayClosed' || event.type === 'AwardRevised' ? event.type : data,
  }))
}

it('a product is the same again after all of it was lost but its back-up', async () => {
  const audited = await startAuditedWorld()
  onTestFinished(() => audited.world.close())
  const { world, members, launches } = audited
  await plant(audited)
  const target = newTarget().url
  const files = await filesIn(target)
  await erasureList(files).begin()

  const before = storesOf(audited)
  const [events, rows, standings] = [await read(before.eventStoreUrl), await rowsIn(before.identityUrl), await counted(audited.session)]
  const active = await activeIn(audited.session)
  const signal = AbortSignal.timeout(50_000)
  await saveStores(before, files, { signal, say: () => undefined })

  // Nothing of it is asked again: the stores, which is all that there was, are others from here on.
  const stores = await emptyStores()
  const { manifest } = await restoreStores(stores, { files, backup: undefined, only: undefined, signal, say: () => undefined })
  expect(manifest.log?.events).toBe(events.length)
  expect(await read(stores.eventStoreUrl)).toEqual(events)
  expect(await rowsIn(stores.identityUrl)).toEqual(rows)
  expect(rows['users']).toHaveLength(1)
  expect((await (await openStorage(stores.storageUrl)).get(`avatars/${members.ines}/face.webp`))?.body).toEqual(
    Buffer.from([0, 1, 10, 255]),
  )

  const settings = {
    ...world.settings,
    EVENTSTORE_URL: stores.eventStoreUrl,
    DATABASE_URL: stores.debutUrl,
    IDENTITY_DATABASE_URL: stores.identityUrl,
  }
  const projection = await startProjectionService(projectionConfig.parse(settings), world.logger)
  onTestFinished(() => projection.close())
  const session = await openSession({ url: stores.debutUrl ?? '', name: 'test', timeoutMs: 10_000 })
  onTestFinished(() => session.close())
  const log = openAt(stores.eventStoreUrl)
  const end = await log.end()
  await eventually(async () => {
    expect(await session.query('select name from projections.builds where position < $1', [end])).toEqual([])
    expect(await activeIn(session)).toEqual(active)
  })
  expect(await counted(session)).toEqual(standings)

  const identity = openDatabase({ url: stores.identityUrl, name: 'test keys' })
  onTestFinished(() => identity.destroy())
  for (const asked of [
    ['--day', firstDay],
    ['--day', addDays(firstDay, 7)],
    ['--tool', launches.one.toolId],
    ['--member', 'bob'],
  ]) {
    const parts = { log, keys: openMemberKeys(identity), session, queryUrl: undefined, signal, progress: () => undefined }
    expect({ asked, findings: (await runAudit(questionOf(asked, audited.stage.now), parts)).findings }).toEqual({ asked, findings: [] })
  }

  // It opens: the service that owns what was restored starts on it.
  const command = await startCommandService(
    commandConfig.parse({ ...settings, STORAGE_URL: stores.storageUrl, BACKUP_TARGET: target, BACKUP_KEY: KEY }),
    world.logger,
  )
  onTestFinished(() => command.close())
  await eventually(async () => expect((await fetch(`${command.url}/readyz`)).status).toBe(200))
})

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { addDays } from '@debut/events/kernel/days.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { startProjectionService } from '@debut/projection-service/app.ts'
import { configSchema as projectionConfig } from '@debut/projection-service/config.ts'
import { startQueryService } from '@debut/query-service/app.ts'
import { configSchema as queryConfig } from '@debut/query-service/config.ts'
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '@debut/adapters/database.ts'
import { Refused } from '@debut/adapters/errors.ts'
import { openSession, type Session } from '@debut/adapters/session.ts'
import { HOST, open, urlOf } from '@debut/adapters/testing/log-in-tests.ts'
import { questionOf } from '@debut/projection-service/audit/question.ts'
import { runAudit } from '@debut/projection-service/audit/run-audit.ts'
import { type AuditedWorld, firstDay, startAuditedWorld } from '@debut/projection-service/audit/testing/audited-world.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { BUSY_MACHINE_MS } from '@debut/testing/waiting-times.ts'
import { TEMPLATES } from '@debut/testing/postgres-for-tests.ts'
import { postgresUrl } from '@debut/testing/shared-part.ts'
import { startStoreInThisThread } from '@debut/testing/store-in-this-thread.ts'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { cloneDatabase, dropDatabase } from '@debut/stack/postgres/databases.ts'
import { copyLog } from './copy-log.ts'

/** All that the log has of a product, at positions far from where it stood, under the address where the old one was. */
const moveTheLog = async ({ world, log }: AuditedWorld) => {
  const dataDir = temporaryFolder()
  const serve = (port: number) => startStoreInThisThread({ port, host: HOST, advertiseHost: HOST, dataDir, requireAuth: false })
  const elsewhere = await serve(0)
  const client = EventStoreDBClient.connectionString(urlOf(elsewhere.port))
  await client.appendToStream('$far', jsonEvent({ type: '$far', data: { filler: 'x'.repeat(1_000_000) } }))
  await client.dispose()
  const { events, before } = await copyLog({
    from: log,
    to: open(elsewhere.port),
    oneByOne: false,
    signal: new AbortController().signal,
    progress: () => undefined,
  })
  expect({ some: events > 100, before }).toEqual({ some: true, before: 0 })
  await elsewhere.close()
  await world.eventStore.stop()
  const { port } = world.eventStore
  const moved = await serve(port)
  onTestFinished(() => moved.close())
}

const servicesOnNewTables = async ({ world }: AuditedWorld) => {
  const name = `moved_${randomUUID().replaceAll('-', '')}`
  const postgres = await postgresUrl()
  const settings = { ...world.settings, DATABASE_URL: await cloneDatabase(postgres, TEMPLATES.debut, name) }
  const projection = await startProjectionService(projectionConfig.parse(settings), world.logger)
  const query = await startQueryService(queryConfig.parse({ ...settings, COMMAND_SERVICE_URL: 'http://127.0.0.1:9' }), world.logger)
  const session = await openSession({ url: settings.DATABASE_URL, name: 'test', timeoutMs: 10_000 })
  onTestFinished(async () => {
    await Promise.all([projection.close(), query.close(), session.close()])
    await dropDatabase(postgres, name)
  })
  return { session, queryUrl: query.url }
}

const frozen = (session: Session) => session.query('select * from rankings_v1.frozen order by 1, 2, 3, 4')

const Board = z.object({ tools: z.array(z.object({ launchId: z.string() })) })

const boards = async (queryUrl: string) => {
  const board = (period: string, start: string) =>
    eventually(async () => {
      const answer = await (await fetch(`${queryUrl}/api/boards/${period}?start=${start}`)).json()
      return Board.parse(answer).tools.map(({ launchId }) => launchId)
    })
  return [
    await board('day', firstDay),
    await board('day', addDays(firstDay, 7)),
    await board('week', addDays(firstDay, -1)),
    await board('month', '2026-03-01'),
  ]
}

it('a product goes on as it was on a log that was moved, once what was made of the old one is made again', async () => {
  const audited = await startAuditedWorld()
  onTestFinished(() => audited.world.close())
  const { stage, world, log, keys, members, launches } = audited
  const old = await world.queryService('http://127.0.0.1:9')
  const [shown, kept, history] = [await boards(old.url), await frozen(audited.session), await stage.history()]
  await old.close()
  const checkpoints = await audited.session.query<{ position: string }>('select distinct position from projections.builds')
  await moveTheLog(audited)

  // Checkpoints of the old log point nowhere and say so, so the tables that they belong to have to be dropped.
  expect(checkpoints.length).toBeGreaterThan(0)
  for (const { position } of checkpoints) {
    const following = log.follow({ after: LogPosition.parse(Number(position)), signal: new AbortController().signal })
    await expect(following.next()).rejects.toThrow(Refused)
  }
  const identity = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test move' })
  onTestFinished(() => identity.destroy())
  await identity.raw('truncate identity.processes, identity.snapshots, identity.snapshot_parts')

  // Frozen standings, draws, receipts, awards with their revisions, and ties are as they were, and match a recount of the new log.
  const { session, queryUrl } = await servicesOnNewTables(audited)
  const end = await log.end()
  await eventually(async () => {
    expect(await session.query('select name from projections.builds where position < $1', [end])).toEqual([])
    expect(await session.query('select name from projections.active')).not.toEqual([])
  })
  expect(await frozen(session)).toEqual(kept)
  expect(await boards(queryUrl)).toEqual(shown)
  for (const asked of [
    ['--day', firstDay],
    ['--day', addDays(firstDay, 7)],
    ['--tool', launches.one.toolId],
    ['--member', members.bob],
  ]) {
    const report = await runAudit(questionOf(asked, audited.stage.now), {
      log,
      keys,
      session,
      queryUrl,
      signal: AbortSignal.timeout(BUSY_MACHINE_MS),
      progress: () => undefined,
    })
    expect({ asked, findings: report.findings }).toEqual({ asked, findings: [] })
  }

  // The process reads everything again but does nothing twice. New judgements reach back as far as before.
  const process = stage.instance()
  await stage.judge('HoldVote', members.cem, launches.one)
  await process.lookUntil(async () => expect((await stage.history()).length).toBeGreaterThan(history.length))
  const after = await stage.history()
  expect(after.slice(0, history.length)).toEqual(history)
  expect(new Set(after.slice(history.length).map((line) => line.split(' ')[0]))).toEqual(new Set(['AwardRevised']))
})

const Ready = z.object({ checks: z.record(z.string(), z.object({ ok: z.boolean(), detail: z.string().optional() })) })

const mentionedOfPositions = async ({ world }: AuditedWorld) => {
  const service = await world.commandService()
  const { checks } = Ready.parse(await (await fetch(`${service.url}/readyz`)).json())
  await service.close()
  return checks['positions']
}

it('a product on a log that was moved says what is to be emptied until it is, and is no less ready for it', async () => {
  const audited = await startAuditedWorld()
  onTestFinished(() => audited.world.close())
  const { world, log } = audited
  const identity = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test move' })
  onTestFinished(() => identity.destroy())
  await identity('identity.processes').insert({ name: 'somebody', position: await log.end() })
  expect(await mentionedOfPositions(audited)).toBeUndefined()
  await moveTheLog(audited)

  const mentioned = await mentionedOfPositions(audited)
  expect(mentioned).toEqual({
    ok: true,
    detail: expect.stringMatching(/^What the database of the command-service keeps .*\.$/) as string,
  })
  const [, statement = ''] = /"(truncate [^"]+)"/.exec(mentioned?.detail ?? '') ?? []
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(`--command='${statement}'`)
  await identity.raw(statement)
  for (const table of ['processes', 'snapshots', 'snapshot_parts']) expect(await identity(`identity.${table}`)).toEqual([])
  expect(await mentionedOfPositions(audited)).toBeUndefined()
})

import { eventually } from '@debut/testing/eventually.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { openSession } from '@debut/adapters/session.ts'
import { startWorld } from '@debut/testing/world.ts'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { rebuild } from './kernel/rebuild.ts'
import { projectors } from './projectors.ts'
import { steps } from './testing/history/steps.ts'
import { historyOf } from './testing/voting-history.ts'

it('every projection that followed the log is the same when it is rebuilt from it', async () => {
  const world = await startWorld()
  onTestFinished(() => world.close())
  const log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
  const identity = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
  world.closing({ close: () => identity.destroy() })
  const keys = openMemberKeys(identity)
  const session = world.closing(await openSession({ url: await world.readModels(), name: 'test', timeoutMs: 10_000 }))
  await world.projectionService()

  const [taken] = fc.sample(steps(400), { numRuns: 1, seed: 3 })
  const revisions = new Map<string, number>()
  let last = 0
  for (const { stream, facts, envelope } of historyOf(taken ?? [])) {
    const revision = revisions.get(stream)
    const appended = await log.append(stream, revision ?? 'no-stream', await encode(keys, stream, facts, envelope))
    if (appended === 'conflict') throw new Error(`${stream} is not where it was`)
    revisions.set(stream, (revision ?? -1) + facts.length)
    last = appended.position
  }
  const behind = () =>
    session.query('select name from projections.active join projections.builds using (name, version) where position < $1', [last])
  await eventually(async () => expect(await behind()).toEqual([]))

  for (const projector of projectors) {
    // It refuses to swap what differs from the version in force.
    const build = await rebuild(projector, {
      log,
      keys,
      session,
      signal: new AbortController().signal,
      logger: world.logger,
      progress: () => undefined,
    })
    expect(build, projector.name).toMatchObject({ version: 2 })
  }
})

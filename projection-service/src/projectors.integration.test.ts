import fc from 'fast-check'
import { runs } from '@debut/events/testing/runs.ts'
import { VoteVoided } from '@debut/events/voting/vote-events.ts'
import { cause } from '@debut/events/notices-of.ts'
import { describe, expect, it } from 'vitest'
import { discard, schemaOf } from './kernel/build.ts'
import { compareBuilds } from './kernel/compare-builds.ts'
import { notificationsProjector } from './notifications/notifications-projector.ts'
import { projectors as ofService } from './projectors.ts'
import { fillInBatches, storedLog } from './testing/made-log.ts'
import { projectionDatabase } from './testing/projection-database.ts'
import { steps } from './testing/history/steps.ts'
import { historyOf } from './testing/voting-history.ts'

const database = projectionDatabase()

/** With a notice for an event that this history has. */
const notifications = notificationsProjector([
  cause('voter', VoteVoided, ({ event: { data } }) => [{ recipientId: data.memberId, type: 'mention', payload: { tool_id: data.toolId } }]),
])
/** They are compared by histories of their own. */
const WITH_OWN_HISTORY = ['discussion', 'reviews', 'jobs', 'analyses', 'cases']
const here = ofService.filter(({ name }) => !WITH_OWN_HISTORY.includes(name))
const projectors = here.map((projector) => (projector.name === notifications.name ? notifications : projector))

describe('the tables of all projections', () => {
  it('are the same however the events are cut into batches', async () => {
    const { session, keys } = database()
    await fc.assert(
      fc.asyncProperty(steps(150), async (taken) => {
        const log = await storedLog(keys, historyOf(taken))
        const whole = await fillInBatches(session, keys, projectors, log, log.length)
        for (const size of [1, 7]) {
          const cut = await fillInBatches(session, keys, projectors, log, size)
          for (const [index, { projector, version }] of cut.entries())
            expect(await compareBuilds(session, projector.name, whole[index]?.version ?? 0, version), projector.name).toEqual([])
          for (const build of cut) await discard(session, build)
        }
        for (const build of whole) await discard(session, build)
      }),
      { numRuns: runs(20) },
    )
  })

  it('hold something of everything, so that comparing them means something', async () => {
    const { session, keys } = database()
    const [taken] = fc.sample(steps(400), { numRuns: 1, seed: 6 })
    const log = await storedLog(keys, historyOf(taken ?? []))
    const builds = await fillInBatches(session, keys, projectors, log, 100)
    const empty: string[] = []
    for (const { projector, version } of builds) {
      const schema = schemaOf(projector.name, version)
      const tables = await session.query<{ name: string }>(
        'select table_name as name from information_schema.tables where table_schema = $1',
        [schema],
      )
      for (const { name } of tables) if ((await session.query(`select 1 from ${schema}.${name} limit 1`)).length === 0) empty.push(name)
    }
    // What changed in a batch, which is forgotten with it.
    expect([...new Set(empty)].toSorted()).toEqual(['due', 'due_numbers', 'due_tags', 'due_tools', 'moved_tags'])
  })
})

import { periods, startOfPeriod } from '@debut/events/kernel/periods.ts'
import { VoteLedger } from '@debut/events/voting/vote-ledger.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { LaunchOpened } from '@debut/events/launches/launch-events.ts'
import type { VoterEvent } from '@debut/events/voting/vote-events.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discard, schemaOf } from '../kernel/build.ts'
import { Batch } from '../kernel/projector.ts'
import { fillInBatches, storedLog } from '../testing/made-log.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { disqualifiedBy } from '../testing/history/disqualified-by.ts'
import { steps } from '../testing/history/steps.ts'
import { historyOf } from '../testing/voting-history.ts'
import { rankings } from './rankings-projector.ts'

const database = projectionDatabase()

describe('the boards', () => {
  it('are what the rule says in code, for every day, week, month and year of any history', async () => {
    const { session, keys } = database()
    await fc.assert(
      fc.asyncProperty(steps(200), async (taken) => {
        const log = await storedLog(keys, historyOf(taken))
        const [build] = await fillInBatches(session, keys, [rankings], log, 20)
        if (build === undefined) throw new Error('nothing was built')
        const standings = await session.query<{ board: string; launchId: string }>(
          `select period || ' ' || start as board, launch_id as "launchId", tool_id as "toolId", points, voters, last_position as "lastPosition"
           from ${schemaOf('rankings', build.version)}.standings
           order by period, start, points desc, voters desc, last_position, launch_id`,
        )
        await discard(session, build)

        const facts = await decode(keys, log)
        const ledger = new VoteLedger()
        for (const fact of facts) if (fact.stream.startsWith('voter-')) ledger.take(fact as Recorded<VoterEvent>)
        const gone = disqualifiedBy(facts)
        const opened = new Batch(facts).of(LaunchOpened).flatMap(({ event: { data } }) => (gone.has(data.launchId) ? [] : [data]))
        const boards = new Map(
          periods.flatMap((period) =>
            opened.map(({ boardDate }) => {
              const start = startOfPeriod(period, boardDate)
              return [`${period} ${start}`, { period, start }]
            }),
          ),
        )
        const expected = [...boards].flatMap(([board, { period, start }]) =>
          ledger
            .standings(
              period,
              start,
              opened.filter(({ boardDate }) => startOfPeriod(period, boardDate) === start),
            )
            .map(({ rank: _, ...standing }) => ({ board, ...standing })),
        )
        const byBoard = (rows: readonly { board: string }[]) => Object.groupBy(rows, ({ board }) => board)
        expect(byBoard(standings)).toEqual(byBoard(expected))
      }),
      { numRuns: runs(25) },
    )
  })
})

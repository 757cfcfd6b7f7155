import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { alternatives } from '../alternatives/alternatives-projector.ts'
import { discard, schemaOf } from '../kernel/build.ts'
import { search } from '../search/search-projector.ts'
import { steps } from '../testing/history/steps.ts'
import { fillInBatches, storedLog } from '../testing/made-log.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { historyOf } from '../testing/voting-history.ts'
import { listings } from '../tools/listings-projector.ts'
import { rankings } from './rankings-projector.ts'

const database = projectionDatabase()

it('the number of a tool that is listed or found is what its closed launch has on the board of its day, after any history', async () => {
  const { session, keys } = database()
  await fc.assert(
    fc.asyncProperty(steps(200), async (taken) => {
      const log = await storedLog(keys, historyOf(taken))
      const builds = await fillInBatches(session, keys, [rankings, listings, alternatives, search], log, 20)
      const [boards, listed, edges, found] = builds.map(({ projector, version }) => schemaOf(projector.name, version))
      // A launch that was off the boards when its day was closed has no number here, also when it is given back.
      const onBoards = await session.query(
        `select frozen.tool_id, coalesce(points, 0) as points, coalesce(voters, 0) as voters
         from (select distinct tool_id, launch_id from ${boards}.frozen) frozen
         left join ${boards}.standings on standings.launch_id = frozen.launch_id and period = 'day' order by 1`,
      )
      for (const schema of [listed, edges])
        expect(await session.query(`select tool_id, points, voters from ${schema}.launched where closed order by 1`)).toEqual(onBoards)
      const standing = await session.query(
        `select substr(document, 2) as tool_id, standing as points from ${found}.documents where document like 't%' and closed order by 1`,
      )
      expect(standing).toEqual(onBoards.map(({ voters: _, ...number }) => number))
      for (const build of builds) await discard(session, build)
    }),
    { numRuns: runs(15) },
  )
})

import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Build, discard, schemaOf } from '../kernel/build.ts'
import { compareBuilds } from '../kernel/compare-builds.ts'
import { memberOf } from '../testing/history/members.ts'
import type { Commit } from '../testing/made-commits.ts'
import { fillInBatches, storedLog } from '../testing/made-log.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { reviews } from './reviews-projector.ts'
import { MISCOUNTED, reviewsHistory, reviewSteps, withoutKeysOf } from './testing/reviews-history.ts'

const database = projectionDatabase()

const filled = async (commits: readonly Commit[], size: number): Promise<Build> => {
  const { session, keys } = database()
  const [build] = await fillInBatches(session, keys, [reviews], await storedLog(keys, commits), size)
  if (build === undefined) throw new Error('one projector makes one build')
  return build
}

const rowsIn = ({ version }: Build, sql: string) => {
  const { session } = database()
  return session.transaction(async () => {
    await session.query(`set local search_path to ${schemaOf('reviews', version)}`)
    return session.query(sql)
  })
}

const tablesOf = async (build: Build): Promise<string[]> =>
  (await rowsIn(build, 'select tablename as name from pg_tables where schemaname = current_schema()')).map(({ name }) => String(name))

/** The rows of every table but the list of those who were erased, as text. */
const textsIn = async (build: Build): Promise<ReadonlyMap<string, string>> => {
  const texts = new Map<string, string>()
  for (const name of await tablesOf(build))
    if (name !== 'erased') texts.set(name, JSON.stringify(await rowsIn(build, `select each::text as row from ${name} as each`)))
  return texts
}

describe('whatever members review, answer, mark, report and take back', () => {
  it('makes the same rows however the log is cut into batches, and again once keys are destroyed', async () => {
    await fc.assert(
      fc.asyncProperty(reviewSteps, async (steps) => {
        const { log, erased } = reviewsHistory(steps)
        const builds = [await filled(log.all, 1), await filled(log.all, 7), await filled(log.all, log.events)]
        for (const size of [1, log.events]) builds.push(await filled(withoutKeysOf(erased, log.all), size))
        const [first, ...others] = builds as [Build, ...Build[]]
        for (const { version } of others) expect(await compareBuilds(database().session, 'reviews', first.version, version)).toEqual([])
        for (const build of builds) await discard(database().session, build)
      }),
      { numRuns: runs(10) },
    )
  })

  it('is counted as its rows say, also between two batches, and has nothing of members who are erased', async () => {
    await fc.assert(
      fc.asyncProperty(reviewSteps, async (steps) => {
        const { log, erased } = reviewsHistory(steps)
        for (const part of [log.all.slice(0, log.all.length / 2), log.all]) {
          const build = await filled(part, Math.ceil(log.events / 5))
          expect(await rowsIn(build, MISCOUNTED)).toEqual([])
          if (part === log.all) {
            const texts = [...(await textsIn(build)).values()].join()
            for (const member of erased) expect(texts).not.toContain(memberOf(member))
          }
          await discard(database().session, build)
        }
      }),
      { numRuns: runs(20) },
    )
  })

  it('fills every table, and with texts, so that comparing them means something', async () => {
    const filledTables = new Set<string>()
    const all: string[] = []
    for (const steps of fc.sample(reviewSteps, { numRuns: 6, seed: 3 })) {
      const build = await filled(reviewsHistory(steps).log.all, 10)
      for (const [name, text] of await textsIn(build)) {
        if (text !== '[]') filledTables.add(name)
        all.push(text)
      }
    }
    const tables = await tablesOf(await filled([], 1))
    expect([...filledTables, 'erased'].toSorted()).toEqual(tables.toSorted())
    for (const word of ['Worth', 'Many thanks', 'Look at this', 'spam']) expect(all.join()).toContain(word)
  })
})

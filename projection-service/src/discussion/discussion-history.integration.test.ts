import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Build, discard, schemaOf } from '../kernel/build.ts'
import { compareBuilds } from '../kernel/compare-builds.ts'
import { fillInBatches, storedLog } from '../testing/made-log.ts'
import type { Commit } from '../testing/made-commits.ts'
import { memberOf } from '../testing/history/members.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { discussion } from './discussion-projector.ts'
import { MISCOUNTED } from './testing/miscounted.ts'
import { textsHistory, textSteps, withoutKeysOf } from './testing/texts-history.ts'

const database = projectionDatabase()

const filled = async (commits: readonly Commit[], size: number): Promise<Build> => {
  const { session, keys } = database()
  const [build] = await fillInBatches(session, keys, [discussion], await storedLog(keys, commits), size)
  if (build === undefined) throw new Error('one projector makes one build')
  return build
}

const rowsIn = ({ version }: Build, sql: string) => {
  const { session } = database()
  return session.transaction(async () => {
    await session.query(`set local search_path to ${schemaOf('discussion', version)}`)
    return session.query(sql)
  })
}

const tablesOf = async (build: Build): Promise<string[]> =>
  (await rowsIn(build, 'select tablename as name from pg_tables where schemaname = current_schema()')).map(({ name }) => String(name))

const differences = ({ version }: Build, other: Build) => compareBuilds(database().session, 'discussion', version, other.version)

describe('whatever members write, like, report and take back', () => {
  it('makes the same rows however the log is cut into batches, and again once keys are destroyed', async () => {
    await fc.assert(
      fc.asyncProperty(textSteps, async (steps) => {
        const { log, erased } = textsHistory(steps)
        const builds = [await filled(log.all, 1), await filled(log.all, 7), await filled(log.all, log.events)]
        for (const size of [1, log.events]) builds.push(await filled(withoutKeysOf(erased, log.all), size))
        const [first, ...others] = builds as [Build, ...Build[]]
        for (const other of others) expect(await differences(first, other)).toEqual([])
        for (const build of builds) await discard(database().session, build)
      }),
      { numRuns: runs(40) },
    )
  })

  it('is counted as its rows say, also between two batches', async () => {
    await fc.assert(
      fc.asyncProperty(textSteps, async (steps) => {
        const { all, events } = textsHistory(steps).log
        for (const part of [all.slice(0, all.length / 2), all]) {
          const build = await filled(part, Math.ceil(events / 5))
          expect(await rowsIn(build, MISCOUNTED)).toEqual([])
          await discard(database().session, build)
        }
      }),
      { numRuns: runs(40) },
    )
  })

  it('leaves no text, name or like of members who are erased', async () => {
    await fc.assert(
      fc.asyncProperty(textSteps, async (steps) => {
        const { log, erased } = textsHistory(steps)
        const ids = [...erased].map(memberOf)
        const build = await filled(log.all, 9)
        const theirs = ids.length === 0 ? 'false' : `member_id in (${ids.map((id) => `'${id}'`).join()})`
        expect(await rowsIn(build, `select post_id from posts where ${theirs}`)).toEqual([])
        expect(
          await rowsIn(
            build,
            `select comment_id, body, hidden_because from comments where ${theirs} and (body is not null or state <> 'deleted')`,
          ),
        ).toEqual([])
        for (const likes of ['post_likes', 'comment_likes'])
          expect(await rowsIn(build, `select member_id from ${likes} where ${theirs}`)).toEqual([])
        expect(await rowsIn(build, `select position from reports where ${theirs.replace('member_id', 'reporter_id')}`)).toEqual([])
        expect(await rowsIn(build, 'select position from reports where reporter_id is null and note is not null')).toEqual([])
        await discard(database().session, build)
      }),
      { numRuns: runs(30) },
    )
  })

  it('fills every table, and with texts, so that comparing them means something', async () => {
    const filledTables = new Set<string>()
    const texts: string[] = []
    for (const steps of fc.sample(textSteps, { numRuns: 10, seed: 3 })) {
      const build = await filled(textsHistory(steps).log.all, 10)
      for (const name of await tablesOf(build)) {
        const rows = await rowsIn(build, `select each::text as row from ${name} as each`)
        if (rows.length > 0) filledTables.add(name)
        texts.push(JSON.stringify(rows))
      }
      await discard(database().session, build)
    }
    const build = await filled([], 1)
    expect([...filledTables].toSorted()).toEqual((await tablesOf(build)).toSorted())
    for (const word of ['Comment', 'Title', 'Other words', 'Look at this', 'hidden', 'deleted']) expect(texts.join()).toContain(word)
  })
})

import { revealOf } from '@debut/events/voting/hidden-points.ts'
import { periods, startOfPeriod } from '@debut/events/kernel/periods.ts'
import { VoteLedger } from '@debut/events/voting/vote-ledger.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { LaunchDayOpened } from '@debut/events/launches/launch-day-events.ts'
import type { VoterEvent } from '@debut/events/voting/vote-events.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import { type MemberKeys, openMemberKeys } from '@debut/adapters/member-keys.ts'
import { openSession } from '@debut/adapters/session.ts'
import { databaseOfItsOwn } from '@debut/adapters/testing/database-of-its-own.ts'
import { TEMPLATES } from '@debut/testing/postgres-for-tests.ts'
import { discard, schemaOf } from '@debut/projection-service/kernel/build.ts'
import { Batch } from '@debut/projection-service/kernel/projector.ts'
import { rankings } from '@debut/projection-service/voting/rankings-projector.ts'
import { fillInBatches, storedLog } from '@debut/projection-service/testing/made-log.ts'
import { disqualifiedBy } from '@debut/projection-service/testing/history/disqualified-by.ts'
import { steps } from '@debut/projection-service/testing/history/steps.ts'
import { historyOf } from '@debut/projection-service/testing/voting-history.ts'
import { votes } from '@debut/projection-service/voting/votes-projector.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { launchStandings } from './launch-standings.ts'
import { boardAsOf } from './board-as-of.ts'
import { type BoardPlace, boardStandings } from './board-standings.ts'

const own = databaseOfItsOwn(TEMPLATES.debut)
const identity = databaseOfItsOwn(TEMPLATES.identity)

type History = Awaited<ReturnType<typeof decode>>

const openTables = async () => {
  const database = openDatabase({ url: own.url, name: 'test' })
  const keysIn = openDatabase({ url: identity.url, name: 'test' })
  const session = await openSession({ url: own.url, name: 'test', timeoutMs: 30_000 })
  onTestFinished(async () => void (await Promise.all([database.destroy(), keysIn.destroy(), session.close()])))
  return { database, session, keys: openMemberKeys(keysIn) }
}

/** Whether the points of a launch of that day were hidden then. */
const wasHidden = (boardDate: string, then: Instant) => boardDate === dayOf(then) && then < revealOf(dayOf(then))

/** What the rule in code says that every board showed at a time. */
const expectedBoards = (history: History, then: Instant) => {
  const known = history.filter(({ envelope }) => envelope.at <= then)
  const ledger = new VoteLedger()
  for (const fact of known) if (fact.stream.startsWith('voter-')) ledger.take(fact as Recorded<VoterEvent>)
  const gone = disqualifiedBy(known)
  const launches = new Batch(known)
    .of(LaunchDayOpened)
    .flatMap(({ event: { data } }) => data.launches.map((launch) => ({ ...launch, boardDate: data.day })))
    .filter(({ launchId }) => !gone.has(launchId))
  return periods.map((period) => {
    const start = startOfPeriod(period, dayOf(then))
    const mine = launches.filter(({ boardDate }) => startOfPeriod(period, boardDate) === start)
    const shown = ledger.standings(
      period,
      start,
      mine.filter(({ boardDate }) => !wasHidden(boardDate, then)),
    )
    const hidden = mine.filter(({ boardDate }) => wasHidden(boardDate, then))
    const places = [
      ...shown.map(({ launchId, points, voters }, index) => ({ rank: index + 1, launchId, points, voters })),
      ...hidden.map(({ launchId }) => ({ rank: null, launchId, points: null, voters: null })),
    ]
    return { period, start, places }
  })
}

const bare = ({ rank, launchId, points, voters }: BoardPlace) => ({ rank, launchId, points, voters })

const replay = async (keys: MemberKeys, taken: Parameters<typeof historyOf>[0]) => {
  const log = await storedLog(keys, historyOf(taken))
  return { log, history: await decode(keys, log) }
}

it('as of any time of any history are what the rule says in code of the events until then', async () => {
  const { database, session, keys } = await openTables()
  await fc.assert(
    fc.asyncProperty(steps(150), fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), async (taken, picks) => {
      const { log, history } = await replay(keys, taken)
      const builds = await fillInBatches(session, keys, [rankings, votes], log, 1_000)
      const [boards, ledger] = builds.map(({ projector, version }) => schemaOf(projector.name, version))
      if (boards === undefined || ledger === undefined) throw new Error('nothing was built')
      const times = history.filter(({ stream }) => stream.startsWith('voter-')).map(({ envelope }) => envelope.at)
      for (const pick of picks) {
        const now = times[pick % times.length]
        if (now === undefined) continue
        for (const { period, start, places } of expectedBoards(history, now)) {
          const page = { period, start, now, limit: 1_000, offset: 0 }
          const { places: shown, total } = await boardAsOf(database, { rankings: boards, votes: ledger }, page)
          expect({ now: now.toISO(), period, places: shown.map(bare) }).toEqual({ now: now.toISO(), period, places })
          expect(total).toBe(places.length)
        }
      }
      for (const build of builds) await discard(session, build)
    }),
    { numRuns: runs(15) },
  )
})

it('are the same place by place for a launch alone, with what parts it from the next, also while hidden', async () => {
  const { database, session, keys } = await openTables()
  await fc.assert(
    fc.asyncProperty(steps(120), fc.constantFrom(1, 5), async (taken, hour) => {
      const { log, history } = await replay(keys, taken)
      const [build] = await fillInBatches(session, keys, [rankings], log, 1_000)
      if (build === undefined) throw new Error('nothing was built')
      const schema = schemaOf('rankings', build.version)
      const last = new Batch(history).of(LaunchDayOpened).at(-1)?.event.data.day
      if (last === undefined) throw new Error('no day was opened')
      const now = revealOf(last).plus({ hours: hour - 4 })
      for (const period of periods) {
        const { places } = await boardStandings(database, schema, {
          period,
          start: startOfPeriod(period, last),
          now,
          limit: 1_000,
          offset: 0,
        })
        const launchIds = places.map(({ launchId }) => launchId)
        const standings = await launchStandings(database, schema, { launchIds, periods: [period], now })
        const gap = (better: number | null | undefined, worse: number | null | undefined) =>
          typeof better === 'number' && typeof worse === 'number' ? better - worse : null
        expect(launchIds.map((launchId) => standings.get(launchId)?.[0])).toEqual(
          places.map((place, index) => ({
            ...bare(place),
            period,
            start: startOfPeriod(period, last),
            of: places.length,
            hidden: place.hidden,
            behind: gap(places[index - 1]?.points, place.points),
            ahead: gap(place.points, places[index + 1]?.points),
          })),
        )
      }
      await discard(session, build)
    }),
    { numRuns: runs(15) },
  )
})

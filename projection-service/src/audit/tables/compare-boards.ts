import { isDeepStrictEqual } from 'node:util'
import { type Period, periods, startOfPeriod } from '@debut/events/kernel/periods.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { DayRows, StandingRow } from './board-rows.ts'
import type { Closing } from '../log/closings.ts'
import type { Finding } from '../finding.ts'
import type { OpenedLaunch } from '../rules/opened-launch.ts'
import type { Recount } from '../log/recount.ts'

type Standing = Pick<StandingRow, 'points' | 'voters' | 'lastPosition'>

/** Every standing of these launches, in each of its four periods. */
export const compareStandings = (launches: readonly OpenedLaunch[], rows: readonly StandingRow[], recount: Recount): Finding[] => {
  const byKey = new Map(rows.map((row) => [`${row.launchId} ${row.period}`, row]))
  const unknown = rows.filter(({ launchId }) => !recount.onBoards.has(launchId))
  const surplus = unknown.map(
    ({ launchId, period, start }) => `Launch ${launchId} is on the ${boardName(period, start)} and not in the log.`,
  )
  const compared = launches.flatMap((launch) =>
    periods.flatMap((period) => {
      const start = startOfPeriod(period, launch.boardDate)
      const [counted] = recount.ledger.standings(period, start, [launch])
      const row = byKey.get(`${launch.launchId} ${period}`)
      const what = `${recount.nameOf(launch)} on the ${boardName(period, start)}`
      if (recount.isDisqualified(launch)) return row === undefined ? [] : [finding(`${what}: it was disqualified, and stands there.`)]
      return counted === undefined ? [] : differences(what, launch, start, counted, row)
    }),
  )
  return [...compared, ...surplus.map(finding)]
}

const boardName = (period: Period, start: Day) => (period === 'day' ? `board of ${start}` : `board of the ${period} of ${start}`)

const differences = (
  what: string,
  { toolId, launchId }: OpenedLaunch,
  start: Day,
  counted: Standing,
  row: StandingRow | undefined,
): Finding[] => {
  if (row === undefined) return [finding(`${what}: it does not stand there, and the log gives it ${inWords(counted)}.`)]
  const found = []
  if (row.start !== start) found.push(`${what}: it stands on the board of ${row.start} instead.`)
  if (row.toolId !== toolId) found.push(`${what}: the board says launch ${launchId} is one of tool ${row.toolId}, the log says ${toolId}.`)
  if (inWords(row) !== inWords(counted)) found.push(`${what}: the board shows ${inWords(row)}, the log gives ${inWords(counted)}.`)
  return found.map(finding)
}

/** A closed day as it was frozen, and as it is shown. */
export const compareDay = ({ day, closed, lottery }: Closing, { day: row, frozen }: DayRows): Finding[] => {
  if (row === undefined) return [finding(`${day} is closed in the log, and the boards don't know the day.`)]
  const logged = closed.standings.map(({ launchId, points, voters }) => ({ launchId, points, voters }))
  const found = []
  if (row.merkleRoot !== closed.merkleRoot)
    found.push(`The Merkle root of ${day} is ${closed.merkleRoot} in the log, and ${row.merkleRoot ?? 'none'} is shown.`)
  if (row.votes !== closed.votes) found.push(`${day} closed with ${closed.votes} votes in the log, and ${row.votes ?? 'none'} are shown.`)
  if (row.winner !== (lottery?.winner?.memberId ?? null))
    found.push(
      `The winner of the lottery of ${day} is ${lottery?.winner?.memberId ?? 'none'} in the log, and ${row.winner ?? 'none'} is shown.`,
    )
  for (const [index, place] of logged.entries())
    if (!isDeepStrictEqual(place, frozen[index]))
      found.push(`Place ${index + 1} of ${day} was frozen as ${placed(place)} in the log, and shows as ${placed(frozen[index])}.`)
  if (frozen.length > logged.length) found.push(`${day} was frozen with ${logged.length} places in the log, and shows ${frozen.length}.`)
  return found.map(finding)
}

const placed = (place: DayRows['frozen'][number] | undefined): string =>
  place === undefined ? 'nothing' : `${place.launchId} with ${place.points} points of ${place.voters}`

const inWords = ({ points, voters, lastPosition }: Standing): string =>
  `${points} points of ${voters} voters, the last at position ${lastPosition}`

const finding = (text: string): Finding => ({ place: 'board', text })

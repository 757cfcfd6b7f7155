import { startOf } from '@debut/events/kernel/calendar.ts'
import type { Period } from '@debut/events/kernel/periods.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { type Instant, isoOf } from '@debut/events/kernel/instant.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { z } from 'zod'
import { AuditRefused } from '../audit-refused.ts'
import type { Finding } from '../finding.ts'
import type { Recount } from '../log/recount.ts'
import { HIDDEN_HOURS } from '../rules/voting-rules.ts'

const PAGE = 100

const Shown = z.object({ launchId: LaunchId, points: z.int().nullable(), voters: z.int().nullable() })
type Shown = z.output<typeof Shown>
const Page = z.object({ total: z.int(), tools: z.array(Shown), stale: z.boolean().optional() })

export interface Board {
  readonly period: Period
  readonly start: Day
}

/** A board of a moment, place by place, as everybody is shown it. */
export const compareServedBoard = async (
  { period, start }: Board,
  asOf: Instant,
  recount: Recount,
  { queryUrl, position }: { readonly queryUrl: string; readonly position: LogPosition },
): Promise<Finding[]> => {
  const query = new URLSearchParams({ start, asOf: isoOf(asOf), 'min-position': String(position), limit: String(PAGE) })
  const served = await allPages(`${queryUrl}/api/boards/${period}?${query.toString()}`)
  const counted = boardAsOf({ period, start }, asOf, recount)
  const places = Array.from({ length: Math.max(served.length, counted.length) }, (_, index) => index)
  return places.flatMap((index) => {
    const [there, here] = [inWords(served[index]), inWords(counted[index])]
    if (there === here) return []
    const what = `Place ${index + 1} of the ${period} of ${start}, as of ${isoOf(asOf)}`
    return [{ place: 'board' as const, text: `${what}: the board shows ${there}, the log gives ${here}.` }]
  })
}

/** What is hidden stands last, in the order that the day was opened with. */
export const boardAsOf = ({ period, start }: Board, asOf: Instant, recount: Recount): Shown[] => {
  const launches = recount.launchesOf(period, start)
  const isHidden = ({ boardDate }: { readonly boardDate: Day }) => asOf < startOf(boardDate).plus({ hours: HIDDEN_HOURS })
  const standings = recount.ledger.standings(
    period,
    start,
    launches.filter((launch) => !isHidden(launch)),
  )
  const hidden = new Set(launches.filter(isHidden).map(({ launchId }) => launchId))
  const ordered = [...recount.launchDays.values()].flatMap((day) => day.launches).filter(({ launchId }) => hidden.has(launchId))
  const shown = standings.map(({ launchId, points, voters }) => ({ launchId, points, voters }))
  return [...shown, ...ordered.map(({ launchId }) => ({ launchId, points: null, voters: null }))]
}

const allPages = async (address: string): Promise<Shown[]> => {
  const places: Shown[] = []
  for (;;) {
    const response = await fetch(`${address}&offset=${places.length}`)
    if (!response.ok) throw new AuditRefused(`The query-service answered ${response.status} to ${address}.`)
    const { total, tools, stale } = Page.parse(await response.json())
    if (stale) throw new AuditRefused('The query-service is behind the log. Try again in a moment.')
    places.push(...tools)
    if (tools.length === 0 || places.length >= total) return places
  }
}

const inWords = (place: Shown | undefined): string => {
  if (place === undefined) return 'nothing'
  return `launch ${place.launchId} with ${place.points === null ? 'hidden points' : `${place.points} points of ${place.voters} voters`}`
}

import { z } from 'zod'
import { HOUR_MS, periodsOf, startOfDay } from './hand-calendar.ts'
import type { HandVote } from './hand-votes.ts'
import type { RecordedEvent } from './recorded-log.ts'

export interface HandLaunch {
  readonly launchId: string
  readonly toolId: string
  readonly boardDate: string
  readonly openedAt: number
}

const Opened = z.object({ launchId: z.string(), toolId: z.string(), boardDate: z.string() })

export const foldLaunches = (log: readonly RecordedEvent[]): HandLaunch[] =>
  log.filter(({ type }) => type === 'LaunchOpened').map(({ data, position }) => ({ ...Opened.parse(data), openedAt: position.commit }))

export interface HandStanding {
  readonly period: string
  readonly start: string
  readonly launchId: string
  readonly toolId: string
  readonly points: number
  readonly voters: number
  readonly lastPosition: number
}

const counts = ({ countsOn, state, withdrawnOn }: HandVote, last: string): boolean =>
  countsOn <= last && (state === 'counted' || (state === 'withdrawn' && withdrawnOn !== null && withdrawnOn > last))

/** Each launch on its four boards: the sums of the weights of the votes that count there. */
export const standingsOf = (
  launches: readonly Pick<HandLaunch, 'launchId' | 'toolId' | 'boardDate'>[],
  votes: readonly HandVote[],
): HandStanding[] => {
  const byLaunch = Map.groupBy(votes, ({ launchId }) => launchId)
  return launches.flatMap(({ launchId, toolId, boardDate }) =>
    periodsOf(boardDate).map(({ period, start, last }) => {
      const counted = (byLaunch.get(launchId) ?? []).filter((vote) => counts(vote, last))
      const points = counted.reduce((sum, { weight }) => sum + weight, 0)
      const lastPosition = Math.max(0, ...counted.map(({ position }) => position))
      return { period, start, launchId, toolId, points, voters: counted.length, lastPosition }
    }),
  )
}

const text = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** One board, best first. */
export const boardOf = (standings: readonly HandStanding[], period: string, start: string): HandStanding[] =>
  standings
    .filter((each) => each.period === period && each.start === start)
    .toSorted(
      (one, other) =>
        other.points - one.points ||
        other.voters - one.voters ||
        one.lastPosition - other.lastPosition ||
        text(one.launchId, other.launchId),
    )

const HIDDEN_MS = 4 * HOUR_MS
const DayOpened = z.object({ launches: z.array(z.object({ launchId: z.string() })) })

/** A board as everybody sees it: the points of a day's launches are hidden in its first hours, and their order is the day's. */
export const boardSeen = (
  log: readonly RecordedEvent[],
  { votes, period, start, now }: { votes: readonly HandVote[]; period: string; start: string; now: number },
) => {
  const launches = foldLaunches(log)
  const isHidden = new Map(launches.map(({ launchId, boardDate }) => [launchId, now < startOfDay(boardDate) + HIDDEN_MS]))
  const hiddenOrder = log
    .filter(({ type }) => type === 'LaunchDayOpened')
    .flatMap(({ data }) => DayOpened.parse(data).launches.map(({ launchId }) => launchId))
  const board = boardOf(standingsOf(launches, votes), period, start)
  const shown = board.filter(({ launchId }) => isHidden.get(launchId) === false)
  const hidden = board
    .filter(({ launchId }) => isHidden.get(launchId) === true)
    .toSorted((one, other) => hiddenOrder.indexOf(one.launchId) - hiddenOrder.indexOf(other.launchId))
  return [
    ...shown.map(({ launchId, points, voters }) => ({ launchId, points, voters })),
    ...hidden.map(({ launchId }) => ({ launchId, points: null, voters: null })),
  ]
}

import { addDays, dayAt } from '@debut/events/kernel/days.ts'
import { daysRoute } from '@debut/events/launches/day-routes.ts'
import { launchRoute } from '@debut/events/launches/launch-routes.ts'
import { BoardFrame } from '@debut/events/voting/board-answers.ts'
import { boardRoute } from '@debut/events/voting/board-routes.ts'
import type { Action } from '@reduxjs/toolkit'
import { ticked } from '../../../lib/clock/clock-slice.ts'
import { now, parseInstant } from '../../../lib/clock/instants.ts'
import { newestFrame } from '../../../lib/resources/follow-live.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { type Board, boardOf, withLeader } from './board.ts'
import type { BoardPageQuery } from './board-page-query.ts'
import { merged, namesUnknown, withFrame, withMore } from './merge-boards.ts'

/** So many places at once. */
const PAGE_SIZE = 50
const PODIUM = 3
/** However often a board changes, it is drawn at most ten times a second. */
const DRAW_EVERY = 100
const ASK_AGAIN = 5_000
const CURVE_EVERY = 60_000
/** Timers hold no more than 24 days, and years end later. */
const LONGEST_WAIT = 3_600_000

/** A board that is over does not change, no more than a moment of the past, and a future one has no standings yet. */
const topicOf = ({ period, start, validUntil }: Board) =>
  validUntil === null || start > dayAt(now()) ? undefined : `board:${period}:${start}`

/** Each is the whole board, so only the newest counts. */
const frameIn = (action: Action, board: Board) => {
  const topic = topicOf(board)
  return topic === undefined ? undefined : newestFrame<BoardFrame>(action, topic)
}

/** At the reveal and at the end of the period, by whatever clock the reader has. */
const untilChange = (validUntil: string) => {
  const rest = parseInstant(validUntil) - now()
  return rest > 0 ? Math.min(rest, LONGEST_WAIT) : ASK_AGAIN
}

const boards = resource(boardRoute, {
  transformResponse: (answer, { limit = PAGE_SIZE, offset = 0 }) => boardOf(answer, offset + limit),
  topic: (board) => {
    const name = topicOf(board)
    return name === undefined ? undefined : { name, frame: BoardFrame, every: DRAW_EVERY }
  },
  onAction: (board, action) => {
    if (ticked.match(action)) return withLeader(board)
    const frame = frameIn(action, board)
    return frame === undefined ? board : withFrame(board, frame.body, frame.cursor)
  },
  isOutdatedBy: (action, board) => {
    const frame = board && frameIn(action, board)
    return board !== undefined && frame !== undefined && namesUnknown(board, frame.body)
  },
  refetchEvery: ASK_AGAIN,
  pollingInterval: ({ validUntil }) => (validUntil === null ? undefined : untilChange(validUntil)),
  merge: merged,
  pages: {
    next: ({ size, total }, request) => (size < total ? { ...request, offset: size } : undefined),
    join: withMore,
  },
})

export const boardOn = ({ period, start, asOf }: BoardPageQuery) => boards({ period, limit: PAGE_SIZE, start, asOf })

/** Who came first on the day before. */
export const podiumBefore = (start: string) => boards({ period: 'day', limit: PODIUM, start: addDays(start, -1) })

export const lotteryBefore = (start: string) => lotteries({ limit: 1, before: start })
const lotteries = resource(daysRoute, { transformResponse: ({ days: [day] }) => day?.lottery ?? undefined })

/** How the points of a launch grew through its day. */
export const curveOf = (launchId: string) => curves({ launchId })
const curves = resource(launchRoute, {
  part: 'curve',
  transformResponse: ({ launch: { launchId, state }, curve }) => ({ launchId, state, points: curve?.points }),
  pollingInterval: ({ state }) => (state === 'live' ? CURVE_EVERY : undefined),
})

/** What stands beside a day's board. Each may be missing: nothing waits for it. */
export const besideOf = ({ period, start, leader, entries }: Board) => {
  if (period !== 'day') return []
  const isHidden = entries.some(({ hidden }) => hidden)
  return [podiumBefore(start), ...(isHidden ? [lotteryBefore(start)] : []), ...(leader === undefined ? [] : [curveOf(leader)])]
}

import type { Day } from '@debut/events/kernel/days.ts'
import { type Standing, byStanding } from '@debut/events/voting/standing-order.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Weigh } from './rules/weighing.ts'
import { countsIn, type Cut, type PastLaunch, type PastVote } from './vote-history.ts'

/** A launch with the votes that count for it. */
export interface Counted {
  readonly launch: PastLaunch
  readonly votes: readonly PastVote[]
}

export interface Ranked extends Standing {
  readonly toolId: ToolId
  readonly boardDate: Day
  readonly rank: number
}

export const official: Weigh = ({ weight }) => weight

/** Sums of fractions are equal where they are to a millionth: in which order they were added must not decide a place. */
const FINE = 1_000_000

export const countedIn = (launches: readonly PastLaunch[], last: Day, cut: Cut): Counted[] =>
  launches.map((launch) => ({ launch, votes: launch.votes.filter((vote) => countsIn(vote, last, cut)) }))

/** In the order of the official rule. A vote that weighs nothing is none. */
export const rank = (counted: readonly Counted[], weigh: Weigh): Ranked[] =>
  counted
    .map(({ launch: { launchId, toolId, boardDate }, votes }) => {
      let [points, voters, lastPosition] = [0, 0, 0]
      for (const vote of votes) {
        const weight = weigh(vote)
        if (weight <= 0) continue
        points += weight
        voters += 1
        lastPosition = Math.max(lastPosition, vote.position)
      }
      return { launchId, toolId, boardDate, points: Math.round(points * FINE) / FINE, voters, lastPosition }
    })
    .toSorted(byStanding)
    .map((standing, index) => ({ ...standing, rank: index + 1 }))

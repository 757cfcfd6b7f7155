import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { type Coming, comingsOn } from './comings.ts'
import { midnightOf } from './demo-days.ts'
import type { DemoPerson } from './people.ts'
import type { Random } from './random.ts'

/** A vote that somebody is to cast on a day that the product is there. */
export interface CrowdVote {
  readonly person: DemoPerson
  readonly at: number
  readonly withdrawnAt: number | undefined
  readonly random: Random
  /** Cast only where they have not voted on that day: it stands in for a vote whose time has passed. */
  readonly standsIn: boolean
}

const MINUTE = 60_000

/**
 * What is left of a day from a moment on: the very votes of `planVotes`, so that the crowd goes on where the made world ends.
 * Members who would have come before that moment do not come, but for those who keep a streak: they come within two hours.
 */
export const crowdVotesOn = (seed: string, day: Day, from: number, people: readonly DemoPerson[]): CrowdVote[] => {
  const comings = comingsOn(seed, day, people)
  const left = comings.flatMap(({ person, votes, random }) =>
    votes.filter(({ at }) => at >= from).map((vote) => ({ person, random, standsIn: false, ...vote })),
  )
  const late = comings.filter(({ person, votes }) => person.streak !== undefined && votes.every(({ at }) => at < from))
  return [...left, ...late.map((coming) => standIn(coming, from))].filter(({ at }) => at < midnightOf(addDays(day, 1)))
}

const standIn = ({ person, random }: Coming, from: number): CrowdVote => {
  const at = Math.floor(from + (2 + random.below(118)) * MINUTE)
  return { person, at, withdrawnAt: undefined, random, standsIn: true }
}

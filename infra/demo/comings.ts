import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { midnightOf, RECENT_DAYS } from './demo-days.ts'
import type { DemoPerson } from './people.ts'
import { type Random, randomOf } from './random.ts'
import { secondOfDay } from './time-of-day.ts'

/** When somebody votes, and when they take it back. */
export interface VoteTime {
  readonly at: number
  readonly withdrawnAt: number | undefined
}

/** Somebody who comes by on a day, to vote so often. */
export interface Coming {
  readonly person: DemoPerson
  readonly votes: readonly VoteTime[]
  /** What they like that day, they like whenever they are asked. */
  readonly random: Random
}

const MINUTE = 60_000
const DAY = 86_400_000
const SHORTEST_DAY = 23 * 60 * MINUTE
/** Who has come on more days than there have been launches must not vote for all of them at once. */
const SPARING = 900
const WITHDRAWN = 0.014
/** So much likelier do the regulars come of late. */
const OF_LATE = 0.62
/** And so likely one who came yesterday comes again. */
const AGAIN = 0.3
/** Who came so long before says nothing any more about who comes today. */
const FORGOTTEN_DAYS = 25

/** Who comes by on each of the last days, today's last: the whole of today, also what is still to come. */
export function* comingsOver(seed: string, today: Day, days: number, people: readonly DemoPerson[]): Generator<readonly Coming[]> {
  let yesterday: ReadonlySet<DemoPerson> = new Set()
  for (let daysAgo = days - 1; daysAgo >= 0; daysAgo--) {
    const day = addDays(today, -daysAgo)
    // One draw for everybody, come or not: so a day is the same from wherever one begins to look.
    const draws = randomOf(`${seed} ${day} comes`)
    const comers = people.filter((person) => draws.next() < chanceOf(person, daysAgo, yesterday.has(person)))
    yesterday = new Set(comers)
    yield comers.map((person) => {
      const random = randomOf(`${seed} ${day} ${person.username}`)
      return { person, votes: votesOf(person, day, daysAgo, random), random }
    })
  }
}

/** Who comes by on a day that the product is there. */
export const comingsOn = (seed: string, day: Day, people: readonly DemoPerson[]): readonly Coming[] =>
  [...comingsOver(seed, day, FORGOTTEN_DAYS, people)].at(-1) ?? []

const chanceOf = (person: DemoPerson, daysAgo: number, cameYesterday: boolean): number => {
  const { username, streak, joinedDaysAgo, diligence } = person
  // An hour may lie between, where summer time begins or ends.
  if (joinedDaysAgo <= daysAgo + 0.1) return 0
  // Whom anybody can sign in as has their three votes left.
  if (username === 'demo' && daysAgo === 0) return 0
  if (streak !== undefined) return daysAgo <= streak ? 1 : 0
  if (diligence === 0) return 0
  const isNew = joinedDaysAgo - daysAgo < 6
  const isRegular = person.isRegular && daysAgo < RECENT_DAYS
  return Math.max(diligence, isNew ? 0.3 : 0, cameYesterday ? AGAIN : 0, isRegular ? OF_LATE : 0)
}

const votesOf = (person: DemoPerson, day: Day, daysAgo: number, random: Random): VoteTime[] => {
  const midnight = midnightOf(day)
  const isWeekend = [0, 6].includes(new Date(midnight).getUTCDay())
  const wanted = wantedBy(person, daysAgo, random)
  let at = midnight + secondOfDay(isWeekend, random) * 1000
  const votes: VoteTime[] = []
  for (let cast = 0; cast < wanted && at < midnight + SHORTEST_DAY; cast++) {
    votes.push({ at: Math.floor(at), withdrawnAt: withdrawal(person, at, random) })
    at += 4_000 + random.next() ** 4 * 35 * MINUTE
  }
  return votes
}

const wantedBy = ({ streak }: DemoPerson, daysAgo: number, random: Random): number => {
  if (streak === undefined) return 1 + random.weighted([4, 3, 4])
  if (daysAgo < RECENT_DAYS) return 1 + random.weighted([2, 2, 3])
  return 1 + random.weighted(streak > SPARING ? [1] : [8, 2, 1])
}

/** Some change their mind: at once, or days later. Who keeps a streak does not. */
const withdrawal = ({ streak }: DemoPerson, at: number, random: Random): number | undefined => {
  if (streak !== undefined || !random.chance(WITHDRAWN)) return undefined
  return Math.floor(at + (random.chance(0.5) ? (1 + random.below(20)) * MINUTE : random.next() * 4 * DAY))
}

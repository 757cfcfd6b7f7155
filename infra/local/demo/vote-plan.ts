import { DAILY_VOTE_LIMIT } from '@debut/events/voting/vote-numbers.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { HISTORY_DAYS, midnightOf, RECENT_DAYS } from './demo-days.ts'
import type { PlannedLaunch } from './launch-plan.ts'
import type { DemoPerson } from './people.ts'
import { type Random, randomOf } from './random.ts'
import { secondOfDay } from './time-of-day.ts'

/** A vote that somebody will cast, and whether and when they will take it back. */
export interface PlannedVote {
  readonly person: DemoPerson
  readonly launch: PlannedLaunch
  readonly at: number
  readonly withdrawnAt: number | undefined
}

const DAY = 86_400_000
const MINUTE = 60_000
const SHORTEST_DAY = 23 * 60 * MINUTE
/** How the days back count beside the day's own launches. */
const LIVELY = [8, 1.6, 0.8, 0.5, 0.4, 0.3, 0.3]
/** Who has come on more days than there have been launches must not vote for all of them at once. */
const SPARING = 900
const WITHDRAWN = 0.014
/** So much likelier do the regulars come of late. */
const OF_LATE = 0.62
/** And whoever came yesterday comes again. */
const AGAIN = 0.3

/** Who votes for what, and when: the whole of today too, for whoever asks later in the day. */
export const planVotes = (seed: string, today: Day, people: readonly DemoPerson[], launches: readonly PlannedLaunch[]): PlannedVote[] => {
  const random = randomOf(`${seed} votes`)
  const byDay = Map.groupBy(launches, ({ boardDate }) => boardDate)
  const days = Array.from({ length: HISTORY_DAYS + RECENT_DAYS }, (_, daysAgo) => addDays(today, -daysAgo))
  const byDaysAgo = days.map((day) => byDay.get(day) ?? [])
  const voters = people.map((person) => ({ person, voted: new Set<PlannedLaunch>(), wasThere: false }))
  type Voter = (typeof voters)[number]

  const lastDays = (daysAgo: number) =>
    LIVELY.flatMap((weight, back) => (byDaysAgo[daysAgo + back] ?? []).map((launch) => ({ launch, appeal: weight * launch.tool.appeal })))

  const choose = ({ person, voted }: Voter, daysAgo: number, lately: ReturnType<typeof lastDays>): PlannedLaunch | undefined => {
    const fits = (launch: PlannedLaunch) => !voted.has(launch) && launch.tool.owner !== person && !launch.tool.otherMakers.includes(person)
    const recent = lately.filter(({ launch }) => fits(launch))
    if (recent.length > 0) {
      const liked = recent.map(({ launch, appeal }) => appeal * (person.taste.get(launch.tool.card.category) ?? 1))
      return recent[random.weighted(liked)]?.launch
    }
    // Those who come every day find something older.
    const isLate = person.streak === undefined
    for (let back = LIVELY.length; back < (isLate ? 21 : HISTORY_DAYS); back++) {
      const older = (byDaysAgo[daysAgo + back] ?? []).filter(fits)
      if (older.length > 0) return older[random.below(older.length)]
    }
    return undefined
  }

  const votesOf = ({ person, wasThere }: Voter, daysAgo: number): number => {
    // An hour may lie between, where summer time begins or ends.
    if (person.joinedDaysAgo <= daysAgo + 0.1) return 0
    if (person.streak !== undefined && daysAgo >= 1 && daysAgo <= person.streak)
      return 1 + random.weighted(daysAgo < RECENT_DAYS ? [2, 2, 3] : [8, person.streak > SPARING ? 0 : 2, person.streak > SPARING ? 0 : 1])
    // Whom anybody can sign in as has their three votes left.
    if (person.username === 'demo') return 0
    if (person.streak !== undefined) return daysAgo === 0 ? 1 + random.below(DAILY_VOTE_LIMIT) : 0
    const isNew = person.joinedDaysAgo - daysAgo < 6
    const likely = Math.max(
      person.diligence,
      isNew ? 0.3 : 0,
      wasThere ? AGAIN : 0,
      person.isRegular && daysAgo < RECENT_DAYS ? OF_LATE : 0,
    )
    return person.diligence > 0 && random.chance(likely) ? 1 + random.weighted([4, 3, 4]) : 0
  }

  const votesOn = (day: Day, daysAgo: number): PlannedVote[] => {
    const midnight = midnightOf(day)
    const isWeekend = [0, 6].includes(new Date(midnight).getUTCDay())
    const lately = lastDays(daysAgo)
    const votes: PlannedVote[] = []
    // Everybody on every day of three years, hence the plain loop.
    for (const voter of voters) {
      const { person, voted } = voter
      const wanted = votesOf(voter, daysAgo)
      voter.wasThere = wanted > 0
      let at = midnight + secondOfDay(isWeekend, random) * 1000
      for (let cast = 0; cast < wanted; cast++) {
        const launch = choose(voter, daysAgo, lately)
        if (launch === undefined || at >= midnight + SHORTEST_DAY) continue
        voted.add(launch)
        votes.push({ person, launch, at: Math.floor(at), withdrawnAt: withdrawal(person, at, random) })
        at += 4_000 + random.next() ** 4 * 35 * MINUTE
      }
    }
    return votes
  }

  return days
    .map((day, daysAgo) => ({ day, daysAgo }))
    .toReversed()
    .flatMap(({ day, daysAgo }) => votesOn(day, daysAgo))
}

/** Some change their mind: at once, or days later. Who keeps a streak does not. */
const withdrawal = ({ streak }: DemoPerson, at: number, random: Random): number | undefined => {
  if (streak !== undefined || !random.chance(WITHDRAWN)) return undefined
  return Math.floor(at + (random.chance(0.5) ? (1 + random.below(20)) * MINUTE : random.next() * 4 * DAY))
}

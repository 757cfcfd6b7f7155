import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { type Coming, comingsOver } from './comings.ts'
import { HISTORY_DAYS, RECENT_DAYS } from './demo-days.ts'
import type { PlannedLaunch } from './launch-plan.ts'
import { chooseAmong, mayChoose, type Offer, OFFERED_DAYS } from './liking.ts'
import type { DemoPerson } from './people.ts'

/** A vote that somebody will cast, and whether and when they will take it back. */
export interface PlannedVote {
  readonly person: DemoPerson
  readonly launch: PlannedLaunch
  readonly at: number
  readonly withdrawnAt: number | undefined
}

const DAYS = HISTORY_DAYS + RECENT_DAYS
/** So far back looks who comes late. */
const LATE_DAYS = 21

interface PlannedOffer extends Offer {
  readonly launch: PlannedLaunch
}

/** Who votes for what, and when: the whole of today too, also what is still to come. */
export const planVotes = (seed: string, today: Day, people: readonly DemoPerson[], launches: readonly PlannedLaunch[]): PlannedVote[] => {
  const byDay = Map.groupBy(launches.map(offerOf), ({ launch }) => launch.boardDate)
  const byDaysAgo = Array.from({ length: DAYS }, (_, daysAgo) => byDay.get(addDays(today, -daysAgo)) ?? [])
  const voted = new Map(people.map((person) => [person, new Set<string>()]))

  const choose = ({ person, random }: Coming, mine: ReadonlySet<string>, daysAgo: number) => {
    const chosen = chooseAmong(person, byDaysAgo.slice(daysAgo, daysAgo + OFFERED_DAYS), mine, random)
    if (chosen !== undefined) return chosen
    // Those who come every day find something older.
    const since = person.streak === undefined ? LATE_DAYS : HISTORY_DAYS
    for (const day of byDaysAgo.slice(daysAgo + OFFERED_DAYS, daysAgo + since)) {
      const older = day.filter((offer) => !mine.has(offer.launchId) && mayChoose(person, offer))
      if (older.length > 0) return older[random.below(older.length)]
    }
    return undefined
  }

  return [...comingsOver(seed, today, DAYS, people)].flatMap((comings, index) =>
    comings.flatMap((coming) => {
      const mine = voted.get(coming.person) ?? new Set()
      return coming.votes.flatMap(({ at, withdrawnAt }) => {
        const chosen = choose(coming, mine, DAYS - 1 - index)
        if (chosen === undefined) return []
        mine.add(chosen.launchId)
        return [{ person: coming.person, launch: chosen.launch, at, withdrawnAt }]
      })
    }),
  )
}

const offerOf = (launch: PlannedLaunch): PlannedOffer => {
  const { launchId, tool } = launch
  return { launch, launchId, tool: tool.card, makers: [tool.owner, ...tool.otherMakers].map(({ memberId }) => memberId) }
}

import type { Day } from '@debut/events/kernel/days.ts'
import { midnightOf } from '../demo-days.ts'
import { type DemoPerson, isReaders } from '../people.ts'
import { randomOf } from '../random.ts'
import type { PlannedReview } from './review-plan.ts'

export interface PlannedHelpful {
  readonly person: DemoPerson
  readonly review: PlannedReview
  readonly at: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Reviews are found over days, by those who look for such a tool. */
const USUAL_DELAY = 30 * HOUR
const READ_MS = 40_000

/** Who finds which review helpful, and when; those whom a reader can sign in as have all their marks left. */
export const planHelpful = (
  seed: string,
  today: Day,
  people: readonly DemoPerson[],
  reviews: readonly PlannedReview[],
): readonly PlannedHelpful[] => {
  const random = randomOf(`${seed} helpful`)
  const now = midnightOf(today)
  const readers = people.filter((person) => !isReaders(person))
  return reviews.flatMap((review) =>
    readers
      .map((person) => ({ person, place: random.next() }))
      .filter(({ person }) => person !== review.author && now - person.joinedDaysAgo * DAY < review.at - DAY)
      .toSorted((one, other) => one.place - other.place)
      .slice(0, review.helpful)
      .map(({ person }) => ({ person, review, at: Math.floor(review.at + READ_MS - Math.log(1 - random.next()) * USUAL_DELAY) })),
  )
}

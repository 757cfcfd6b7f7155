import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { Rating } from '@debut/events/reviews/review-form.ts'
import { midnightOf } from '../demo-days.ts'
import type { DemoPerson } from '../people.ts'
import { randomOf } from '../random.ts'
import { readReviews } from './read-reviews.ts'
import { forCompanies } from './texts/for-companies.ts'
import { forMakersOfSoftware } from './texts/for-makers-of-software.ts'
import { forOneself } from './texts/for-oneself.ts'

export interface PlannedReview {
  /** The slug of the tool. */
  readonly on: string
  readonly author: DemoPerson
  readonly at: number
  readonly rating: Rating
  readonly body: string
  /** So many members find it helpful once everybody has read it. */
  readonly helpful: number
  /** By the owner of the tool. */
  readonly answer: { readonly at: number; readonly body: string } | null
}

const SECONDS = 55

/** All that is ever reviewed, also what is still to come, in the order of the clock. */
export const planReviews = (seed: string, today: Day, people: readonly DemoPerson[]): PlannedReview[] => {
  const random = randomOf(`${seed} reviews`)
  const byName = new Map<string, DemoPerson>(people.map((person) => [person.username, person]))
  const authorOf = (username: string): DemoPerson => {
    const person = byName.get(username)
    if (person === undefined) throw new Error(`there is no ${username} who could review`)
    return person
  }
  /** Nothing happens on the minute. */
  const soonAfter = (at: number) => at + random.below(SECONDS * 1_000)
  return [forMakersOfSoftware, forCompanies, forOneself]
    .flatMap(readReviews)
    .map(({ by, day, sinceMidnight, answer, ...review }) => {
      const at = soonAfter(midnightOf(addDays(today, day)) + sinceMidnight)
      return { ...review, author: authorOf(by), at, answer: answer && { at: soonAfter(at + answer.after), body: answer.body } }
    })
    .toSorted((one, other) => one.at - other.at)
}

import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { Act } from '../crowd.ts'
import { dayAt, midnightOf } from '../demo-days.ts'
import { type DemoPerson, isReaders } from '../people.ts'
import { randomOf } from '../random.ts'
import { planReviews } from './review-plan.ts'
import type { ReviewSite } from './reviews-by-http.ts'

interface Options {
  readonly seed: string
  readonly people: readonly DemoPerson[]
  readonly site: ReviewSite
  readonly clock: () => number
}

const MINUTE = 60_000
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [12 * MINUTE, 30 * MINUTE]
/** What is not reviewed is found helpful. */
const HELPFUL_ONLY = 0.5
/** A demo that runs for weeks does not find everything helpful endlessly. */
const MOST_HELPFUL = 30

/** The crowd reviews what is planned from the made world's last day on, each once, now and then; and finds others' reviews helpful. */
export const crowdReviews = ({ seed, people, site, clock }: Options): { actsOn(day: Day, from: number): readonly Act[] } => {
  const today = dayAt(clock())
  const planned = planReviews(seed, today, people)
  const queue = planned.filter(({ author, at }) => at >= midnightOf(today) && !isReaders(author))
  const crowd = people.filter((person) => !isReaders(person))
  const random = randomOf(`${seed} crowd’s reviews ${clock()}`)

  /** What is there already was made with the world, or written before a new start. Where the service is unavailable, the same is tried again. */
  const review = async (signal: AbortSignal): Promise<void> => {
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      const { on, author, rating, body } = next
      const toolId = await site.toolNamed(on, signal)
      const isThere = toolId === undefined || (await site.reviews(toolId, signal)).some((each) => each.author.memberId === author.memberId)
      if (!isThere) await site.write(author, { toolId, rating, body }, signal)
      queue.shift()
      if (!isThere) return
    }
  }

  const findHelpful = async (signal: AbortSignal): Promise<void> => {
    const about = planned[random.below(planned.length)]
    const toolId = about && (await site.toolNamed(about.on, signal))
    const reviews = toolId === undefined ? [] : await site.reviews(toolId, signal)
    const [found, person] = [reviews[random.below(reviews.length)], crowd[random.below(crowd.length)]]
    if (found === undefined || person === undefined) return
    if (person.memberId === found.author.memberId || found.helpful >= MOST_HELPFUL) return
    await site.markHelpful(person, { reviewId: found.reviewId }, signal)
  }

  const run = async (signal: AbortSignal): Promise<readonly Act[]> => {
    await (random.chance(HELPFUL_ONLY) ? findHelpful(signal) : review(signal))
    return []
  }

  const pause = () => SHORTEST_PAUSE + random.next() * (LONGEST_PAUSE - SHORTEST_PAUSE)

  return {
    actsOn: (day, from) => {
      const acts: Act[] = []
      for (let at = from + pause(); at < midnightOf(addDays(day, 1)); at += pause()) acts.push({ at, run })
      return acts
    },
  }
}

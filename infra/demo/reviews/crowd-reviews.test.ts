import { addDays } from '@debut/events/kernel/days.ts'
import type { Review } from '@debut/events/reviews/review-answers.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { expect, it } from 'vitest'
import { dayAt, midnightOf } from '../demo-days.ts'
import { demoPeople, isReaders } from '../people.ts'
import { randomOf } from '../random.ts'
import { ulidAt } from '../ulid-at.ts'
import { crowdReviews } from './crowd-reviews.ts'
import { type PlannedReview, planReviews } from './review-plan.ts'
import type { ReviewSite } from './reviews-by-http.ts'

const SEED = 'debut'
const NOON = Date.parse('2026-11-21T20:00:00Z')
const { signal } = new AbortController()
const people = demoPeople(SEED)
const planned = planReviews(SEED, dayAt(NOON), people)
const toolIdOf = (slug: string) => ToolId.parse(ulidAt(NOON, randomOf(slug)))

interface Sent {
  readonly by: string
  readonly at: number
  readonly body?: string
  readonly review?: string
}

/** As much of the product as the crowd needs, with the reviews that are there, and what it was sent. */
const siteWith = (there: readonly PlannedReview[], { helpful = 0, fails = 0 } = {}) => {
  const sent: Sent[] = []
  const known = there.map(({ on, author, body }) => ({ toolId: toolIdOf(on), memberId: author.memberId, body }))
  let now = NOON
  let failures = fails
  const site: ReviewSite = {
    toolNamed: async (slug) => toolIdOf(slug),
    reviews: async (toolId) =>
      known
        .filter((review) => review.toolId === toolId)
        .map(({ memberId, body }) => ({ reviewId: body, author: { memberId }, helpful }) as unknown as Review),
    write: async ({ username, memberId }, { toolId, body }) => {
      if (failures-- > 0) throw new Error('unavailable')
      sent.push({ by: username, at: now, body })
      known.push({ toolId, memberId, body })
      return true
    },
    markHelpful: async ({ username }, { reviewId }) => {
      sent.push({ by: username, at: now, review: reviewId })
      return true
    },
  }
  /** Everything that is due within two days, at its time; what fails is skipped, as the crowd does. */
  const live = async () => {
    const { actsOn } = crowdReviews({ seed: SEED, people, site, clock: () => now })
    const day = dayAt(now)
    const next = addDays(day, 1)
    for (const { at, run } of [...actsOn(day, now), ...actsOn(next, midnightOf(next))]) {
      now = at
      await run(signal).catch(() => [])
    }
  }
  return { live, sent, written: () => sent.flatMap(({ body }) => body ?? []) }
}

const bodies = (reviews: readonly PlannedReview[]) => reviews.map(({ body }) => body)
const atNoon = planned.filter(({ at }) => at < NOON)
const left = planned.filter(({ at }) => at >= NOON)

it('reviews what the made world has not lived to see, in the same order and each once', async () => {
  const { live, written } = siteWith(atNoon)
  await live()
  expect(left.length).toBeGreaterThan(4)
  expect(written()).toEqual(bodies(left))
})

it('reviews nothing again after a new start', async () => {
  const { live, written } = siteWith(planned)
  await live()
  expect(written()).toEqual([])
})

it('tries the same again where the service is unavailable', async () => {
  const { live, written } = siteWith(atNoon, { fails: 2 })
  await live()
  expect(written()).toEqual(bodies(left))
})

it('finds helpful what others wrote, at its leisure, and speaks for none of those whom a reader can sign in as', async () => {
  const { live, sent } = siteWith(planned)
  await live()
  const authors = new Map(planned.map(({ body, author }) => [body, author.username]))
  expect(sent.length).toBeGreaterThan(15)
  for (const { by, review } of sent) {
    expect(authors.get(review ?? '')).not.toBe(by)
    expect(isReaders(people.find(({ username }) => username === by)!)).toBe(false)
  }
  const pauses = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0))
  expect(Math.min(...pauses)).toBeGreaterThan(10 * 60_000)
})

it('finds nothing helpful that thirty do already', async () => {
  const { live, sent } = siteWith(planned, { helpful: 30 })
  await live()
  expect(sent).toEqual([])
})

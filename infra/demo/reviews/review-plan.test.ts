import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { AnswerBody, ReviewBody } from '@debut/events/reviews/review-form.ts'
import { describe, expect, it } from 'vitest'
import { midnightOf } from '../demo-days.ts'
import { planLaunches, type PlannedTool } from '../launch-plan.ts'
import { demoPeople } from '../people.ts'
import { planHelpful } from './helpful-plan.ts'
import { planReviews } from './review-plan.ts'
import { makersOf } from './write-reviews.ts'

const SEED = 'debut'
const today = '2026-11-26' as Day
const DAY = 86_400_000
/** In summer time, in winter time, and days on which a change lies between the reviews and today. */
const DAYS = [today, '2026-11-05', '2027-03-16', '2027-07-01'] as Day[]

describe('what the members of the demo world review', () => {
  const people = demoPeople(SEED)
  const reviews = planReviews(SEED, today, people)
  const helpful = planHelpful(SEED, today, people, reviews)
  const keyOf = ({ on, author }: (typeof reviews)[number]) => `${on} ${author.username}`

  it('is the same for the same seed and day', () => {
    const again = planReviews(SEED, today, people)
    expect(again.map((review) => `${keyOf(review)} ${review.at}`)).toEqual(reviews.map((review) => `${keyOf(review)} ${review.at}`))
    const marks = (all: typeof helpful) => all.map(({ person, review, at }) => `${person.username} ${keyOf(review)} ${at}`)
    expect(marks(planHelpful(SEED, today, people, again))).toEqual(marks(helpful))
  })

  it('is a hundred reviews of thirty tools, two to twelve each, some of them left for the crowd', () => {
    const counts = [...Map.groupBy(reviews, ({ on }) => on).values()].map((each) => each.length)
    expect(reviews.length).toBeGreaterThanOrEqual(60)
    expect(reviews.length).toBeLessThanOrEqual(160)
    expect(counts.length).toBeGreaterThanOrEqual(25)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...counts)).toBeLessThanOrEqual(12)
    expect(reviews.filter(({ at }) => at >= midnightOf(addDays(today, 1))).length).toBeGreaterThanOrEqual(4)
  })

  it('is praise and complaint, and a third of it is answered', () => {
    const giving = (rating: number) => reviews.filter((review) => review.rating === rating).length
    expect(giving(3)).toBeGreaterThan(10)
    expect(giving(1) + giving(2)).toBeGreaterThan(4)
    const answers = reviews.filter(({ answer }) => answer !== null).length
    expect(answers).toBeGreaterThan(reviews.length / 4)
    expect(answers).toBeLessThan(reviews.length / 2)
  })

  it('is one review of each tool by each member, and no text twice', () => {
    expect(new Set(reviews.map(keyOf)).size).toBe(reviews.length)
    const texts = reviews.flatMap(({ body, answer }) => [body, ...(answer === null ? [] : [answer.body])])
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('fits the forms of reviews and answers, and shouts nowhere', () => {
    for (const { body, answer } of reviews) {
      expect(ReviewBody.parse(body)).toBe(body)
      if (answer !== null) expect(AnswerBody.parse(answer.body)).toBe(answer.body)
      expect(`${body} ${answer?.body ?? ''}`).not.toMatch(/!!|lorem|\bTODO\b/i)
    }
  })

  it.each(DAYS)('is of tools that were listed by then, and by none of their makers, in a world of %s', (day) => {
    const tools = new Map<string, PlannedTool>(planLaunches(SEED, day, people).map(({ tool }) => [tool.card.slug, tool]))
    for (const { on, author, at, body } of planReviews(SEED, day, people)) {
      const tool = tools.get(on)
      if (tool === undefined) throw new Error(`nothing is called ${on}`)
      expect(tool.listedAt, body).toBeLessThan(at)
      expect(makersOf(tool), body).not.toContain(author)
      expect(midnightOf(day) - author.joinedDaysAgo * DAY, body).toBeLessThan(at - DAY)
    }
  })

  it('is found helpful by others, once each, after it was written', () => {
    expect(helpful.length).toBeGreaterThan(300)
    expect(helpful.filter(({ person, review }) => person === review.author)).toEqual([])
    expect(new Set(helpful.map(({ person, review }) => `${person.username} ${keyOf(review)}`)).size).toBe(helpful.length)
    for (const { review, at } of helpful) expect(at).toBeGreaterThan(review.at)
    expect(helpful.filter(({ person: { roles, username } }) => roles.length > 0 || username === 'demo' || username === 'maker')).toEqual([])
  })
})

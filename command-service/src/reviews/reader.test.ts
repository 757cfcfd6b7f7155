import { MemberId } from '@debut/events/kernel/ids.ts'
import { ReviewMarkedHelpful, ReviewReported, ReviewUnmarkedHelpful } from '@debut/events/reviews/reader-events.ts'
import { HELPFUL_EACH, REVIEW_REPORTS_EACH } from '@debut/events/reviews/review-commands.ts'
import { reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { runs } from '@debut/events/testing/runs.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { reader, type ReaderCommand } from './reader.ts'

const { given, play } = specify(reader)
const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const authorOf = (index: number) => MemberId.parse(`8a6e0804-2bd0-4672-b79d-${String(index).padStart(12, '0')}`)
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')
const reviewOf = (index: number) => reviewIdOf(toolId, authorOf(index))
const [reviewId, own] = [reviewOf(0), reviewIdOf(toolId, memberId)]
const facts = { registered: true, text: { rating: 4, hidden: false } } as const
const unreadable = [
  { rating: undefined, hidden: false },
  { rating: 4, hidden: true },
] as const
const said = { reason: 'spam', note: 'The third of these today.' } as const

const find = (more: Partial<ReaderCommand & { type: 'MarkReviewHelpful' }> = {}) =>
  ({ type: 'MarkReviewHelpful', memberId, reviewId, ...facts, ...more }) as const
const report = (more: Partial<ReaderCommand & { type: 'ReportReview' }> = {}) =>
  ({ type: 'ReportReview', memberId, reviewId, ...said, ...facts, ...more }) as const
const unmark = { type: 'UnmarkReviewHelpful', memberId, reviewId } as const

const marked = ReviewMarkedHelpful({ memberId, reviewId })
const unmarked = ReviewUnmarkedHelpful({ memberId, reviewId })
const reported = ReviewReported({ memberId, reviewId, ...said })

describe('a member who finds a review helpful', () => {
  it('says so once, can take it back, and can say so again', () => {
    given().when(find()).then(marked)
    given(marked).when(find()).thenNothing()
    given(marked).when(unmark).then(unmarked)
    given().when(unmark).thenNothing()
    given(marked, unmarked).when(find()).then(marked)
  })

  it('is registered, and says so of what others wrote and everybody can read', () => {
    given()
      .when(find({ registered: false }))
      .thenRefused('not-registered')
    given()
      .when(find({ reviewId: own }))
      .thenRefused('helpful-your-own')
    for (const text of unreadable) given().when(find({ text })).thenRefused('unknown-review')
    given(marked).when(unmark).then(unmarked)
  })

  it('does so as often as one member can', () => {
    const full = { ...reader.initial, count: HELPFUL_EACH }
    expect(reader.decide(find(), full)).toEqual({ refusal: 'too-many-helpful' })
    expect(reader.decide(find(), { ...full, count: HELPFUL_EACH - 1 })).toEqual({ events: [marked] })
  })

  it('is kept in parts that fold on their own', () => {
    const ids = Array.from({ length: 30 }, (_, index) => reviewOf(index))
    const { state } = play(ids.map((id) => find({ reviewId: id })))
    expect(state.count).toBe(30)
    for (const id of ids) {
      const part = reader.partFor?.(find({ reviewId: id })) ?? ''
      const alone = { ...state, marks: { [part]: state.marks[part] ?? [] } }
      expect(reader.decide(find({ reviewId: id }), alone)).toEqual({ events: [] })
    }
  })
})

describe('a member who reports a review', () => {
  it('does so once, whatever they say the second time', () => {
    given().when(report()).then(reported)
    given(reported)
      .when(report({ reason: 'abuse', note: null }))
      .thenNothing()
  })

  it('is registered, and reports what others wrote and everybody can read', () => {
    given()
      .when(report({ registered: false }))
      .thenRefused('not-registered')
    given()
      .when(report({ reviewId: own }))
      .thenRefused('report-your-own')
    for (const text of unreadable) given().when(report({ text })).thenRefused('unknown-review')
  })

  it('does so as often as one member can', () => {
    const full = { ...reader.initial, reported: Array.from({ length: REVIEW_REPORTS_EACH }, (_, index) => reviewOf(index + 1)) }
    expect(reader.decide(report(), full)).toEqual({ refusal: 'too-many-reports' })
  })
})

it('keeps the marks that were set last, whatever comes in between', () => {
  const step = fc.record({ which: fc.nat(4), isSet: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { state } = play(steps.map(({ which, isSet }) => ({ ...(isSet ? find() : unmark), reviewId: reviewOf(which) })))
      const set = new Set<number>()
      for (const { which, isSet } of steps)
        if (isSet) set.add(which)
        else set.delete(which)
      expect(Object.values(state.marks).flat().toSorted()).toEqual([...set].map(reviewOf).toSorted())
      expect(state.count).toBe(set.size)
    }),
    { numRuns: runs(200) },
  )
})

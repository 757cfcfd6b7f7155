import { MemberId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import {
  ReviewAnswerDeleted,
  ReviewAnswered,
  ReviewCleared,
  ReviewDeleted,
  ReviewEdited,
  type ReviewEvent,
  ReviewHidden,
  ReviewShown,
  ReviewWritten,
} from '@debut/events/reviews/review-events.ts'
import { runs } from '@debut/events/testing/runs.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { harmless } from '../kernel/texts/holds/testing/harmless.ts'
import { review, type ReviewCommand } from './review.ts'

const { given, play } = specify(review)
const idOf = (index: number) => MemberId.parse(`4fd7be23-5c6d-4a3c-8f4e-${String(index).padStart(12, '0')}`)
const [memberId, maker, secondMaker, stranger, admin] = [idOf(0), idOf(1), idOf(2), idOf(3), idOf(4)]
const whose = { toolId: ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001'), memberId }
const makers = [maker, secondMaker]
const writtenAt = toInstant('2026-03-02T20:00:00Z')
const said = { rating: 4, body: 'It folds straight, every time I tried it.' } as const
const better = { rating: 5, body: 'It folds even straighter than it did before.' } as const

const write = (more: Partial<ReviewCommand & { type: 'WriteReview' }> = {}) =>
  ({
    type: 'WriteReview',
    ...whose,
    ...said,
    registered: true,
    verified: true,
    toolIsShown: true,
    makers,
    at: writtenAt,
    writtenAt: undefined,
    text: harmless,
    ...more,
  }) as const
const deleteReview = { type: 'DeleteReview', ...whose } as const
const answer = (more: Partial<ReviewCommand & { type: 'AnswerReview' }> = {}) =>
  ({ type: 'AnswerReview', ...whose, makerId: maker, body: 'Thank you.', registered: true, makers, ...more }) as const
const deleteAnswer = (more: Partial<ReviewCommand & { type: 'DeleteReviewAnswer' }> = {}) =>
  ({ type: 'DeleteReviewAnswer', ...whose, makerId: maker, makers, ...more }) as const
const hide = { type: 'Hide', ...whose, by: admin, reason: 'abuse' } as const
const show = { type: 'Show', ...whose, by: admin, reason: 'mistake' } as const
const clear = { type: 'Clear', ...whose, by: admin } as const

const written = ReviewWritten({ ...whose, ...said, makers })
const edited = (marked = false) => ReviewEdited({ ...whose, ...better, marked })
const deleted = ReviewDeleted(whose)
const hidden = ReviewHidden({ ...whose, by: admin, reason: 'abuse' })
const shown = ReviewShown({ ...whose, by: admin, reason: 'mistake' })
const answered = (makerId = maker, body = 'Thank you.') => ReviewAnswered({ ...whose, makerId, body })
const answerDeleted = (makerId = maker) => ReviewAnswerDeleted({ ...whose, makerId })

describe('a review', () => {
  it('is written once, and changed by writing it again', () => {
    given().when(write()).then(written)
    given(written).when(write()).thenNothing()
    given(written).when(write(better)).then(edited())
    given(written, edited()).when(write(better)).thenNothing()
    given(written)
      .when(write({ rating: 1 }))
      .then(ReviewEdited({ ...whose, ...said, rating: 1, marked: false }))
  })

  it('is marked as edited from a quarter of an hour after it was written', () => {
    const editAt = (at: string) => write({ ...better, at: toInstant(at), writtenAt })
    given(written).when(editAt('2026-03-02T20:15:00.000Z')).then(edited())
    given(written).when(editAt('2026-03-02T20:15:00.001Z')).then(edited(true))
  })

  it('is written by a registered member with a confirmed email, of a product that everybody can see', () => {
    for (const past of [[], [written]]) {
      const refused = (more: Parameters<typeof write>[0], code: string) =>
        given(...past)
          .when(write({ ...better, ...more }))
          .thenRefused(code)
      refused({ registered: false }, 'not-registered')
      refused({ verified: false }, 'not-confirmed')
      refused({ toolIsShown: false }, 'unknown-tool')
    }
  })

  it('is never of a product that its author makes', () => {
    given()
      .when(write({ makers: [maker, memberId] }))
      .thenRefused('review-your-own')
    given(written)
      .when(write({ ...better, makers: [memberId] }))
      .thenRefused('review-your-own')
  })

  it('is deleted by its author, and can be written again', () => {
    given().when(deleteReview).thenRefused('unknown-review')
    given(written).when(deleteReview).then(deleted)
    given(written, deleted).when(deleteReview).thenNothing()
    given(written, deleted).when(write()).then(written)
    for (const command of [answer(), deleteAnswer(), hide, show, clear]) given(written, deleted).when(command).thenRefused('unknown-review')
  })

  it('is hidden, shown and cleared by moderators, and can be changed or deleted while it is hidden', () => {
    for (const command of [hide, show, clear]) given().when(command).thenRefused('unknown-review')
    given(written).when(hide).then(hidden)
    given(written, hidden).when(hide).thenNothing()
    given(written, hidden).when(show).then(shown)
    given(written).when(show).thenNothing()
    given(written)
      .when(clear)
      .then(ReviewCleared({ ...whose, by: admin }))
    given(written, hidden).when(write(better)).then(edited())
    given(written, hidden).when(deleteReview).then(deleted)
  })

  it('is kept and held where a rule finds something, and its makers are notified once it is shown', () => {
    const held = ReviewHidden({ ...whose, reason: 'links', by: null })
    const heldAtFirst = ReviewHidden({ ...whose, reason: 'links', by: null, makers })
    const silent = ReviewWritten({ ...whose, ...said, makers: [] })
    const text = { ...harmless, links: 6 }
    given().when(write({ text })).then(silent, heldAtFirst)
    given(written)
      .when(write({ ...better, text }))
      .then(edited(), held)
    given(written)
      .when(write({ rating: 5, text }))
      .then(ReviewEdited({ ...whose, ...said, rating: 5, marked: false }))
    given(written, held).when(show).then(shown)
    const firstShown = ReviewShown({ ...whose, by: admin, reason: 'mistake', notifies: makers })
    given(silent, heldAtFirst).when(show).then(firstShown)
    given(silent, heldAtFirst, firstShown, hidden).when(show).then(shown)
  })

  it('stays hidden when it is deleted and written again', () => {
    given(written, hidden, deleted)
      .when(write())
      .then(ReviewWritten({ ...whose, ...said, makers: [] }))
    given(written, hidden, deleted, written).when(show).then(shown)
  })
})

describe('an answer to a review', () => {
  it('is written by a maker of the product, and changed by writing it again', () => {
    given(written).when(answer()).then(answered())
    given(written, answered()).when(answer()).thenNothing()
    given(written, answered())
      .when(answer({ body: 'Thank you so much.' }))
      .then(answered(maker, 'Thank you so much.'))
  })

  it('is written by no one else', () => {
    given(written)
      .when(answer({ makerId: stranger }))
      .thenRefused('not-a-maker')
    given(written)
      .when(answer({ registered: false }))
      .thenRefused('not-registered')
    given(written, answered())
      .when(answer({ body: 'Thank you so much.', makers: [secondMaker] }))
      .thenRefused('not-a-maker')
  })

  it('is to a review that can be read', () => {
    given().when(answer()).thenRefused('unknown-review')
    given(written, hidden).when(answer()).thenRefused('unknown-review')
    const erased: ReviewEvent = { ...written, data: { ...written.data, body: null } }
    given(erased).when(answer()).thenRefused('unknown-review')
  })

  it('is the only one while its author makes the product', () => {
    const second = answer({ makerId: secondMaker, body: 'So glad.' })
    given(written, answered()).when(second).thenRefused('answered-by-another')
    given(written, answered(), answerDeleted()).when(second).then(answered(secondMaker, 'So glad.'))
    given(written, answered())
      .when({ ...second, makers: [secondMaker] })
      .then(answered(secondMaker, 'So glad.'))
  })

  it('is deleted by its author, also once they make the product no longer', () => {
    given(written, answered()).when(deleteAnswer()).then(answerDeleted())
    given(written, answered(), answerDeleted()).when(deleteAnswer()).thenNothing()
    given(written, answered())
      .when(deleteAnswer({ makers: [] }))
      .then(answerDeleted())
    given(written, answered())
      .when(deleteAnswer({ makerId: secondMaker }))
      .thenRefused('answered-by-another')
    given(written, answered())
      .when(deleteAnswer({ makerId: stranger }))
      .thenRefused('not-a-maker')
  })

  it('is gone with the review', () => {
    given(written, answered(), deleted, written).when(answer()).then(answered())
    given(written, answered(), deleted, written)
      .when(answer({ makerId: secondMaker }))
      .then(answered(secondMaker))
  })
})

it('takes every command twice as it takes it once', () => {
  const commands = [write(), write(better), deleteReview, answer(), answer({ makerId: secondMaker }), deleteAnswer(), hide, show]
  fc.assert(
    fc.property(fc.array(fc.constantFrom<ReviewCommand>(...commands), { maxLength: 12 }), (sent) => {
      expect(play(sent.flatMap((command) => [command, command])).history).toEqual(play(sent).history)
    }),
    { numRuns: runs(200) },
  )
})
